import { expect, test } from 'vitest';

import { readFences } from './fences';
import { applyUpdates } from './update-pages';

/** Replaces the output of a page. Its lines are read like those of `readSource`. */
function update(source: string, text: string): string {
  const [fence] = readFences(source.replace(/\r\n?/g, '\n'), { path: 'page.md', root: '' });
  return applyUpdates(source, [
    { expected: { text: `${fence!.code}\n`, line: fence!.line, start: 0, fence: fence! }, text },
  ]);
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
