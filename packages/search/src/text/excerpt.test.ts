// cspell:ignore Größe Überprüfung agréable
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { EXCERPT_WIDTH } from '../model/constants';
import type { TextRange } from '../model/types';
import { createExcerpt, getTextWidth } from './excerpt';

function find(text: string, part: string): TextRange {
  return { start: text.indexOf(part), length: part.length };
}

test.each([
  'needle at the start, then a long tail that goes on and on',
  'a long lead-in that goes on and on up to the needle',
  '很长的中文文本里有一个 needle 在中间位置，然后继续写下去',
  '👩‍🚀 in space with a needle 🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀',
])('contains the match: %s', (text) => {
  for (let width = 6; width < 80; width++) {
    const excerpt = createExcerpt(text, find(text, 'needle'), width);
    const at = find(text, 'needle').start - excerpt.range.start + excerpt.offset;
    expect(excerpt.text.slice(at, at + 6)).toBe('needle');
    expect(excerpt.text.isWellFormed()).toBe(true);
    expect(getTextWidth(excerpt.text)).toBeLessThanOrEqual(width + 6);
  }
});

test('has an ellipsis only where text is cut', () => {
  expect(createExcerpt('short needle text', find('short needle text', 'needle')).text).toBe(
    'short needle text',
  );
  const long = `${'word '.repeat(50)}needle${' word'.repeat(50)}`;
  expect(createExcerpt(long, find(long, 'needle')).text).toMatch(
    /^\.\.\.word .* needle .* word\.\.\.$/,
  );
});

test.each(['Die Größe der Überprüfung', 'Тестирование модулей', 'un cafe\u0301 très agréable'])(
  'cuts no words in %s',
  (phrase) => {
    const text = `${`${phrase} `.repeat(20)}needle${` ${phrase}`.repeat(20)}`;
    const words = new Set([...phrase.split(' '), 'needle']);
    for (let width = 60; width < 90; width++) {
      const excerpt = createExcerpt(text, find(text, 'needle'), width).text;
      expect(
        excerpt
          .replaceAll('...', '')
          .split(' ')
          .filter((word) => !words.has(word)),
      ).toEqual([]);
    }
  },
);

test('counts Chinese characters three times', () => {
  const excerpt = createExcerpt('测'.repeat(300), { start: 150, length: 2 });
  expect(excerpt.text.length - 6).toBe(Math.floor(EXCERPT_WIDTH / 3));
});

test('returns one line', () => {
  const text = 'one\ntwo\tneedle\n\nthree';
  expect(createExcerpt(text, find(text, 'needle')).text).toBe('one two needle  three');
});

test('never splits a surrogate pair', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { minLength: 1 }),
      fc.nat(),
      fc.integer({ min: 1, max: 40 }),
      (words, index, width) => {
        const text = words.join(' ');
        const target = index % words.length;
        const start = words.slice(0, target).join(' ').length + (target > 0 ? 1 : 0);
        const match = { start, length: words[target]!.length };
        const { text: line, range, offset } = createExcerpt(text, match, width);
        expect(line.isWellFormed()).toBe(true);
        expect(line.slice(offset, offset + range.length)).toBe(
          text.slice(range.start, range.start + range.length).replace(/\s/g, ' '),
        );
      },
    ),
  );
});

test('does not throw for strings that are not well-formed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.nat(60),
      fc.nat(60),
      (text, a, b) => {
        const start = Math.min(a, text.length);
        createExcerpt(text, { start, length: Math.min(b, text.length - start) }, 20);
      },
    ),
  );
});
