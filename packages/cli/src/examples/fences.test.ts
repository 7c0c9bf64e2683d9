import { join } from 'node:path';
import { expect, test } from 'vitest';

import { readFences } from './fences';

const path = join(import.meta.dirname, 'page.mdx');
const read = (source: string) => readFences(source, { path, root: import.meta.dirname });

test('a fence has its language, code, title, line and section', () => {
  const source =
    '# A\n\n## B {#b}\n\n```ts title="a.ts"\nconst a = 1;\n```\n\n## C\n\n```sh\nls\n```\n';
  expect(read(source)).toEqual([
    {
      lang: 'ts',
      code: 'const a = 1;',
      line: 5,
      section: 'b',
      headings: ['a', 'b'],
      title: 'a.ts',
      keep: false,
      indent: '',
    },
    {
      ...{ lang: 'sh', code: 'ls', line: 11, section: 'c' },
      ...{ headings: ['a', 'c'], keep: false, indent: '' },
    },
  ]);
});

test('fences in components and lists are read', () => {
  const source =
    '<Tabs>\n<Tab>\n\n```ts\na;\n```\n\n</Tab>\n</Tabs>\n\n- b\n\n  ```ts\n  c;\n  ```\n';
  expect(read(source).map(({ code }) => code)).toEqual(['a;', 'c;']);
});

test('indented code is not read', () => {
  const source = '```sh\nls\n```\n\n    a.js\n\n- b\n\n      c\n\n  ~~~\n  d\n  ~~~\n';
  const fences = readFences(source, { path: path.slice(0, -1), root: import.meta.dirname });
  expect(fences.map(({ code }) => code)).toEqual(['ls', 'd']);
});

test('the meta says why it cannot run, how it ends, and whether it stays', () => {
  const [first, second] = read('```ts norun="a debugger"\n```\n\n```sh exit=0,1 keep\n```\n');
  expect(first?.norun).toBe('a debugger');
  expect(second).toMatchObject({ exits: [0, 1], keep: true });
});

test('a fence that cannot run needs a reason, and exit codes are numbers', () => {
  expect(read('```ts norun\n```\n')[0]?.problem).toContain('norun="reason"');
  expect(read('```sh exit=one\n```\n')[0]?.problem).toContain('got "one"');
});

const isTwoslash = (info: string, code: string) =>
  read(`\`\`\`${info}\n${code}\n\`\`\`\n`)[0]?.isTwoslash === true;

test('a block of the twoslash plugin has the attribute in the meta', () => {
  const code = '// @errors: 2322\na;';
  expect(isTwoslash('ts twoslash title="a.ts"', code)).toBe(true);
  expect(isTwoslash('ts twoslash=true', code)).toBe(true);
  expect(isTwoslash('ts twoslash=false', code)).toBe(false);
  expect(isTwoslash('ts title="twoslash"', code)).toBe(false);
});

test.each([
  ['declare const a: 1;\n// ---cut---\na;', true],
  ['// ---cut-start---\na;\n// ---cut-end---', true],
  ['{\n  // @noErrors\n}', true],
  ['// @filename: a.ts\na;\n// @filename: b.ts\nb;', true],
  ['const a = 1;\n//    ^?', false],
  ['// @ts-expect-error\na;', false],
  ['// @rstest-environment jsdom\na;', false],
  ["import a from '@a/b';\n// The package @a/b\na;", false],
])('code runs unless comments are for the twoslash plugin: %j', (code, expected) => {
  expect(isTwoslash('ts twoslash', code)).toBe(expected);
});

test('a file that is included stands for the fence', () => {
  const [fence] = read('```ts file="./session.ts#L3-L3"\n```\n');
  expect(fence?.code).toBe('/** Command of a session with its output. */');
  expect(read('```ts file="./none.ts"\n```\n')[0]?.problem).toContain('./none.ts');
});

test('marks are not part of the code, nor are lines shown as removed', () => {
  const code = 'const a = 1; // [!code highlight]\nold(); // [!code --]\nnew1(); // [!code ++]';
  expect(read(`\`\`\`ts\n${code}\n\`\`\`\n`)[0]?.code).toBe('const a = 1;\nnew1();');
});

test.each([
  ['// [!code --]\nold();\nnew1();', 'new1();'],
  ['// [!code --:2]\nold();\nold();\nnew1();', 'new1();'],
  ['old(); // [!code --] [!code focus]\nnew1();', 'new1();'],
  ['select 1; -- [!code ++]', 'select 1;'],
  ['// [\\!code --]\na;', '// [!code --]\na;'],
])('marks have the same meaning as on the page: %j', (code, expected) => {
  expect(read(`\`\`\`ts\n${code}\n\`\`\`\n`)[0]?.code).toBe(expected);
});

test('code can be updated where the page contains it as it runs', () => {
  const indentOf = (source: string) => read(source)[0]?.indent;
  expect(indentOf('- a\n\n  ```text\n  b\n  ```\n')).toBe('  ');
  expect(indentOf('> ```text\n> b\n> ```\n')).toBe('> ');
  expect(indentOf('1. b\n\n\t```text\n\tb\n\t```\n')).toBe('\t');
  expect(indentOf('- ```text\n  b\n  ```\n')).toBe('  ');
  expect(indentOf('> - ```text\n>   b\n>   ```\n')).toBe('>   ');
  expect(indentOf('```ts file="./session.ts"\n```\n')).toBeUndefined();
  expect(indentOf('```ts\na; // [!code ++]\n```\n')).toBeUndefined();
});

test('IDs of headings are those of the page', () => {
  const source = '# A\n\n## 选项 {#options}\n\n```sh\na\n```\n\n## A\n\n```sh\nb\n```\n';
  expect(read(source).map(({ section }) => section)).toEqual(['options', 'a-1']);
});

test('the language of an included file is its extension, unless the block has one', () => {
  expect(read('```file="./session.ts#L3-L3"\n```\n')[0]).toMatchObject({ lang: 'ts' });
  expect(read('```\na\n```\n')[0]).toMatchObject({ lang: 'text' });
});

test('a line range can follow the language without a space', () => {
  const [first, second] = read('```sh{1} exit=1\na\n```\n\n```{1}\nb\n```\n');
  expect(first).toMatchObject({ lang: 'sh', exits: [1] });
  expect(second).toMatchObject({ lang: 'text', code: 'b' });
  expect(first?.problem ?? second?.problem).toBeUndefined();
});

test('code of a page with CRLF has line feeds, and can be updated', () => {
  const [fence] = read('# A\r\n\r\n- b\r\n\r\n  ```console\r\n  $ a\r\n  b\r\n  ```\r\n');
  expect(fence).toMatchObject({ code: '$ a\nb', line: 5, indent: '  ' });
});
