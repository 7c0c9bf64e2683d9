import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fold, foldText, toOriginalEnd, toOriginalStart } from './fold';

/** Characters that are folded together with their neighbors, or in a special way. */
const MIXED = [
  ...['a', 'É', 'e', '\u0301', ' ', '测', 'ß', 'İ', '\n', '\ud83d', 'ｶ', 'ﾞ', 'か', '\u3099'],
  ...[
    '\u1112',
    '\u1161',
    '\u11ab',
    '하',
    'ㅎ',
    'ㅏ',
    'ㄳ',
    'ﾡ',
    'ا',
    '\u0654',
    '\u0640',
    '\ufe71',
    'ש',
    '\u05c1',
  ],
];

test.each([
  ['Ünïcode', 'unicode'],
  ['e\u0301te\u0301', 'ete'],
  ['İı', 'ii'],
  ['Straße', 'strasse'],
  ['ﬁle', 'file'],
  ['ＲＳＴＥＳＴ', 'rstest'],
  ['が', 'が'],
  ['か\u3099', 'が'],
  ['й', 'й'],
  ['Ёлка', 'елка'],
  ['е\u0308лка', 'елка'],
  ['한국', '한국'],
  ['한국'.normalize('NFD'), '한국'],
  ['하\u11ab국', '한국'],
  ['ㅎㅏ', '하'],
  ['ｶﾞｲﾄﾞ', 'ガイド'],
  ['اللُّغَة', 'اللغه'],
  ['العـــربية', 'العربيه'],
  ['أحمد', 'احمد'],
  ['على فارسی', 'علي فارسي'],
  ['שָׁלוֹם', 'שלום'],
  ['中文', '中文'],
  ['soft\u00adhyphen', 'softhyphen'],
])('folds %s', (text, expected) => {
  expect(fold(text).text).toBe(expected);
});

test.each([
  ['Ünïcode', 'code', 'code'],
  ['e\u0301te\u0301 x', 'ete', 'e\u0301te\u0301'],
  ['Straße', 'ss', 'ß'],
  ['Straße', 's', 'S'],
  ['xİx', 'i', 'İ'],
  ['👩‍🚀测试', '测', '测'],
  ['x한국'.normalize('NFD'), '한', '한'.normalize('NFD')],
  ['اللُّغَة', 'لغ', 'لُّغَ'],
  ['بـــر', 'ب', 'بـــ'],
  ['하\ufe71ᆪ', '핛', '하\ufe71ᆪ'],
])('maps folded offsets to the original of %s', (text, part, expected) => {
  const folded = fold(text);
  const start = folded.text.indexOf(part);
  const found = text.slice(
    toOriginalStart(folded, start),
    toOriginalEnd(folded, start + part.length),
  );
  expect(found).toBe(expected);
});

test('maps every range into the original, in order and between characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const folded = fold(text);
      let last = 0;
      for (let at = 0; at < folded.text.length; at++) {
        const start = toOriginalStart(folded, at);
        const end = toOriginalEnd(folded, at + 1);
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        if (text.isWellFormed()) expect(text.slice(start, end).isWellFormed()).toBe(true);
        last = start;
      }
    }),
  );
});

test('folds the same text without offsets', () => {
  const text = fc.string({
    unit: fc.constantFrom(...MIXED),
  });
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (text) => {
      expect(foldText(text)).toBe(fold(text).text);
    }),
  );
});

test('does not change folded text', () => {
  const grapheme = fc.string({ unit: 'grapheme', maxLength: 40 });
  const mixed = fc.string({ unit: fc.constantFrom(...MIXED) });
  fc.assert(
    fc.property(fc.oneof(grapheme, mixed), (text) => {
      const once = fold(text).text;
      expect(fold(once).text).toBe(once);
    }),
  );
});

test('does not change folded text with any character between others', () => {
  const changed: string[] = [];
  for (let code = 0; code <= 0xffff; code++) {
    const char = String.fromCharCode(code);
    for (const text of [`\ud558${char}\u11aa`, `\u0439${char}\u05b0`, `e${char}\u0301`]) {
      const once = fold(text).text;
      if (fold(once).text !== once) changed.push(text);
    }
  }
  expect(changed).toEqual([]);
});
