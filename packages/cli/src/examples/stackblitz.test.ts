import { expect, test } from 'vitest';

import { toStackBlitzFields } from './stackblitz';

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
