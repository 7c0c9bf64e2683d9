import fc from 'fast-check';
import { expect, test } from 'vitest';

import { findMissingLine, formatDiff, updateOutput } from './output';
import { stripColors } from './terminal-text';

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

test.each([
  ['10%\r100%\n', '100%'],
  ['100%\rDone\n', 'Done'],
  ['100%\rOK\n', 'OK0%'],
  ['100%\rOK\u001b[K\n', 'OK'],
  ['100%\u001b[2K\rOK\n', 'OK'],
  ['\u001b[2K\u001b[1G100%\u001b[0K\u001b[1GOK\n', 'OK0%'],
  ['a\r\nb\r\r\n', 'a\nb'],
  ['\u001b[32m10%\r\u001b[33m2\u001b[39m', '20%'],
])('%j is compared and written as a terminal shows it', (output, shown) => {
  expect(findMissingLine(shown, output)).toBeUndefined();
  expect(stripColors(updateOutput('old', output))).toBe(shown);
});

test.each([
  ['lines that stay', 'Name\n\na 1\n\nTotal 3', 'Name\n\na 1\n\nTotal 2', 'Name\n\na 1\n\nTotal 2'],
  ['the page, not printed', 'a\n\nb\nold', 'a\nb\nnew', 'a\n\nb\nnew'],
  ['printed lines', 'a\nold', 'a\n\nb\n\n\nc', 'a\n\nb'],
  ['all printed lines', 'old', '\na\n\nb\n\n', 'a\n\nb'],
  ['a line that is gone', 'a\n\nb\n\nc', 'a\n\nc', 'a\n\nc'],
  ['both ends', '\n\nold\n\n', 'new', '\n\nnew\n'],
])('empty lines of %s are kept', (_, shown, output, updated) => {
  expect(updateOutput(shown, output)).toBe(updated);
});

test('lines that the site ignores stay on the page, and are not written', () => {
  const ignore = (line: string) => line.replace(/^Duration.*/, '');
  const updated = updateOutput('old\nDuration 1\na\nDuration 2', 'new\nDuration 3\na', ignore);
  expect(updated).toBe('new\nDuration 1\na\nDuration 2');
  expect(updateOutput('old', 'a\nDuration 3\n\nb', ignore)).toBe('a\n\nb');
});

test('a line that was added is inserted, and the others stay', () => {
  expect(updateOutput('a (1ms)\nc', 'a (2ms)\nb\nc')).toBe('a (1ms)\nb\nc');
});

const green = (text: string) => `\u001b[32m${text}\u001b[39m`;

test('lines that match keep their colors, and replaced lines have those that were printed', () => {
  expect(updateOutput(`${green('a')}\n${green('…')}\nold`, `a\nb\n${green('new')}`)).toBe(
    `${green('a')}\n${green('…')}\n${green('new')}`,
  );
  expect(updateOutput('old', `\u001b[?25l\u001b[1;31mnew\u001b[m\u001b]8;;x\u0007`)).toBe(
    '\u001b[1;31mnew\u001b[m',
  );
});

test.each([
  ['after the change', 'id=… ended', 'id=0.123 end', 'id=… end'],
  ['before the change', 'old took … ms', 'new took 12 ms', 'new took … ms'],
  ['in a line with a duration', 'x a (…ms)', 'y a (3ms)', 'y a (3ms)'],
  ['in a line with other words', 'a … b', 'x y z', 'x y z'],
  ['in a line with more words', 'id=… old', 'id=1 2 new', 'id=1 2 new'],
])('a gap %s is kept if the words around it match', (_, shown, output, updated) => {
  expect(updateOutput(shown, output)).toBe(updated);
  expect(updateOutput(`a\n${shown}\nb`, `a\n${output}\nb`)).toBe(`a\n${updated}\nb`);
});

test('only the line that differs is replaced', () => {
  const decorate = fc.constantFrom(
    (text: string) => text,
    (text: string) => `\n${text} (1ms)`,
    (text: string) => `  ${green(text)}`,
    (text: string) => `…\n${text}`,
    (text: string) => text.replace('line', '…'),
  );
  const decorations = fc.array(decorate, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(decorations, fc.nat(), (all, index) => {
      const changed = index % all.length;
      const show = (text: string) =>
        all.map((each, i) => (i === changed ? text : each(`line ${i}`))).join('\n');
      const output = all.map((_, i) => (i === changed ? 'new' : `line ${i}`)).join('\n');
      expect(updateOutput(show('old'), output)).toBe(show('new'));
    }),
  );
});

test('updated output matches, and is not updated again', () => {
  const special = ['\r', '\u001b', '\u001b[2K', '\u001b[1m', '\u009b', '\u0007', '\0', 'x … y'];
  const line = fc.oneof(
    fc.constantFrom('a', 'b', 'c', 'd (1ms)', '…', '', 'a … b', '  e', green('a')),
    fc.array(fc.oneof(fc.string(), fc.constantFrom(...special))).map((parts) => parts.join('')),
  );
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

test('a diff compares text without colors, and has equal empty lines', () => {
  const shown = `${green('a')}\n\nb\n\n${green('old')}`;
  const updated = updateOutput(shown, `a\n\nb\n\n${green('new')}`);
  expect(formatDiff(shown, updated)).toBe('  a\n\n  b\n\n- old\n+ new');
  expect(formatDiff(green('a'), 'a')).toBe('  a');
});

test('a long difference is cut', () => {
  const diff = formatDiff('a', `${'x'.repeat(5000)}\n${'b\n'.repeat(500)}`).split('\n');
  expect(diff).toHaveLength(201);
  expect(diff[1]).toHaveLength(1001);
  expect(diff.at(-1)).toBe('… 302 more lines');
});
