import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Html } from '../html/Html';
import { Steps } from './Steps';

afterEach(cleanup);

test('preserves headings of elements and static HTML', () => {
  render(
    <Steps>
      <h3>Install</h3>
      <Html html="<h3>Run</h3>" />
    </Steps>,
  );
  expect(
    screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual(['Install', 'Run']);
});
