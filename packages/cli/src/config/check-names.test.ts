import { expect, test } from 'vitest';

import { checkNames } from './check-names';
import { withDefaults } from './with-defaults';

type User = Parameters<typeof withDefaults>[0];

const check = (user: User) =>
  checkNames(withDefaults(user)).map(({ key, message }) => `${key.join('.')} – ${message}`);
const locales = (...langs: string[]) => langs.map((lang) => ({ lang, label: lang }));

test.each(['/', './', '/docs/', 'docs', '/a/b.c/', '/文档/', '/v1.0', '/a%20b/'])(
  'accepts the base %j',
  (base) => expect(check({ base })).toEqual([]),
);

test.each([
  'https://a.example/docs/',
  '//a.example/',
  '/docs//a/',
  '../',
  '/../',
  '/a/../../b/',
  '/%2e%2e/',
  '/./a/',
  '\\docs\\',
  '/a?b/',
  '/a#b/',
  '/a b/',
  '/a\n/',
  'javascript:x',
  'C:/docs',
])('rejects the base %j', (base) => {
  expect(check({ base })).toEqual([
    `base – base: expected a path such as "/docs/" or "./", got ${JSON.stringify(base)}.`,
  ]);
});

test.each(['en', 'zh-CN', 'zh-Hant-TW', 'EN', 'cn'])('accepts the language %j', (lang) => {
  expect(check({ lang, locales: locales(lang) })).toEqual([]);
});

test.each([
  '../x',
  'a/b',
  'a\\b',
  '.',
  '..',
  '-',
  'en-',
  'e n',
  'en\n',
  'é',
  '%2e',
  'en?',
  '_x',
  'zh_CN',
])('rejects the language %j', (lang) => {
  const got = `expected a language tag such as "en" or "zh-CN", got ${JSON.stringify(lang)}.`;
  expect(check({ lang, locales: locales('en', lang) })).toEqual([
    `lang – lang: ${got}`,
    `locales.1.lang – locales[1].lang: ${got}`,
  ]);
  expect(check({ themeConfig: { locales: locales(lang) } })).toEqual([
    `themeConfig.locales.0.lang – themeConfig.locales[0].lang: ${got}`,
  ]);
});

test('rejects duplicate languages, also if they differ in letter case', () => {
  expect(check({ locales: locales('en', 'zh-CN', 'ZH-cn', 'en') })).toEqual([
    'locales.2.lang – locales[2].lang: duplicate language "ZH-cn", also written as "zh-CN".',
    'locales.3.lang – locales[3].lang: duplicate language "en".',
  ]);
});

test('the same language can be in both lists of locales, with the same spelling', () => {
  const themeConfig = { locales: locales('en', 'ZH') };
  expect(check({ locales: locales('en', 'ZH'), themeConfig })).toEqual([]);
  expect(check({ locales: locales('en', 'zh'), themeConfig })).toEqual([
    'themeConfig.locales.1.lang – themeConfig.locales[1].lang: duplicate language "ZH", also written as "zh".',
  ]);
});

test('rejects versions that are paths, and versions that differ only in case or normalization', () => {
  const versions = (...names: string[]) => check({ multiVersion: { versions: names } });
  expect(versions('v2', '1.x', '2.0.0-beta.1+a', 'é', '下一版')).toEqual([]);
  for (const name of ['..', '.', '../x', 'a/b', 'a\\b', 'a b', 'a#', '%2e', 'v1\n', '_a'])
    expect(versions(name), name).toHaveLength(1);
  expect(versions('caf\u00e9', 'cafe\u0301')).toEqual([
    'multiVersion.versions.1 – multiVersion.versions[1]: duplicate version "cafe\u0301", also written as "caf\u00e9".',
  ]);
  expect(versions('V1', 'v1', 'v1')).toHaveLength(2);
});
