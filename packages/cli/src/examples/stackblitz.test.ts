import { expect, test } from 'vitest';

import { toStackBlitzFields, toStartCommand } from './stackblitz';

const project = (files: { path: string; code: string }[]) =>
  Object.fromEntries(
    toStackBlitzFields({
      title: 'lib 1.0.0',
      files,
      dependencies: { lib: '1.0.0' },
      command: 'node a.js',
    }),
  );
const manifest = (files: { path: string; code: string }[]) =>
  JSON.parse(project(files)['project[files][package.json]']!) as object;

test('the fields have the files as they are', () => {
  const code = 'console.log("<a> & \'b\'");\n';
  expect(project([{ path: 'src/[id].js', code }])).toEqual({
    'project[title]': 'lib 1.0.0',
    'project[description]': 'lib 1.0.0',
    'project[template]': 'node',
    'project[files][src/%5Bid%5D.js]': code,
    'project[files][package.json]': expect.any(String),
  });
});

test('the manifest has the dependencies and the command', () => {
  expect(manifest([{ path: 'a.js', code: 'import "lib";' }])).toEqual({
    type: 'module',
    dependencies: { lib: '1.0.0' },
    stackblitz: { startCommand: 'node a.js' },
  });
});

test('a manifest of the sample is extended, and an invalid one is replaced', () => {
  const shown = '{ "name": "x", "dependencies": { "lib": "^1" } }';
  expect(manifest([{ path: 'package.json', code: shown }])).toEqual({
    name: 'x',
    dependencies: { lib: '^1' },
    stackblitz: { startCommand: 'node a.js' },
  });
  for (const code of ['{', '[]', 'null'])
    expect(manifest([{ path: 'package.json', code }])).toEqual({
      dependencies: { lib: '1.0.0' },
      stackblitz: { startCommand: 'node a.js' },
    });
});

const startCommand = (...commands: (string | [command: string, exit: number])[]) =>
  toStartCommand(
    commands.map((each) => {
      const [command, exit] = typeof each === 'string' ? ([each, 0] as const) : each;
      return { command, exit };
    }),
  );

test('commands run one after the other, without their comments', () => {
  expect(startCommand("echo a   # it's (a) comment", 'A=1 node "b c.js" \'$d;\'')).toBe(
    'echo a && A=1 node "b c.js" \'$d;\'',
  );
  expect(startCommand('mkdir a && cd a', ['node b.js', 2])).toBe('mkdir a && cd a && node b.js');
});

test('a command after one that must fail cannot run', () => {
  expect(startCommand(['node a.js', 2], 'echo b')).toBeUndefined();
});

test.each([
  'cat > a <<EOF\ntext\nEOF',
  'a &&\nb',
  'node server.js &',
  'node server.js & node client.js',
  'a; b',
  'a;',
  'a | b',
  'a || b',
  'a > b',
  '(a)',
  'a `b`',
  'a $(b)',
  'a "$(b)"',
  'a "$b"',
  'a \\"b',
  'a "b\nc"',
  "a 'b",
  'a#b',
])('%j cannot run, because the shell of StackBlitz may not support it', (command) => {
  expect(startCommand('echo a', command)).toBeUndefined();
  expect(startCommand(command)).toBeUndefined();
});
