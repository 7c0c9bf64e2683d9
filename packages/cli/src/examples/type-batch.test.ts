import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { TypeBatch, type TypeTask } from './type-batch';
import { readCompilerOptions } from './type-options';
import checkTypes from './type-worker';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-types-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, code: string) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
};
const options = readCompilerOptions(ts, join(tmpdir(), 'no-such-folder/tsconfig.json'));
/** Runs a task like a thread, which receives a copy of it. */
const checkInThread = vi.fn(async (task: TypeTask) => checkTypes(structuredClone(task)));
const createBatch = () => new TypeBatch(ts, { cwd: process.cwd(), options }, checkInThread);
/** Checks each folder in the same batch, with the packages of the first one. */
const checkAll = async (names: string[], fragments?: Set<string>) => {
  const batch = createBatch();
  const found = names.map((name) =>
    batch.add({ folder: join(folder, name), packages: folder, ...(fragments && { fragments }) }),
  );
  await batch.flush();
  return Promise.all(found);
};
const check = async (fragments?: Set<string>) => (await checkAll([''], fragments))[0]!;

test('a type error has its file and line, also against a package', async () => {
  write('node_modules/lib/index.d.ts', 'export declare function run(name: string): void;\n');
  write('a.ts', "import { run } from 'lib';\n\nrun(1);\n");
  write('b.ts', "export const text: string = 'a';\n");
  expect(await check()).toEqual([
    { path: 'a.ts', line: 3, message: expect.stringContaining('number'), isSyntax: false },
  ]);
});

test('a syntax error hides type errors', async () => {
  write('a.ts', 'const a: = 1;\nconst b: string = 1;\n');
  expect(await check()).toMatchObject([{ line: 1, isSyntax: true }]);
});

test('only the syntax of fragments is checked', async () => {
  write('a.ts', 'unknownName();\n');
  expect(await check()).toHaveLength(1);
  expect(await check(new Set(['a.ts']))).toEqual([]);
});

test('the tsconfig.json of the project overrides the one of the site', async () => {
  write('a.ts', 'export const f = (a) => a;\n');
  expect(await check()).toHaveLength(1);
  write('tsconfig.json', '{ "compilerOptions": { "noImplicitAny": false } }');
  expect(await check()).toEqual([]);
});

test.each(['nodenext', 'node20', 'commonjs', 'preserve'])(
  'a tsconfig.json with the module %s and no resolution is valid',
  async (module) => {
    const config = JSON.stringify({ compilerOptions: { module } });
    write('one/a.ts', "import { b } from './b.js';\n\nexport const n: number = b;\n");
    write('one/b.ts', "export const b = 'b';\n");
    write('one/tsconfig.json', config);
    expect((await checkAll(['one']))[0]).toMatchObject([{ path: 'a.ts', line: 3 }]);

    write('site/tsconfig.json', config);
    const site = readCompilerOptions(ts, join(folder, 'site/tsconfig.json'));
    rmSync(join(folder, 'one/tsconfig.json'));
    const batch = new TypeBatch(ts, { cwd: process.cwd(), options: site }, checkInThread);
    const found = batch.add({ folder: join(folder, 'one'), packages: folder });
    await batch.flush();
    expect(await found).toMatchObject([{ path: 'a.ts', line: 3 }]);
  },
);

test('with the resolution of Node.js, samples are ES modules', async () => {
  write('one/tsconfig.json', '{ "compilerOptions": { "module": "nodenext" } }');
  write('one/a.ts', 'export const n: number = await Promise.resolve(1);\n');
  write('two/tsconfig.json', '{ "compilerOptions": { "module": "nodenext" } }');
  write('two/package.json', '{ "type": "commonjs" }');
  write('two/a.ts', 'export const n: number = await Promise.resolve(1);\n');
  const [one, two] = await checkAll(['one', 'two']);
  expect(one).toEqual([]);
  expect(two).toMatchObject([{ path: 'a.ts', line: 1 }]);
});

test('options of the site apply, without rules for whole programs', async () => {
  write('site/base.json', '{ "compilerOptions": { "strict": false, "noUnusedLocals": true } }');
  write(
    'site/tsconfig.json',
    '{ "extends": "./base.json", "compilerOptions": { "composite": true } }',
  );
  const site = readCompilerOptions(ts, join(folder, 'site/tsconfig.json'));
  expect(site).toMatchObject({ strict: false, noUnusedLocals: false, composite: false });
});

test('samples of a batch do not see the files of each other', async () => {
  write('node_modules/lib/index.d.ts', 'export declare function run(name: string): void;\n');
  write('one/a.ts', "import { run } from 'lib';\nimport { b } from './b';\n\nrun(b);\n");
  write('one/b.ts', 'export const b = 1;\n');
  write('two/a.ts', "import { run } from 'lib';\nimport { b } from './b';\n\nrun(b);\n");
  write('two/b.ts', "export const b = '';\n");
  write('three/a.ts', "import { run } from 'lib';\nimport { b } from './b';\n\nrun(b);\n");
  const [one, two, three] = await checkAll(['one', 'two', 'three']);
  expect(one).toMatchObject([{ path: 'a.ts', line: 4 }]);
  expect(two).toEqual([]);
  expect(three).toMatchObject([{ path: 'a.ts', line: 2, message: expect.stringContaining('./b') }]);
});

test.each([
  ['its files', 'declare global { var shared: number; }\nexport {};\n', 'b.ts'],
  ['a declaration file', 'declare var shared: number;\n', 'b.d.ts'],
  ['a package', "import 'globals';\n", 'b.ts'],
])(
  'a sample does not see global types of another one that are declared by %s',
  async (_, code, name) => {
    write(
      'node_modules/globals/index.d.ts',
      'declare global { var shared: number; }\nexport {};\n',
    );
    write('one/a.ts', 'shared.toFixed();\n');
    write(`one/${name}`, code);
    write('two/a.ts', 'shared.toFixed();\n');
    write(`two/b.ts`, 'export const b = 1;\n');
    const [one, two] = await checkAll(['one', 'two']);
    expect(one).toEqual([]);
    expect(two).toMatchObject([{ path: 'a.ts', message: expect.stringContaining('shared') }]);
  },
);

test('a syntax error in a sample does not hide the type errors of others', async () => {
  write('one/a.ts', 'const a: = 1;\n');
  write('two/a.ts', "export const a: number = '';\n");
  const [one, two] = await checkAll(['one', 'two']);
  expect(one).toMatchObject([{ isSyntax: true }]);
  expect(two).toMatchObject([{ isSyntax: false }]);
});

test('files are checked as they were when the sample was added', async () => {
  write('one/a.ts', "export const a: number = '';\n");
  const batch = createBatch();
  const found = batch.add({ folder: join(folder, 'one'), packages: folder });
  write('one/a.ts', 'export const a: number = 1;\n');
  await batch.flush();
  expect(await found).toHaveLength(1);
});

test('a sample imports JSON files and its own packages, and no packages of parent folders', async () => {
  write('one/data.json', '{ "name": "x" }');
  write('one/a.ts', "import data from './data.json';\n\nexport const n: number = data.name;\n");
  write('sites/two/node_modules/own/index.d.ts', 'export declare const own: string;\n');
  write('node_modules/parent/index.d.ts', 'export {};\n');
  write('sites/two/a.ts', "import { own } from 'own';\nimport 'parent';\n\nown.toFixed();\n");
  expect((await checkAll(['one']))[0]).toMatchObject([{ path: 'a.ts', line: 3 }]);
  const two = join(folder, 'sites/two');
  // It is checked at once, because its packages are removed with it.
  const found = await createBatch().add({ folder: two, packages: two });
  expect(found.map(({ line }) => line)).toContain(4);
});

test('paths in the tsconfig.json of a sample are relative to its folder', async () => {
  write('one/tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }');
  write('one/src/b.ts', 'export const b = 1;\n');
  write('one/a.ts', "import { b } from '@/b';\n\nexport const text: string = b;\n");
  expect((await checkAll(['one']))[0]).toMatchObject([{ path: 'a.ts', line: 3 }]);
});

test('a full batch is checked in the thread, and so is what remains', async () => {
  write('one/a.ts', "export const a: number = '';\n");
  write('two/a.ts', 'export const a: number = 1;\n');
  checkInThread.mockClear();
  await checkAll(Array.from({ length: 99 }, () => 'two'));
  expect(checkInThread).not.toHaveBeenCalled();
  const found = await checkAll([...Array.from({ length: 100 }, () => 'two'), 'one']);
  expect(checkInThread.mock.calls.map(([{ samples }]) => samples.length)).toEqual([100, 1]);
  expect(found.flat()).toMatchObject([{ path: 'a.ts', line: 1 }]);
});

test('an error of the thread rejects all samples that wait for it', async () => {
  write('one/a.ts', 'export const a = 1;\n');
  checkInThread.mockRejectedValueOnce(new Error('out of memory'));
  const batch = createBatch();
  const found = Array.from({ length: 100 }, () =>
    batch.add({ folder: join(folder, 'one'), packages: folder }),
  );
  const statuses = (await Promise.allSettled(found)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(['rejected']));
});
