import { expect, test } from 'vitest';

import { hasPageExtension, PAGE_EXTENSIONS, removePageExtension } from './page-extensions';

test.each(PAGE_EXTENSIONS)('removes the page extension %s', (extension) => {
  expect(hasPageExtension(`a.b${extension}`)).toBe(true);
  expect(removePageExtension(`a.b${extension}`)).toBe('a.b');
});

test.each(['a', 'a.json', 'a.mdx.bak', 'a.mts', 'md'])(
  'keeps %s, which has no page extension',
  (name) => {
    expect(hasPageExtension(name)).toBe(false);
    expect(removePageExtension(name)).toBe(name);
  },
);
