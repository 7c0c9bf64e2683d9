import fc from 'fast-check';
import { expect, test } from 'vitest';

import { escapeInline, type InlineNode, parseInline, plainText } from './inline-markdown';

const markup = (nodes: readonly InlineNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string' ? node : `<${node.tag}>${markup(node.children)}</${node.tag}>`,
    )
    .join('');

test.each([
  ['`a`', '<code>a</code>'],
  ['`a`, `b` and `cd`', '<code>a</code>, <code>b</code> and <code>cd</code>'],
  ['use `a*b*`', 'use <code>a*b*</code>'],
  ['``a`b`` and *x*', '<code>a`b</code> and <em>x</em>'],
  ['`` `a ``', '<code>`a</code>'],
  ['**b** *i* ~~d~~', '<strong>b</strong> <em>i</em> <del>d</del>'],
  ['**a `b`**', '<strong>a <code>b</code></strong>'],
  ['**a *b***', '<strong>a <em>b</em></strong>'],
  ['*a `*` b*', '<em>a <code>*</code> b</em>'],
  ['a*b*c', 'a<em>b</em>c'],
  ['*a **b** c*', '<em>a <strong>b</strong> c</em>'],
  ['\\*a\\* \\`b \\\\', '*a* `b \\'],
  ['**a \\** b**', '<strong>a ** b</strong>'],
])('parses %s', (text, expected) => {
  expect(markup(parseInline(text))).toBe(expected);
});

test.each([
  '2 * 3 * 4',
  '5 ** 2 ** 3',
  'src/**/*.ts',
  '**.test.ts',
  '*.js and *.ts',
  '*args and **kwargs',
  'f(*args, **kwargs)',
  '~5 to ~10',
  '__proto__',
  '<b>&amp;',
  '`open',
  '``a`',
  '*x',
  'C:\\dir',
])('parses %s as text', (text) => {
  expect(parseInline(text)).toEqual([text]);
});

test('returns no nodes for an empty string', () => {
  expect(parseInline('')).toEqual([]);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('`', '``', '*', '**', '~~', '\\', ' ', 'a', 'b'))
    .map((parts) => parts.join('')),
);

test('removes only syntax from plain text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const plain = plainText(text);
      if (!/[\\`*~]/.test(text)) expect(plain).toBe(text);
      expect(plain.length).toBeLessThanOrEqual(text.length);
      expect(plain.replace(/[\\`*~ ]/g, '')).toBe(text.replace(/[\\`*~ ]/g, ''));
    }),
  );
});

test('returns the original text after escaping', () => {
  expect(escapeInline('*a* and src/**/*.ts')).toBe('\\*a\\* and src/\\*\\*/\\*.ts');
  expect(escapeInline('2 * 3')).toBe('2 * 3');
  fc.assert(
    fc.property(anyText, (text) => {
      expect(plainText(escapeInline(text))).toBe(text);
    }),
  );
});

test.each(['*a`', '**`a', '*a ', '`a', '\\', '*`a`', '~~a*b`c``'])(
  'parses a thousand repetitions of %j in linear time',
  (piece) => {
    expect(plainText(piece.repeat(1000))).toContain(piece.includes('a') ? 'a' : '\\');
  },
);

test.each(['**a** ', '\\*', '`a` '])('parses many repetitions of %j', (piece) => {
  expect(plainText(piece.repeat(20_000))).toHaveLength(piece === '\\*' ? 20_000 : 40_000);
});
