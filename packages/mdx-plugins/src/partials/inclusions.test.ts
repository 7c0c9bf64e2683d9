import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage, compileToMarkup } from '../testing/compile-page';
import { tempSite } from '../testing/temp-site';

const PARTIAL = `---
title: no
---

## In the partial

<!-- #region names -->

[up](../x.md)

<!-- #endregion names -->

Last
`;

test('a comment in Markdown puts a file where it stands, with its headings and links', async () => {
  const root = tempSite({ 'shared/partial.md': PARTIAL });
  const page = await compilePage(
    '## Before\n\n<!--@include: ./shared/partial.md-->\n\n## After',
    { root },
    join(root, 'page.md'),
  );
  expect(page.content.toc.map(({ text }) => text)).toEqual(['Before', 'In the partial', 'After']);
  expect(page.content.links).toMatchObject([{ file: join(root, 'shared/partial.md'), line: 9 }]);
  expect(page.dependencies).toEqual([join(root, 'shared/partial.md')]);
});

test.each([
  ['./shared/partial.md#L13', '<p>Last</p>'],
  ['./shared/partial.md#L12-', '<p>Last</p>'],
  ['/shared/partial.md#L5-L6', 'In the partial</h2>'],
  ['<root>/shared/partial.md#names', '<p><a href="../x.md">up</a></p>'],
])('%s includes only those lines', async (reference, expected) => {
  const root = tempSite({ 'shared/partial.md': PARTIAL });
  const file = join(root, 'page.md');
  const html = await compileToMarkup(`<!-- @include: ${reference} -->`, { root }, file);
  expect(html.trim().endsWith(expected)).toBe(true);
});

test('a link in an included region has its line in the partial', async () => {
  const root = tempSite({ 'shared/partial.md': PARTIAL });
  const source = '<!-- @include: ./shared/partial.md#names -->';
  const page = await compilePage(source, { root }, join(root, 'page.md'));
  expect(page.content.links).toMatchObject([{ line: 9, column: 1 }]);
});

test('files may hold files, and stand in lists and containers', async () => {
  const root = tempSite({ 'a.md': 'A\n\n<!-- @include: ./b/b.md -->', 'b/b.md': '*B*' });
  const source = '- <!-- @include: ./a.md -->\n\n::: tip\n<!-- @include: ./b/b.md -->\n:::';
  const html = await compileToMarkup(source, { root }, join(root, 'page.md'));
  expect(html.match(/<em>B<\/em>/g)).toHaveLength(2);
});

test.each([
  ['a file that is not there', '<!-- @include: ./no.md -->', 'Expected a file at `./no.md`'],
  ['a region that is not there', '<!-- @include: ./a.md#no -->', 'Expected a region `no`'],
  ['a circle', '<!-- @include: ./a.md -->', 'Expected partials without a circle'],
])('%s is an error with its place', async (_name, source, message) => {
  const root = tempSite({ 'a.md': 'A\n\n<!-- @include: ./a.md -->' });
  await expect(compilePage(`Text\n\n${source}`, { root }, join(root, 'page.md'))).rejects.toThrow(
    message,
  );
});

test('other comments, and those in code, stay what they are', async () => {
  const source = '<!-- include: ./a.md -->\n\n```md\n<!-- @include: ./a.md -->\n```';
  const page = await compilePage(source, {}, '/site/page.md');
  expect(page.dependencies).toEqual([]);
});
