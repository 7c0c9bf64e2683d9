import { expect, test } from 'vitest';

import { hasPageExtension, PAGE_EXTENSIONS, withoutPageExtension } from './page-extensions';

test.each(PAGE_EXTENSIONS)('%s is the ending of a page, and is taken off', (extension) => {
  expect(hasPageExtension(`a.b${extension}`)).toBe(true);
  expect(withoutPageExtension(`a.b${extension}`)).toBe('a.b');
});

test.each(['a', 'a.json', 'a.mdx.bak', 'a.mts', 'md'])('%s has no ending of a page', (name) => {
  expect(hasPageExtension(name)).toBe(false);
  expect(withoutPageExtension(name)).toBe(name);
});
