import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMeta } from './fence-meta';

test.each([
  ['title="a b.ts"', { title: 'a b.ts' }],
  ["title='a b.ts'", { title: 'a b.ts' }],
  ['title=a.ts', { title: 'a.ts' }],
  ['title="say \\"hi\\""', { title: 'say "hi"' }],
  ['title="a`b{c}"', { title: 'a`b{c}' }],
  ['lineNumbers', { lineNumbers: true }],
  ['lineNumbers=10', { lineNumbers: '10' }],
  ['wrapCode=false fold', { wrapCode: false, fold: true }],
  ['wrapCode={false}', { wrapCode: false }],
  ['file="./x.ts#L3-L9"', { file: './x.ts#L3-L9' }],
  ['', {}],
])('parses %s', (text, values) => {
  const meta = parseMeta(text);
  expect(meta.values).toEqual(values);
  expect(meta.problems).toEqual([]);
});

test.each([
  ['{1}', [1]],
  ['{1,3-5}', [1, 3, 4, 5]],
  ['{1, 3 - 4}', [1, 3, 4]],
  ['{}', []],
])('parses the highlighted lines %s', (text, lines) => {
  expect([...parseMeta(text).highlight]).toEqual(lines);
});

test('parses highlighted words between slashes', () => {
  expect(parseMeta('/word/ title="x" /two words/').words).toEqual(['word', 'two words']);
  expect(parseMeta('/a\\/b/').words).toEqual(['a/b']);
});

test('accepts all items in any order', () => {
  const meta = parseMeta('{2} title="a b" /x/ lineNumbers=3');
  expect(meta.values).toEqual({ title: 'a b', lineNumbers: '3' });
  expect([...meta.highlight]).toEqual([2]);
  expect(meta.words).toEqual(['x']);
});

test.each(['{3-1}', '{0}', '{a}', 'title="open', '="x"'])(
  'reports a problem with a hint for %s',
  (text) => {
    const [problem] = parseMeta(`fold ${text}`).problems;
    expect(problem?.offset).toBe(5);
    expect(problem?.hint).not.toBe('');
  },
);

test('returns any quoted value unchanged', () => {
  const title = fc.stringMatching(/^[^\\\n]{1,20}$/);
  fc.assert(
    fc.property(title, (value) => {
      const quoted = value.replace(/["']/g, '\\$&');
      expect(parseMeta(`a title="${quoted}" b`).values).toEqual({
        a: true,
        title: value === 'true' || value === 'false' ? expect.anything() : value,
        b: true,
      });
    }),
  );
});

test('limits long ranges, and keeps their last line', () => {
  const { highlight } = parseMeta('{1-99999999}');
  expect(highlight.size).toBe(50_001);
  expect([...highlight].at(-1)).toBe(99_999_999);
});
