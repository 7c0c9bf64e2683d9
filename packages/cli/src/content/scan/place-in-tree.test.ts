import { expect, test } from 'vitest';

import { placeInTree } from './place-in-tree';

const SITE = {
  defaultLang: 'en',
  langs: ['en', 'zh'],
  isMultilingual: true,
  versions: ['v1', 'v2'],
  defaultVersion: 'v2',
};

test.each([
  ['v1/zh/guide/a', 'v1', 'zh', 'guide/a'],
  ['zh/guide/a', 'v2', 'zh', 'guide/a'],
  ['guide/zh/a', 'v2', 'en', 'guide/zh/a'],
  ['zh/v1/a', 'v2', 'zh', 'v1/a'],
  // A file, not a folder, has the name.
  ['zh', 'v2', 'en', 'zh'],
  ['v1/zh', 'v1', 'en', 'zh'],
])('%s is of version %s and language %s', (path, version, lang, rest) => {
  expect(placeInTree(path, SITE)).toEqual({ version, lang, rest });
});

test('on a site of one language its name is a folder like others', () => {
  const place = placeInTree('zh/a', { ...SITE, isMultilingual: false });
  expect(place).toEqual({ version: 'v2', lang: 'en', rest: 'zh/a' });
});
