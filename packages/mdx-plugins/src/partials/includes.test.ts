import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage, compileToMarkup } from '../testing/compile-page';
import { createTempSite } from '../testing/temp-site';

const PARTIAL = `---
title: no
---

## In the partial

<!-- #region names -->

[up](../x.md)

<!-- #endregion names -->

Last
`;

test('replaces a comment with the content of the partial, including its headings and links', async () => {
  const root = createTempSite({ 'shared/partial.md': PARTIAL });
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
])('includes only the lines of %s', async (reference, expected) => {
  const root = createTempSite({ 'shared/partial.md': PARTIAL });
  const file = join(root, 'page.md');
  const html = await compileToMarkup(`<!-- @include: ${reference} -->`, { root }, file);
  expect(html.trim().endsWith(expected)).toBe(true);
});

test('records the position of a link in an included region', async () => {
  const root = createTempSite({ 'shared/partial.md': PARTIAL });
  const source = '<!-- @include: ./shared/partial.md#names -->';
  const page = await compilePage(source, { root }, join(root, 'page.md'));
  expect(page.content.links).toMatchObject([{ line: 9, column: 1 }]);
});

test('includes a file whose name contains spaces', async () => {
  const root = createTempSite({ 'my file.md': 'A\n\n<!-- #region two words -->\nB' });
  const html = (source: string) => compileToMarkup(source, { root }, join(root, 'page.md'));
  expect(await html('<!-- @include: ./my file.md -->')).toContain('<p>A</p>');
  await expect(html('<!--@include:./my file.md#two words-->')).rejects.toThrow(
    'Missing `#endregion` for region "two words"',
  );
});

test.each([
  ['<!-- @include: ./a.md --> text', 3],
  ['text <!-- @include: ./a.md -->', 3],
  ['<!-- @include: ./a.md --> <!-- @include: ./a.md -->', 3],
  ['<div>\n<!-- @include: ./a.md -->\n</div>', 3],
  ['<!-- @include: -->', 3],
])('warns about the comment without an effect in %j', async (source, line) => {
  const root = createTempSite({ 'a.md': 'A' });
  const page = await compilePage(`# T\n\n${source}`, { root }, join(root, 'page.md'));
  expect(page.dependencies).toEqual([]);
  expect(page.warnings).toMatchObject([
    {
      line,
      message: 'This `@include` comment has no effect, because it is within other content',
      hint: 'Write the comment on a separate line, with blank lines before and after it.',
    },
  ]);
});

test('includes partials in partials, lists and containers', async () => {
  const root = createTempSite({ 'a.md': 'A\n\n<!-- @include: ./b/b.md -->', 'b/b.md': '*B*' });
  const source = '- <!-- @include: ./a.md -->\n\n::: tip\n<!-- @include: ./b/b.md -->\n:::';
  const html = await compileToMarkup(source, { root }, join(root, 'page.md'));
  expect(html.match(/<em>B<\/em>/g)).toHaveLength(2);
});

test('separates the footnotes and link definitions of a page and its partials', async () => {
  const root = createTempSite({
    'a.md':
      'A[^1] [x] [*t*][x] [X][] ![i][x] [y]\n\n- [^1]: *note* [x]\n\n      Second.\n\n[x]: ./xa.md "T"\n[y]: ./y.md\n\n<!-- @include: ./b.md -->',
    'b.md': 'B[^1] [x]\n\n[^1]: note B\n\n[x]: https://a.org',
  });
  const page = await compilePage(
    'P[^1] [x] [x-2]\n\n<!-- @include: ./a.md -->\n\n<!-- @include: ./b.md -->\n\n[^1]: mine\n\n[x]: ./x.md\n\n[x-2]: ./x2.md',
    { root, markdownOut: true, resolveLink: (href) => href.replace(/^\./, '') },
    join(root, 'page.md'),
  );
  expect(page.content.text.split('Footnotes')[1]?.trim()).toBe(
    'mine\n\nnote x\n\nSecond.\n\nnote B\n\nnote B',
  );
  const [b, xa] = ['https://a.org', '/xa.md'];
  expect(page.html[0]!.match(/href="[^"#]*"/g)).toEqual(
    ['/x.md', '/x2.md', xa, xa, xa, '/y.md', b, b, xa].map((url) => `href="${url}"`),
  );
  expect(page.markdown).toBe(`P[^1] [x] [x-2]

A[^1-2] [x][x-3] [*t*][x-3] [X][X-3] ![i][x-3] [y]

- [^1-2]: *note* [x][x-3]

      Second.

[x-3]: ./xa.md "T"

[y]: /y.md

B[^1-3] [x][x-4]

[^1-3]: note B

[x-4]: https://a.org

B[^1-4] [x][x-5]

[^1-4]: note B

[x-5]: https://a.org

[^1]: mine

[x]: /x.md

[x-2]: /x2.md
`);
});

test.each([
  ['a missing file', '<!-- @include: ./no.md -->', 'File not found: "./no.md"'],
  ['a folder', '<!-- @include: ./b -->', '"./b" is a folder'],
  ['a missing region', '<!-- @include: ./a.md#no -->', 'Region not found: "no"'],
  ['a circular import', '<!-- @include: ./a.md -->', 'Circular import of partials: '],
])('reports %s with its position', async (_name, source, message) => {
  const root = createTempSite({ 'a.md': 'A\n\n<!-- @include: ./a.md -->', 'b/c.md': 'C' });
  await expect(compilePage(`Text\n\n${source}`, { root }, join(root, 'page.md'))).rejects.toThrow(
    message,
  );
});

test('ignores other comments and comments in code', async () => {
  const source = '<!-- include: ./a.md -->\n\n```md\n<!-- @include: ./a.md -->\n```';
  const page = await compilePage(source, {}, '/site/page.md');
  expect(page.dependencies).toEqual([]);
});

test('ignores the byte order mark of partials and included code', async () => {
  const root = createTempSite({
    'a.md': '\ufeff# A',
    'b.mdx': '\ufeff---\ntitle: B\n---\n\nB',
    'c.ts': '\ufeffconst c = 1;',
  });
  const markdown = '<!-- @include: ./a.md -->\n\n```ts file="./c.ts"\n```';
  const page = await compilePage(markdown, { root }, join(root, 'page.md'));
  expect(page.content).toMatchObject({ headingTitle: 'A', text: 'A\n\nconst c = 1;' });
  const source = "import B from './b.mdx'\n\n<B />";
  expect(await compileToMarkup(source, { root }, join(root, 'page.mdx'))).toBe('<p>B</p>');
});

test.each([
  ['page.md', '<!-- @include: ./a.md -->', 'page.md'],
  ['page.mdx', "import A from './a.md'\n\n<A />", 'a.md'],
  ['page.mdx', '```md file="./a.md"\n```', 'page.mdx'],
])('reports the encoding of a file that %s includes with %j', async (name, source, location) => {
  const root = createTempSite({});
  writeFileSync(join(root, 'a.md'), '# T\n\nText', 'utf16le');
  const error = await compilePage(source, { root }, join(root, name)).catch((e) => e);
  expect(error.message).toContain('Unsupported file encoding: UTF-16 LE');
  expect(error.message).toContain(join(root, 'a.md'));
  expect(error.file).toBe(join(root, location));
});

test('applies `transformSource` to included files before their lines are selected', async () => {
  const root = createTempSite({
    'a.md': `VERSION is the current version.

<!-- #region one -->
> [!NOTE]
> One [a](./one.md), VERSION.
<!-- #endregion one -->

<!-- #region two -->
> [!TIP]
> Two [b](./two.md), VERSION.
<!-- #endregion two -->
`,
  });
  const page = await compilePage(
    '<!-- @include: ./a.md#one -->\n\n<!-- @include: ./a.md#two -->',
    {
      root,
      markdownOut: true,
      resolveLink: (href) => href.replace(/^\./, ''),
      transformSource: (source) => source.replaceAll('VERSION', '1'),
    },
    join(root, 'page.md'),
  );
  expect(page.html[0]).not.toContain('<blockquote>');
  expect(page.markdown).toBe(
    '> [!NOTE]\n> One [a](/one.md), 1.\n\n> [!TIP]\n> Two [b](/two.md), 1.\n',
  );
});

test('selects the lines that `transformSource` returns', async () => {
  const root = createTempSite({ 'a.md': 'TITLE\n\nText' });
  const html = await compileToMarkup(
    '<!-- @include: ./a.md#L3 -->',
    { root, transformSource: (source) => source.replace('TITLE', '# Title\n\nIntroduction') },
    join(root, 'page.md'),
  );
  expect(html).toBe('<p>Introduction</p>');
});
