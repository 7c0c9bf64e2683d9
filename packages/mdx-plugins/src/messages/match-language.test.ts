import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGS } from './catalogs';
import { matchLanguage } from './match-language';

const available = Object.keys(CATALOGS);
const match = (lang: string) => matchLanguage(lang, available);

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN-us', 'en'],
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
  ['zh_CN', 'zh'],
  ['zh-SG', 'zh'],
  ['zh-Hans', 'zh'],
  ['zh-Hans-TW', 'zh'],
  ['zh-TW', 'zh-Hant'],
  ['zh-hk', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-Hant-CN', 'zh-Hant'],
  ['zh-Latn', 'zh'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['fr-CA', 'fr'],
  ['es-419', 'es'],
  ['ar-EG', 'ar'],
])('%s matches %s', (lang, expected) => {
  expect(match(lang)).toBe(expected);
});

test.each(['pl', 'yue', 'zha', 'e', 'english', '', 'not a tag'])('%s matches nothing', (lang) => {
  expect(match(lang)).toBeUndefined();
});

test('matches every available tag with itself, in any letter case', () => {
  for (const tag of available) {
    expect([match(tag), match(tag.toLowerCase()), match(tag.toUpperCase())]).toEqual([
      tag,
      tag,
      tag,
    ]);
  }
});

test('returns an available tag or undefined for any string', () => {
  fc.assert(
    fc.property(fc.string(), (lang) => {
      expect([...available, undefined]).toContain(match(lang));
    }),
  );
});
