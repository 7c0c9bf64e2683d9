import { expect, test } from 'vitest';

import { toRoute } from './vitepress-nav';

test.each([
  ['/guide/a.md', '', '/guide/a'],
  ['guide/a.html#b', '', '/guide/a#b'],
  ['/guide/index.md', '', '/guide/'],
  ['a', '/guide/', '/guide/a'],
  ['/a', '/guide/', '/guide/a'],
  ['https://example.com/a.md', '/guide/', 'https://example.com/a.md'],
  ['#top', '', '#top'],
])('converts %s with the base "%s" to %s', (link, base, route) => {
  expect(toRoute(link, base)).toBe(route);
});
