import ts from 'typescript';
import { expect, test } from 'vitest';

import type { SnippetConfig } from '../model/config';
import type { Fence } from './fences';
import { fragmentFiles, snippetFiles } from './snippets';

const fence = (code: string, line = 7): Fence => ({
  lang: 'ts',
  code,
  line,
  section: '',
  headings: [],
  keep: false,
});
const exports = {
  package: 'lib',
  values: new Set(['expect', 'test', 'rs']),
  types: new Set(['Options']),
};
const config: SnippetConfig = {
  package: 'lib',
  command: 'run',
  suffix: '.test',
  before: '// before',
  body: "test('line {line}', async () => {\n{code}\n});",
  module: "{code}\ntest('line {line} loads', () => {});",
  topLevel: ['test', 'describe', 'rs.mock'],
};
const filesOf = (...fences: Fence[]) => snippetFiles(ts, fences, config, exports);
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
  const [own] = filesOf(fence("import { test } from 'lib';\ntest('a', () => expect(1));"));
  expect(own?.code.split('\n')[0]).toBe("import { expect } from 'lib';");
});

test.each([
  ['$(1);', '$'],
  ['$.a;\nexpect(1);', '$, expect'],
  ['$$.a;', '$$'],
  ['$a.b$;\nexpect$(1);', undefined],
])('%j imports %s', (code, names) => {
  const values = new Set(['$', '$$', 'expect', 'b']);
  const [file] = snippetFiles(ts, [fence(code)], config, { ...exports, values });
  const [first] = file!.code.split('\n');
  expect(first).toBe(names === undefined ? '' : `import { ${names} } from 'lib';`);
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
  expect(types?.code).toContain("(real: import('lib').Options): Options => real;");
});

test('templates are filled, also with code that contains replacement patterns', () => {
  const [file] = filesOf(fence("const price = '$&';"));
  expect(file?.code).toContain("// before\ntest('line 7', async () => {\nconst price = '$&';\n});");
  const [module] = filesOf(fence("rs.mock('./a');"));
  expect(module?.code).toContain("test('line 7 loads', () => {});");
});

test('only the syntax of a block without imports and exports is checked', () => {
  const files = fragmentFiles([fence('a;'), fence("import a from 'a';"), fence('export {};')]);
  expect(files.map(({ isFragment }) => isFragment)).toEqual([true, false, false]);
  const [part] = fragmentFiles([{ ...fence('export const a = b;'), isPart: true }]);
  expect(part?.isFragment).toBe(true);
});
