import { expect, test } from 'vitest';

import { parseBlobs, parseTree } from './git-objects';
import { findReferences, isInFolder, isSafePath } from './select-files';

const tree = parseTree(
  Buffer.from(
    [
      '100644 blob aa\tparts/Box.tsx',
      '100644 blob bb\tparts/list/index.ts',
      '100644 blob ee\tparts/my file.md',
      '120000 blob cc\tlink',
      '160000 commit dd\tsub module',
      '',
    ].join('\0'),
  ),
);

test('parses the tree of a commit', () => {
  expect([...tree].map(([path, { kind }]) => `${path}: ${kind}`)).toEqual([
    'parts/Box.tsx: file',
    'parts/list/index.ts: file',
    'parts/my file.md: file',
    'link: symlink',
    'sub module: submodule',
  ]);
});

test('parses binary objects, and skips missing ones', () => {
  const output = Buffer.from('aa blob 3\na\nb\ncc missing\nbb blob 0\n\n', 'latin1');
  expect([...parseBlobs(output)].map(([id, blob]) => [id, String(blob)])).toEqual([
    ['aa', 'a\nb'],
    ['bb', ''],
  ]);
});

test.each([
  ["import { Box } from '../parts/Box';", ['parts/Box.tsx']],
  ["import list from '../parts/list';", ['parts/list/index.ts']],
  ['![](../parts/Box.tsx)', ['parts/Box.tsx']],
  ['```js file="../parts/Box.tsx#L1-2"', ['parts/Box.tsx']],
  ["import '../../../etc/passwd'", []],
  ["import 'parts/Box'", []],
  ['<!-- @include: ../parts/Box.tsx -->', ['parts/Box.tsx']],
  ['<!-- @include: ../parts/Box.tsx#L1-L2 -->', ['parts/Box.tsx']],
  ['[r]: ../parts/Box.tsx', ['parts/Box.tsx']],
  ['[r]: <../parts/my file.md> "Title"', ['parts/my file.md']],
  [
    '![](<../parts/my file.md>) ![](../parts/my%20file.md)',
    ['parts/my file.md', 'parts/my file.md'],
  ],
  ['```md file="../parts/my file.md"', ['parts/my file.md']],
  ['```ts file="<root>/../parts/Box.tsx"', ['parts/Box.tsx']],
  ['<!-- @include: <root>/../parts/Box.tsx -->', ['parts/Box.tsx']],
])('the references of %j are %j', (source, expected) => {
  expect(findReferences('docs/a.mdx', source, { tree, prefix: 'docs' })).toEqual(expected);
});

test.each(['../a', 'a/../b', '/a', 'a//b', '.git/hooks/x', 'a/.GIT/x', './a'])(
  'the path %s of a commit is not written',
  (path) => expect(isSafePath(path)).toBe(false),
);

test('names of folders are compared as a whole', () => {
  expect(isInFolder('docs/a.md', 'docs')).toBe(true);
  expect(isInFolder('docs-old/a.md', 'docs')).toBe(false);
  expect(isInFolder('a.md', '')).toBe(true);
});
