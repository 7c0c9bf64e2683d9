import fc from 'fast-check';
import type { ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';
import { expect, test } from 'vitest';
import { plainWords } from './plain-words';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, children: ElementContent[], properties = {}): ElementContent => ({
  type: 'element',
  tagName,
  properties,
  children,
});

test('joins the words of plain elements', () => {
  const nodes = [text('Run '), element('code', [text('octavo')]), text(' now.\n')];
  expect(plainWords(nodes)).toBe('Run octavo now.');
});

test.each([
  ['a line break', element('br', [])],
  ['what is hidden', element('b', [text('x')], { hidden: true })],
  ['what has a class', element('a', [text('#')], { className: ['oct-anchor'] })],
  ['an element of another kind', element('p', [text('x')])],
  ['a space without width', text('a\u200bb')],
  ['markup', { type: 'raw', value: '<b>' } as unknown as ElementContent],
])('leaves %s to others', (_name, node) => {
  expect(plainWords([text('a'), node])).toBeUndefined();
  expect(plainWords([element('em', [node])])).toBeUndefined();
});

// `toText` makes a space of an empty text.
test('an empty text is nothing', () => {
  expect(plainWords([text('a'), text(''), text('b')])).toBe('ab');
});

// Where spaces of two texts meet, `toText` keeps one of each, and a browser one.
test('whatever it joins, toText says the same of it', () => {
  const words = fc
    .array(
      fc.constantFrom(
        'a',
        '页',
        ' ',
        '  ',
        '\n',
        '\t',
        '\u00a0',
        '。',
        '🚀',
        '\r',
        '\u200b',
        'e\u0301',
      ),
      { minLength: 1 },
    )
    .map((parts) => text(parts.join('')));
  const names = fc.constantFrom(
    'a',
    'b',
    'code',
    'del',
    'em',
    'kbd',
    'mark',
    'strong',
    'sup',
    'br',
  );
  const { node } = fc.letrec<{ node: ElementContent }>((tie) => ({
    node: fc.oneof(
      { weight: 3, arbitrary: words },
      fc
        .tuple(names, fc.array(tie('node'), { maxLength: 3 }))
        .map(([name, children]) => element(name, children)),
    ),
  }));
  let read = 0;
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (children) => {
      const own = plainWords(children);
      if (own === undefined) return;
      read++;
      const shown = toText({ type: 'root', children }).replace(/ {2,}/g, ' ').trim();
      expect(own).toBe(shown);
    }),
    { numRuns: 2000 },
  );
  expect(read).toBeGreaterThan(100);
});
