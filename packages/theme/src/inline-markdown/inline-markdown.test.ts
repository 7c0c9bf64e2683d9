import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseInline, plainText } from './inline-markdown';

test.each([
  ['plain', ['plain']],
  ['`a`', [{ tag: 'code', children: ['a'] }]],
  ['use `a*b*`', ['use ', { tag: 'code', children: ['a*b*'] }]],
  ['``a`b``', [{ tag: 'code', children: ['a`b'] }]],
  [
    '**b** *i* ~~d~~',
    [
      { tag: 'strong', children: ['b'] },
      ' ',
      { tag: 'em', children: ['i'] },
      ' ',
      { tag: 'del', children: ['d'] },
    ],
  ],
  ['**a `b`**', [{ tag: 'strong', children: ['a ', { tag: 'code', children: ['b'] }] }]],
  ['2 * 3 * 4', ['2 * 3 * 4']],
  ['__proto__', ['__proto__']],
  ['**.test.ts', ['**.test.ts']],
  ['<b>&amp;', ['<b>&amp;']],
  ['`open', ['`open']],
  ['', []],
])('reads %j', (text, nodes) => {
  expect(parseInline(text)).toEqual(nodes);
});

test('leaves only the marks out', () => {
  expect(plainText('**a `b*`** ~~c~~ *d*')).toBe('a b* c d');
});

test('keeps text that has no marks, and reads any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      if (!/[`*~]/.test(text)) expect(plainText(text)).toBe(text);
      expect(plainText(text).length).toBeLessThanOrEqual(text.length);
    }),
  );
});
