import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { readCompilerOptions, typecheck } from './typecheck';

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
const check = (fragments?: Set<string>) =>
  typecheck(folder, { ts, options, ...(fragments && { fragments }) });

test('a type error has its file and line, also against a package', () => {
  write('node_modules/lib/index.d.ts', 'export declare function run(name: string): void;\n');
  write('a.ts', "import { run } from 'lib';\n\nrun(1);\n");
  write('b.ts', "export const text: string = 'a';\n");
  expect(check()).toEqual([
    { path: 'a.ts', line: 3, message: expect.stringContaining('number'), isSyntax: false },
  ]);
});

test('a syntax error hides type errors', () => {
  write('a.ts', 'const a: = 1;\nconst b: string = 1;\n');
  expect(check()).toMatchObject([{ line: 1, isSyntax: true }]);
});

test('only the syntax of fragments is checked', () => {
  write('a.ts', 'unknownName();\n');
  expect(check()).toHaveLength(1);
  expect(check(new Set(['a.ts']))).toEqual([]);
});

test('the tsconfig.json of the project overrides the one of the site', () => {
  write('a.ts', 'export const f = (a) => a;\n');
  expect(check()).toHaveLength(1);
  write('tsconfig.json', '{ "compilerOptions": { "noImplicitAny": false } }');
  expect(check()).toEqual([]);
});

test('options of the site apply, without rules for whole programs', () => {
  write('site/base.json', '{ "compilerOptions": { "strict": false, "noUnusedLocals": true } }');
  write(
    'site/tsconfig.json',
    '{ "extends": "./base.json", "compilerOptions": { "composite": true } }',
  );
  const site = readCompilerOptions(ts, join(folder, 'site/tsconfig.json'));
  expect(site).toMatchObject({ strict: false, noUnusedLocals: false, composite: false });
});
