import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { SourceCode } from './SourceCode';

afterEach(cleanup);

test('links to the source and names the platform', () => {
  render(<SourceCode href="https://gitlab.example/a" platform="gitlab" />);
  const link = screen.getByRole('link', { name: 'Source GitLab (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://gitlab.example/a');
  expect(link.getAttribute('rel')).toContain('noopener');
});
