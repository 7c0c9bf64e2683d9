import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { typecheck } from './typecheck';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'types-'));
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, code: string) => writeFileSync(join(folder, name), code);

test('a type error has its file and line, also against the framework', () => {
  write('a.test.ts', "import { expect } from '@rstest/core';\n\nexpect(1).toBeWrong();\n");
  write('b.ts', "export const text: string = 'a';\n");
  expect(typecheck(folder)).toEqual([
    { path: 'a.test.ts', line: 3, message: expect.stringContaining('toBeWrong') },
  ]);
});

test('what cannot be parsed is all that is said', () => {
  write('a.ts', 'const a: = 1;\nconst b: string = 1;\n');
  expect(typecheck(folder).map(({ line }) => line)).toEqual([1]);
});

test('global names exist for a config that asks for them', () => {
  write('a.test.ts', "test('a', () => {});\n");
  expect(typecheck(folder)).toHaveLength(1);
  write('rstest.config.ts', 'export default { globals: true };\n');
  expect(typecheck(folder)).toEqual([]);
});

test('applies the options of the tsconfig.json', () => {
  write('a.ts', 'export const f = (a) => a;\n');
  expect(typecheck(folder)).toHaveLength(1);
  write('tsconfig.json', '{ "compilerOptions": { "noImplicitAny": false } }');
  expect(typecheck(folder)).toEqual([]);
});
