import { expect, test } from 'vitest';

import { resolveToolLanguage } from './tool-language';

test.each([
  [undefined, '/zh/guide/start/', 'zh'],
  [undefined, '/zh/', 'zh'],
  [undefined, '/zh', 'zh'],
  [undefined, '/zh.html', 'zh'],
  [undefined, '/guide/start/', 'en'],
  [undefined, '/guide/zhongwen', 'en'],
  [undefined, '/zhongwen/', 'en'],
  [undefined, '/', 'en'],
  [undefined, '', 'en'],
  ['zh', '/guide/', 'zh'],
  ['zh-CN', '/guide/', 'zh'],
  ['en', '/zh/guide/', 'en'],
  ['fr', '/zh/', 'en'],
] as const)('resolveToolLanguage(%s, %s) is %s', (lang, pathname, expected) => {
  expect(resolveToolLanguage(lang, pathname)).toBe(expected);
});
