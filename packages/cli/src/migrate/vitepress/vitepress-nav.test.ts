import { expect, test } from 'vitest';

import { routeOf } from './vitepress-nav';

test.each([
  ['/guide/a.md', '', '/guide/a'],
  ['guide/a.html#b', '', '/guide/a#b'],
  ['/guide/index.md', '', '/guide/'],
  ['a', '/guide/', '/guide/a'],
  ['/a', '/guide/', '/guide/a'],
  ['https://example.com/a.md', '/guide/', 'https://example.com/a.md'],
  ['#top', '', '#top'],
])('%s below "%s" is %s', (link, base, route) => {
  expect(routeOf(link, base)).toBe(route);
});
