import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Badge } from './Badge';

afterEach(cleanup);

test('renders its text as a tip by default', () => {
  render(<Badge text="New" />);
  expect(screen.getByText('New').dataset.type).toBe('tip');
});

test('renders children instead of text, with the given type and outline', () => {
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
