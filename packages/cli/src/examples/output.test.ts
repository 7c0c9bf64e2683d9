import fc from 'fast-check';
import { expect, test } from 'vitest';

import { findMissingLine, formatDiff, updateOutput } from './output';

const printed = [
  '  Rstest v0.12.0',
  '',
  ' ✓ a.test.ts (2) 350ms',
  '  ✓ \u001b[32mquick\u001b[39m (2ms)',
  '  ✓ slow (1.2s) (retry x1)',
  '',
  '      Tests 2 passed',
  '   Duration 221ms (build 54ms, tests 167ms)',
].join('\n');
/** What the site ignores. */
const normalize = (line: string) =>
  line.replace(/\bDuration\b.*/, 'Duration').replace(/(\(\d+\)) \d+(?:\.\d+)?\s?m?s$/, '$1');

test.each([
  'Tests 2 passed',
  ' ✓ a.test.ts (2)\n  ✓ quick (9ms)',
  '✓ slow (700ms) (retry x1)',
  'Rstest v0.12.0\n…\nTests 2 passed\nDuration 1s',
  '✓ … (2)\n✓ quick',
  '',
])('%j is there', (shown) => {
  expect(findMissingLine(shown, printed, normalize)).toBeUndefined();
});

test.each([
  ['Tests 3 passed', 'Tests 3 passed'],
  ['quick', 'quick'],
  ['✓ quick\nTests 2 passed', 'Tests 2 passed'],
  ['Tests 2 passed\n…\nRstest v0.12.0', 'Rstest v0.12.0'],
  ['✓ … (3)', '✓ … (3)'],
])('%j is not there', (shown, missing) => {
  expect(findMissingLine(shown, printed, normalize)).toBe(missing);
});

test('any excerpt of what was printed is there, and no line that was not', () => {
  const lines = fc.array(fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/), { minLength: 1 });
  fc.assert(
    fc.property(lines, fc.nat(), fc.nat(), (all, from, length) => {
      const start = from % all.length;
      const part = all.slice(start, start + 1 + (length % all.length)).join('\n');
      expect(findMissingLine(part, all.join('\n'))).toBeUndefined();
      expect(findMissingLine(`${part}\nNOT THERE`, all.join('\n'))).toBeDefined();
    }),
  );
});

test('the output can have very many lines', () => {
  const lines = Array.from({ length: 130_000 }, (_, i) => `line ${i}`);
  const output = lines.join('\n');
  expect(findMissingLine('line 5\nother', output)).toBe('other');
  expect(updateOutput('other', output)).toBe(output);
});

test.each([
  ['one line', 'a\nb\nc', 'a\nB\nc', 'a\nB\nc'],
  ['an excerpt', 'b\nold', 'a\nb\nnew\nd', 'b\nnew'],
  ['a line that is gone', 'a\nb\nc', 'a\nc', 'a\nc'],
  ['lines around a gap', 'a\n…\nold', 'a\nb\nc\nnew', 'a\n…\nnew'],
  ['a duration, which stays', 'a (2ms)\nold', 'a (9ms)\nnew', 'a (2ms)\nnew'],
  ['everything', 'x\ny', 'a\nb\nc', 'a\nb\nc'],
])('%s is updated', (_, shown, output, updated) => {
  expect(updateOutput(shown, output)).toBe(updated);
});

test('updated output matches, and is not updated again', () => {
  const line = fc.constantFrom('a', 'b', 'c', 'd (1ms)', '…', '', 'a … b', '  e');
  const text = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (shown, output) => {
      const updated = updateOutput(shown, output);
      expect(findMissingLine(updated, output)).toBeUndefined();
      expect(updateOutput(updated, output)).toBe(updated);
    }),
  );
});

test('a diff has the lines of both', () => {
  expect(formatDiff('a\nb', 'a\nc')).toBe('  a\n- b\n+ c');
});

test('a long difference is cut', () => {
  const diff = formatDiff('a', `${'x'.repeat(5000)}\n${'b\n'.repeat(500)}`).split('\n');
  expect(diff).toHaveLength(201);
  expect(diff[1]).toHaveLength(1001);
  expect(diff.at(-1)).toBe('… 302 more lines');
});
