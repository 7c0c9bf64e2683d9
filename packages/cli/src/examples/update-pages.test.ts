import { expect, test } from 'vitest';

import { readFences } from './fences';
import type { Expected } from './projects';
import { readSession } from './session';
import { applyUpdates, findObstacle } from './update-pages';

/** Returns the output that a block shows. */
function expectedOf(block: string): Expected {
  const [fence] = readFences(block, { path: 'page.md', root: '' });
  const [entry] = readSession(fence!.code) ?? [{ output: `${fence!.code}\n`, start: 0 }];
  return { text: entry!.output, line: fence!.line, start: entry!.start, fence: fence! };
}

/** Replaces the output of a page. Its lines are read like those of `readSource`. */
function update(source: string, text: string): string {
  return applyUpdates(source, [{ expected: expectedOf(source.replace(/\r\n?/g, '\n')), text }]);
}

test.each(['\n', '\r\n'])(
  'lines have the line ending of the block (%j), and others keep theirs',
  (end) => {
    const others = '# Page\n\r\nOne\rTwo\n\n';
    const block = (output: string) => ['```text', output, '```', ''].join(end);
    expect(update(`${others}${block(`old${end}lines`)}\r\nEnd.\n`, 'new')).toBe(
      `${others}${block('new')}\r\nEnd.\n`,
    );
    expect(update(`${others}${block('old')}Last`, 'new\nlines')).toBe(
      `${others}${block(`new${end}lines`)}Last`,
    );
  },
);

test('only an `ansi` block has colors', () => {
  const green = '\u001b[32mnew\u001b[39m';
  expect(update('```ansi\nold\n```\n', green)).toBe(`\`\`\`ansi\n${green}\n\`\`\`\n`);
  expect(update('```text\nold\n```\n', green)).toBe('```text\nnew\n```\n');
});

const control = 'it contains control characters';
const command = 'a line would become a command';
test.each([
  ['text', 'old', 'new\n\ttab', undefined],
  ['text', 'old', 'a\n  ```', 'it would end the block'],
  ['text', 'old', 'a\0b', control],
  ['text', 'old', 'a\fb', control],
  ['text', 'old', 'a\u0007', control],
  ['text', 'old', 'a\rb', control],
  ['text', 'old', 'a\u001bb', control],
  ['text', 'old', '\u001b[32ma\u001b[39m', undefined],
  ['ansi', 'old', '\u001b[32ma\u001b[39m', undefined],
  ['ansi', 'old', '\u001b[32m\u0007\u001b[39m', control],
  ['text', 'old', '$ a', command],
  ['text', 'old', 'a\n$ a', undefined],
  ['console', '$ cat a', 'a\n$ b', command],
])('output for a %s block with %j cannot be written: %j, %s', (lang, code, text, obstacle) => {
  expect(findObstacle(expectedOf(`\`\`\`${lang}\n${code}\n\`\`\`\n`), text)).toBe(obstacle);
});
