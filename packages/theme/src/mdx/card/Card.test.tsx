import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Fixture, siteData } from '../../testing/site-fixture';

import { Card } from './Card';
import { CardGrid } from './CardGrid';
import { LinkCard } from './LinkCard';

afterEach(cleanup);

test('renders title and content, and hides the icon from assistive technology', () => {
  render(
    <CardGrid>
      <Card title="Fast" content="By Rust" icon={<svg data-testid="icon" />} />
    </CardGrid>,
  );
  expect(screen.getByText('Fast')).toBeTruthy();
  expect(screen.getByText('By Rust')).toBeTruthy();
  expect(screen.getByTestId('icon').closest('[aria-hidden="true"]')).not.toBeNull();
});

test('renders children if there is no content', () => {
  render(<Card>inside</Card>);
  expect(screen.getByText('inside')).toBeTruthy();
});

test('renders the entire card as one link', () => {
  render(<LinkCard href="/guide/" title="Guide" description="Start here" />);
  const link = screen.getByRole('link', { name: /Guide.*Start here/ });
  expect(link.getAttribute('href')).toBe('/guide/');
});

test.each([
  ['/docs/guide/', '/docs/guide/'],
  ['/docs/guide/a?b=1#c', '/docs/guide/a?b=1#c'],
  ['/guide/', '/docs/guide/'],
  ['/docsify/', '/docs/docsify/'],
  ['#here', '#here'],
  ['https://example.com/docs/', 'https://example.com/docs/'],
])('resolves %s to %s with the base /docs/', (href, expected) => {
  render(
    <Fixture site={siteData({ base: '/docs/' })}>
      <LinkCard href={href} title="Guide" />
    </Fixture>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe(expected);
});
