import { expect, test } from 'vitest';

import type { Fence } from './fences';
import { markProject } from './mark-project';
import { planPage } from './projects';

const OPTIONS = {
  runners: {},
  outputs: ['text'],
  hasSnippets: false,
  hasCommand: true,
  scope: 'section' as const,
  strict: false,
  network: false,
};
const fence = (line: number, lang: string, code: string, rest: Partial<Fence> = {}): Fence => ({
  ...{ lang, code, line, section: '', headings: [], keep: false },
  ...rest,
});
const mark = (...fences: Fence[]) =>
  planPage(fences, OPTIONS).projects.map((project) => markProject(project, 'npx rstest'));

test('files and commands are marked, but not the output', () => {
  const [runs] = mark(
    fence(1, 'js', 'a', { title: 'a.js' }),
    fence(2, 'sh', 'node a.js\nnode a.js'),
    fence(3, 'text', 'a'),
  );
  expect(runs).toEqual([
    {
      lines: [1, 2],
      files: [{ path: 'a.js', code: 'a\n' }],
      commands: [
        { command: 'node a.js', exit: 0 },
        { command: 'node a.js', exit: 0 },
      ],
      isChanged: false,
    },
  ]);
});

test('each state of a project has its own files', () => {
  const [runs] = mark(
    fence(1, 'ts', 'a', { title: 'a.ts' }),
    fence(2, 'text', 'out'),
    fence(3, 'ts', 'b', { title: 'b.ts' }),
    fence(4, 'ts', 'c', { title: 'a.ts' }),
  );
  expect(runs!.map(({ lines, files, commands }) => [lines, files.length, commands])).toEqual([
    [[1], 1, [{ command: 'npx rstest', exit: 0 }]],
    [[3, 4], 2, [{ command: 'npx rstest', exit: 0 }]],
  ]);
  expect(runs![1]!.files[0]!.code).toBe('c\n');
});

test('a session of commands is marked', () => {
  const [runs] = mark(fence(1, 'text', '$ echo a\na'));
  expect(runs).toEqual([
    { lines: [1], files: [], commands: [{ command: 'echo a', exit: 0 }], isChanged: false },
  ]);
});

test.each([
  ['echo a', false],
  ['mkdir b && cd b', true],
  ['export B=1', true],
  ['. ./b.sh', true],
])('files after `%s`: changes the shell is %j', (command, isChanged) => {
  const [runs] = mark(
    fence(1, 'js', 'a', { title: 'a.js' }),
    fence(2, 'sh', `${command}\nnode a.js`),
    fence(3, 'js', 'b'),
    fence(4, 'sh', 'node a.js', { exits: [2] }),
  );
  expect(runs!.map((run) => run.isChanged)).toEqual([false, isChanged]);
  expect(runs![1]!.commands).toEqual([
    { command: 'node snippet-2.js', exit: 0 },
    { command: 'node a.js', exit: 2 },
  ]);
});

test('files after the last command did not run', () => {
  const [runs] = mark(fence(1, 'sh', 'echo a'), fence(2, 'json', '{}', { title: 'a.json' }));
  expect(runs!.flatMap(({ lines }) => lines)).toEqual([1]);
});
