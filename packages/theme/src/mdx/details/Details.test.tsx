import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Details } from './Details';

afterEach(cleanup);

test('is initially closed, or open with the open prop', () => {
  render(
    <>
      <Details title="More">inside</Details>
      <Details title="Shown" open>
        inside
      </Details>
    </>,
  );
  const [closed, open] = screen.getAllByRole('group') as HTMLDetailsElement[];
  expect(closed?.open).toBe(false);
  expect(open?.open).toBe(true);
  expect(screen.getByText('More').tagName).toBe('SUMMARY');
});
