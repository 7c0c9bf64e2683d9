import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Card } from './Card';
import { CardGrid } from './CardGrid';
import { LinkCard } from './LinkCard';

afterEach(cleanup);

test('shows title and content, and keeps the icon from assistive technology', () => {
  render(
    <CardGrid>
      <Card title="Fast" content="By Rust" icon={<svg data-testid="icon" />} />
    </CardGrid>,
  );
  expect(screen.getByText('Fast')).toBeTruthy();
  expect(screen.getByText('By Rust')).toBeTruthy();
  expect(screen.getByTestId('icon').closest('[aria-hidden="true"]')).not.toBeNull();
});

test('shows children where there is no content', () => {
  render(<Card>inside</Card>);
  expect(screen.getByText('inside')).toBeTruthy();
});

test('is one link as a whole', () => {
  render(<LinkCard href="/guide/" title="Guide" description="Start here" />);
  const link = screen.getByRole('link', { name: /Guide.*Start here/ });
  expect(link.getAttribute('href')).toBe('/guide/');
});
