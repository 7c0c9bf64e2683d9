import { expect, test } from 'vitest';

import { findSidebarKey } from './navigations';

test.each([
  ['/guide/deep/page', ['/', '/guide', '/guide/deep'], '/guide/deep'],
  ['/guide/deep', ['/', '/guide', '/guide/deep'], '/guide/deep'],
  ['/guide/deeper/page', ['/', '/guide', '/guide/deep'], '/guide'],
  ['/Guide/A.html', ['/guide'], '/guide'],
  ['/zh/guide/', ['/guide', '/zh'], '/zh'],
  ['/guidebook', ['/guide'], undefined],
  ['/', ['/guide'], undefined],
  ['/', ['/'], '/'],
])('the sidebar for %s among %j is %s', (routePath, keys, expected) => {
  expect(findSidebarKey(routePath, new Set(keys))).toBe(expected);
});
