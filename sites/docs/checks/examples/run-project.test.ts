import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Step } from './projects';
import { runProject } from './run-project';

const site = join(import.meta.dirname, '../..');
let hidden = '';
beforeEach(() => {
  hidden = mkdtempSync(join(tmpdir(), 'hidden-'));
});
afterEach(() => rmSync(hidden, { recursive: true }));

const run = (...steps: Step[]) => runProject({ line: 1, steps }, { site, hidden }, () => []);
const command = (text: string, rest: Partial<Step & { kind: 'run' }> = {}): Step => ({
  kind: 'run',
  command: text,
  line: 2,
  exit: 0,
  outputs: [],
  ...rest,
});

test('commands run in order in one folder, which holds the files of the page and the hidden ones', async () => {
  writeFileSync(join(hidden, 'hidden.txt'), 'from the folder\n');
  const steps: Step[] = [
    { kind: 'write', path: 'deep/shown.txt', code: 'from the page\n', line: 1 },
    command('cat deep/shown.txt hidden.txt > all.txt'),
    command('cat all.txt', { outputs: [{ text: 'from the page\nfrom the folder', line: 4 }] }),
  ];
  expect(await run(...steps)).toEqual([]);
});

test('hidden files of a section are laid out where that section begins, and set up', async () => {
  for (const name of ['#a', '#b']) mkdirSync(join(hidden, name));
  writeFileSync(join(hidden, '#a/own.txt'), 'own');
  writeFileSync(join(hidden, '#b/other.txt'), 'other');
  writeFileSync(join(hidden, '#b/setup.sh'), 'mv own.txt moved.txt');
  const steps: Step[] = [
    { kind: 'section', id: 'a' },
    command('test -e own.txt && ! test -e other.txt'),
    { kind: 'section', id: 'b' },
    command('test -e moved.txt && test -e other.txt && ! test -e setup.sh'),
  ];
  expect(await run(...steps)).toEqual([]);
});

test('another exit code and another output are problems at their lines', async () => {
  const problems = await run(
    command('exit 3'),
    command('echo one', { outputs: [{ text: 'two', line: 9 }] }),
  );
  expect(problems.map(({ line }) => line)).toEqual([2, 9]);
  expect(problems[0]?.message).toContain('exit with 0, got 3');
  expect(problems[1]?.message).toMatch(/two[\s\S]*one/);
});

test('the tests of a project are run by the framework', async () => {
  const code =
    "import { expect, test } from '@rstest/core';\ntest('a', () => expect(1).toBe(2));\n";
  const tests: Step = {
    kind: 'test',
    line: 3,
    exit: 1,
    outputs: [{ text: 'Tests 1 failed', line: 4 }],
  };
  expect(await run({ kind: 'write', path: 'a.test.ts', code, line: 1 }, tests)).toEqual([]);
});

test('npx downloads nothing', async () => {
  expect(await run(command('npx not-installed', { exit: 127 }))).toEqual([]);
});

test('JSON that cannot be read is a problem', async () => {
  const problems = await run({ kind: 'write', path: 'a.json', code: '{ a }', line: 5 });
  expect(problems).toEqual([{ line: 5, message: expect.stringContaining('a.json') }]);
});
