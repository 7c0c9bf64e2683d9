import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createLogger } from '../model/logger';
import { runPluginCommand } from './plugin-commands';

let cwd: string;
const printed: string[] = [];
const logger = { ...createLogger(), info: (line: string) => void printed.push(line) };

beforeEach(() => {
  printed.length = 0;
  cwd = mkdtempSync(join(tmpdir(), 'octavo-commands-'));
  mkdirSync(join(cwd, 'content'));
  symlinkSync(resolve(import.meta.dirname, '../../node_modules'), join(cwd, 'node_modules'));
  writeFileSync(
    join(cwd, 'docs.config.ts'),
    `const lint = {
  name: 'lint [folder] [...files]',
  description: 'Check the style of pages',
  options: [
    { flags: '--fix', description: 'Fix what can be fixed' },
    { flags: '--no-color', description: 'Disable colors' },
    { flags: '-m, --max-warnings <number>', description: 'Number of allowed warnings' },
    { flags: '--report [file]', description: 'Write a report' },
    { flags: '-t, --tag <...tags>', description: 'Only pages with these tags' },
  ],
  run: ({ args, options, logger }) => logger.info(JSON.stringify({ args, options })),
};
export default { plugins: [{ name: 'tools', commands: [lint] }] };
`,
  );
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

/** Runs the command of the plugin. Returns the arguments and options that it receives. */
async function lint(...argv: string[]): Promise<unknown> {
  await runPluginCommand({ name: 'lint', cwd, argv: ['node', 'octavo', 'lint', ...argv], logger });
  return JSON.parse(printed.at(-1)!);
}

test('passes arguments as strings, and options by their camel case names', async () => {
  expect(await lint('docs', '1', '2', '--fix', '--max-warnings', '10')).toEqual({
    args: ['docs', '1', '2'],
    options: { fix: true, color: true, maxWarnings: '10' },
  });
  expect(await lint('docs', '--', '--odd')).toMatchObject({ args: ['docs', '--odd'] });
  expect(await lint()).toEqual({ args: [], options: { color: true } });
});

test('passes the value of an option that is repeated once, unless it is a list', async () => {
  expect(await lint('-m', '1', '-m', '2', '-t', 'a', '-t', '7')).toMatchObject({
    options: { maxWarnings: '2', tag: ['a', '7'] },
  });
  expect(await lint('--tag', 'a')).toMatchObject({ options: { tag: ['a'] } });
});

test('passes optional values and negated switches', async () => {
  expect(await lint('--report', '--no-color')).toMatchObject({
    options: { report: true, color: false },
  });
  expect(await lint('--report', '5')).toMatchObject({ options: { report: '5' } });
});

test('values stay as they are written', async () => {
  expect(await lint('1.10', '-m', '0012')).toMatchObject({
    args: ['1.10'],
    options: { maxWarnings: '0012' },
  });
});

test('a missing value is an error of the user', async () => {
  await expect(lint('--max-warnings')).rejects.toMatchObject({
    code: 'USAGE',
    message: 'Missing value: -m, --max-warnings <number>.',
  });
});

test('returns the names of all plugin commands if none matches', async () => {
  expect(
    await runPluginCommand({ name: 'fmt', cwd, argv: ['node', 'octavo', 'fmt'], logger }),
  ).toEqual(['lint']);
});
