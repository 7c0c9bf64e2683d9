import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Badge } from './Badge';

afterEach(cleanup);

test('shows its text as a tip', () => {
  render(<Badge text="New" />);
  expect(screen.getByText('New').dataset.type).toBe('tip');
});

test('shows children before text, in its type and with a line', () => {
  render(
    <Badge type="danger" text="unused" outline>
      Removed
    </Badge>,
  );
  const badge = screen.getByText('Removed');
  expect(badge.dataset.type).toBe('danger');
  expect(badge.dataset.outline).toBe('');
  expect(screen.queryByText('unused')).toBeNull();
});
