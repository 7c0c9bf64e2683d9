import { expect, test } from 'vitest';

import { type TestOptions, test as testCommand } from '../commands/test';
import { createTemporarySite, silentLogger } from '../commands/testing/temporary-site';

const temporary = createTemporarySite({ 'docs.config.ts': 'export default {};' });
const { write, read } = temporary;

async function run(options: Partial<TestOptions> = {}) {
  const { cwd } = temporary;
  const quiet = { logger: silentLogger, write: () => {} };
  const { problems, updated } = await testCommand({ cwd, ...quiet, ...options });
  return { problems, updated: updated.length };
}

const block = (lang: string, code: string) => `\`\`\`${lang}\n${code}\n\`\`\`\n`;
const page = (command: string, output: string, lang = 'text') =>
  `# Page\n\n${block('sh', command)}\n${block(lang, output)}`;
const session = (output: string) =>
  `# Page\n\n${block('console', `$ echo a \\\n  b\n${output}\n\n$ echo "c\n  d"\nc\n  d\n`)}`;
const colored = `printf 'a\\n\\n\\033[31mb\\033[39m\\n'`;

test.each([
  ['commands of several lines', session('old'), session('a b')],
  [
    'a progress bar',
    page(`printf '10%%\\r100%%\\n'`, 'old'),
    page(`printf '10%%\\r100%%\\n'`, '100%'),
  ],
  ['empty lines', page(`printf 'a\\n\\nb\\n'`, 'a\n\nold'), page(`printf 'a\\n\\nb\\n'`, 'a\n\nb')],
  ['spaces', page('echo a; echo b', 'a  \nold'), page('echo a; echo b', 'a  \nb')],
  [
    'colors',
    page(colored, '\u001b[32ma\u001b[39m\n\nold', 'ansi'),
    page(colored, '\u001b[32ma\u001b[39m\n\n\u001b[31mb\u001b[39m', 'ansi'),
  ],
  ['text without colors', page(colored, 'a\n\nold'), page(colored, 'a\n\nb')],
  ['a gap', page('echo id=0.1 end', 'id=… old'), page('echo id=0.1 end', 'id=… end')],
])('a block with %s is updated once, and passes', async (_, before, after) => {
  write({ 'content/page.md': before });
  expect((await run()).problems).toHaveLength(1);
  expect(await run({ update: true })).toEqual({ problems: [], updated: 1 });
  expect(read('content/page.md')).toBe(after);
  expect(await run({ update: true })).toEqual({ problems: [], updated: 0 });
});

test.each([
  [`printf 'a\\000b'`, 'it contains control characters'],
  [`echo 'a // [!code ++]'`, 'it contains code notation'],
  [`echo '$ a'`, 'a line would become a command'],
])('output of %s is not written, because %s', async (command, reason) => {
  write({ 'content/page.md': page(command, 'old') });
  const { problems, updated } = await run({ update: true });
  expect(updated).toBe(0);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining(`\`--update\` cannot write the output, because ${reason}.`),
  ]);
  expect(read('content/page.md')).toBe(page(command, 'old'));
});
