import fc from 'fast-check';
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { plainText } from '../text/inline-markdown';
import { getText } from './heading-nodes';
import { fromInlineMarkdown, toInlineMarkdown } from './inline-markdown';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, ...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

test.each([
  ['code with a backtick', [element('code', text('a`b'))], '``a`b``'],
  ['code that starts with a backtick', [element('code', text('`a'))], '`` `a ``'],
  ['emphasis', [element('b', text('a')), text(' '), element('i', text('b'))], '**a** *b*'],
  ['nested emphasis', [element('strong', text('a '), element('em', text('b')))], '**a *b***'],
  ['a link', [element('a', text('to '), element('code', text('x')))], 'to `x`'],
  ['characters that are not syntax', [text('2 * 3, ~5, src/**/*.ts')], '2 * 3, ~5, src/**/*.ts'],
  ['characters that look like syntax', [text('*a* '), element('em', text('b'))], '\\*a\\* *b*'],
  ['emphasis of emphasis', [element('em', element('strong', text('a')))], 'a'],
])('writes %s', (_name, nodes, markdown) => {
  expect(toInlineMarkdown(nodes)).toBe(markdown);
});

test('writes Markdown that parses to the same elements', () => {
  const nodes = [
    text('*Use* '),
    element('code', text('a`b')),
    text(' '),
    element('strong', text('not '), element('code', text('c'))),
  ];
  const read = fromInlineMarkdown(toInlineMarkdown(nodes));
  expect(toHtml(read)).toBe(toHtml(nodes));
});

test('preserves the text of any heading', () => {
  const piece = fc
    .array(fc.constantFrom('a', 'b', ' ', '`', '``', '*', '**', '~~', '\\'), { minLength: 1 })
    .map((parts) => parts.join(''));
  const { node } = fc.letrec<{ node: ElementContent }>((tie) => ({
    node: fc.oneof(
      { weight: 2, arbitrary: piece.map(text) },
      piece.map((code) => element('code', text(code))),
      fc
        .tuple(
          fc.constantFrom('strong', 'em', 'del', 'a'),
          fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
        )
        .map(([tagName, children]) => element(tagName, ...children)),
    ),
  }));
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
      const expected = nodes.map(getText).join('').replace(/\s+/g, ' ').trim();
      expect(plainText(toInlineMarkdown(nodes))).toBe(expected);
    }),
  );
});
