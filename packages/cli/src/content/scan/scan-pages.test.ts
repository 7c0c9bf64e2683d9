import { expect, test } from 'vitest';

import { findUnaddressable } from './scan-pages';

const find = (relativePath: string) =>
  findUnaddressable([{ relativePath, filePath: `/site/${relativePath}` }]);

test.each(['en/c#.md', 'en/what?.md', 'en/a%2Fb.md', 'en/c#/index.md'])(
  '%s is named, since no link would reach it',
  (path) => {
    expect(find(path)).toMatchObject([{ file: `/site/${path}` }]);
  },
);

test.each(['en/100%.md', 'en/a&b+c.md', 'en/中文 名.md', "en/it's (here).md", 'en/v1.2.md'])(
  '%s is a name like any other',
  (path) => {
    expect(find(path)).toEqual([]);
  },
);

test('tells a name that would do', () => {
  expect(find('en/c#.md')[0]?.hint).toContain('en/c-.md');
});
