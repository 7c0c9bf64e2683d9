import { expect, test } from 'vitest';

import type { Fence } from './fences';
import { readExports } from './snippet-types';
import { snippetFiles } from './snippets';

const fence = (code: string, line = 7): Fence => ({
  lang: 'ts',
  code,
  line,
  section: '',
  keep: false,
});
const exports = readExports(`
export declare const expect: unknown;
export declare const test: unknown;
export declare const rs: unknown;
export declare interface Options {
`);
const filesOf = (...fences: Fence[]) => snippetFiles(fences, exports);
const paths = (code: string) => filesOf(fence(code)).map(({ path }) => path);

test.each([
  ['expect(1).toBe(1);', 'snippet-bodies.test.ts'],
  ['const a = rs.fn();\na();', 'snippet-bodies.test.ts'],
  ["test('a', () => {});", 'snippet-7.test.ts'],
  ["describe.each([1])('a', () => {});", 'snippet-7.test.ts'],
  ["rs.mock('./a');", 'snippet-7.test.ts'],
  ["import a from './a';\na();", 'snippet-7.test.ts'],
  ['type A = string;\ninterface B {}', 'snippet-7.ts'],
  ['declare function a(): void;', 'snippet-7.ts'],
])('%j is in %s', (code, path) => {
  expect(paths(code)).toEqual([path]);
});

test('what is used of the framework is imported, unless the snippet does it', () => {
  const [own] = filesOf(fence("import { test } from '@rstest/core';\ntest('a', () => expect(1));"));
  expect(own?.code.split('\n')[0]).toBe("import { expect } from '@rstest/core';");
});

test('each line is that of the page', () => {
  const [file] = filesOf(
    fence('const a = 1;\nexpect(a).toBe(1);'),
    fence('expect(2).toBe(2);', 20),
  );
  const lines = file!.code.split('\n');
  expect(file?.origins[lines.indexOf('expect(a).toBe(1);')]).toBe(9);
  expect(file?.origins[lines.indexOf('expect(2).toBe(2);')]).toBe(21);
});

test('signatures and types are compared with those of the framework', () => {
  const [signature] = filesOf(fence('test(name: string): void;'));
  expect(signature?.code).toContain("shown: Pick<Shown, 'test'> = { test };");
  const [types] = filesOf(fence('interface Options {\n  retry?: number;\n}'));
  expect(types?.code).toContain("(real: import('@rstest/core').Options): Options => real;");
});
