import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readPlainYaml } from './plain-yaml';

test('reads keys with words', () => {
  expect(readPlainYaml('title: 快速 开始: no')).toBeUndefined();
  expect(
    readPlainYaml('title: 快速开始\ndescription: All of it, in 5 minutes\nsearch: false'),
  ).toEqual({ title: '快速开始', description: 'All of it, in 5 minutes', search: false });
});

test('reads words in quotes as they are', () => {
  expect(
    readPlainYaml(`title: "a: b # c"\ndescription: 'say "true"'\nicon: ""\ntag: "404"`),
  ).toEqual({
    title: 'a: b # c',
    description: 'say "true"',
    icon: '',
    tag: '404',
  });
});

test.each([
  'title: "Quo\\ted"',
  'title: "a" b',
  "title: 'it''s'",
  'title: 404',
  'title: null',
  'title: False',
  'title: a # comment',
  'title: a: b',
  'title: a:',
  'title: a ',
  'title:  a',
  'title:\ta',
  'title: a\tb',
  'title: a\n  b',
  'title: a\ntitle: b',
  'title: a\r\nsearch: b',
  'title: [a]',
  'title: |\n  a',
  'title:',
  '- a',
  '# a',
  '',
  'null: a',
  '? a',
])('leaves %j to those who read all of YAML', (text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});

test('whatever it reads, YAML says the same', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'Z',
      '页',
      ' ',
      ': ',
      ':',
      ' #',
      '#',
      '-',
      '- ',
      '\n',
      '\n  ',
      '"',
      "'",
      '{',
      ']',
      ',',
      '&',
      '*',
    ],
    ...[
      '!',
      '|',
      '>',
      '%',
      '@',
      '`',
      '\t',
      '\r',
      'true',
      'no',
      'null',
      '~',
      '1',
      '.',
      '\u2028',
      '\u0085',
    ],
    ...[
      'title: ',
      '\ntag: "',
      "\nicon: '",
      '\ntitle: a',
      '\nsearch: ',
      '---',
      '...',
      '\uFEFF',
      '\\',
      '🚀',
      '=',
      '<<: ',
    ],
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => `title: a${pieces.join('')}`);
  let read = 0;
  fc.assert(
    fc.property(text, (source) => {
      const data = readPlainYaml(source);
      if (!data) return;
      read++;
      const document = parseDocument(source);
      expect(document.errors).toEqual([]);
      expect(document.toJS()).toEqual(data);
    }),
    { numRuns: 3000 },
  );
  expect(read).toBeGreaterThan(200);
});
