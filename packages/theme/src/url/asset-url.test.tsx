import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { BackgroundImage } from '../hero/BackgroundImage';
import { Fixture, siteData } from '../testing/site-fixture';
import { ToolLogo } from '../tool-stack/ToolLogo';
import { assetUrl } from './asset-url';

afterEach(cleanup);

test.each([
  ['/a.svg', undefined, '/docs/a.svg'],
  ['/a.svg', 'https://cdn.example.com', 'https://cdn.example.com/a.svg'],
  ['/a.svg', 'https://cdn.example.com/x/', 'https://cdn.example.com/x/a.svg'],
  ['https://b.c/a.svg', 'https://cdn.example.com', 'https://b.c/a.svg'],
  ['data:image/svg+xml,', 'https://cdn.example.com', 'data:image/svg+xml,'],
  ['a.svg', 'https://cdn.example.com', 'a.svg'],
])('resolves %s with the asset host %s to %s', (src, assetHost, url) => {
  expect(assetUrl(src, { base: '/docs/', assetHost })).toBe(url);
});

test('an image that fails to load falls back to the site, then to no image', () => {
  const { container } = render(
    <Fixture site={siteData({ base: '/docs/', assetHost: 'https://cdn.example.com' })}>
      <ToolLogo src="/logo.svg" name="Tool" />
      <BackgroundImage src="/back.webp" />
    </Fixture>,
  );
  const sources = () =>
    [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  const fail = () => {
    for (const image of container.querySelectorAll('img')) fireEvent.error(image);
  };
  expect(sources()).toEqual([
    'https://cdn.example.com/logo.svg',
    'https://cdn.example.com/back.webp',
  ]);
  fail();
  expect(sources()).toEqual(['/docs/logo.svg', '/docs/back.webp']);
  fail();
  expect(sources()).toEqual([]);
  expect(container.textContent).toContain('T');
});
