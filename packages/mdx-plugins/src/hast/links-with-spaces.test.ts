import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';
import { createTempSite } from '../testing/temp-site';

const warningsOf = async (source: string, path?: string) =>
  (await compilePage(source, {}, path)).warnings.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message}. ${hint}`,
  );

test.each(['/site/en/page.mdx', '/site/en/page.md'])(
  'warns about URLs with spaces at their position in %s',
  async (path) => {
    const source = [
      '# T',
      '',
      'See [x](a b.md), and',
      '[**y**](./my guide/start "Title").',
      '',
      '> - [z](/guide/my page)',
      '> - [中文](文 件.md#一)',
    ].join('\n');
    expect(await warningsOf(source, path)).toMatchInlineSnapshot(`
      [
        "3:9 The URL "a b.md" contains a space, so the link is rendered as text. Write \`<a b.md>\` or \`a%20b.md\`.",
        "4:9 The URL "./my guide/start" contains a space, so the link is rendered as text. Write \`<./my guide/start>\` or \`./my%20guide/start\`.",
        "6:9 The URL "/guide/my page" contains a space, so the link is rendered as text. Write \`</guide/my page>\` or \`/guide/my%20page\`.",
        "7:10 The URL "文 件.md#一" contains a space, so the link is rendered as text. Write \`<文 件.md#一>\` or \`文%20件.md#一\`.",
      ]
    `);
  },
);

test.each([
  '[x](<a b.md>)',
  '[x](a%20b.md "A title")',
  '[x]( a.md )',
  '\\[x\\](a b.md)',
  '`[x](a b.md)`',
  '    [x](a b.md)\n\n```md\n[x](a b.md)\n```',
  '[1] (see the docs/manual)',
  'list[0](a, b.c)',
  '[x](no url here)',
  'x](./a.md )',
])('does not warn about %s', async (source) => {
  expect(await warningsOf(source, '/site/en/page.md')).toEqual([]);
});

test('ignores a bracket before many spaces', async () => {
  const spaces = ' '.repeat(3000);
  expect(await warningsOf(`See [x](${spaces}later`, '/site/en/page.md')).toEqual([]);
  expect(await warningsOf(`See [x](${spaces}a/b${spaces}c)`, '/site/en/page.md')).toHaveLength(1);
});

test('warns about links and images without a URL', async () => {
  expect(
    await warningsOf('# T\n\nAn [empty]() and [another](<>), ![i]()\n\n<a href="">b</a> [top](#)'),
  ).toMatchInlineSnapshot(`
    [
      "3:4 The link has no URL. Add a URL, or remove the link.",
      "3:18 The link has no URL. Add a URL, or remove the link.",
      "5:1 The link has no URL. Add a URL, or remove the link.",
      "3:33 The image has no URL. Add a file path or URL, or remove the image.",
    ]
  `);
});

test('reports the file of a partial', async () => {
  const root = createTempSite({ 'partial.md': 'A\n\n[x](a b.md) [y]()' });
  const { warnings } = await compilePage(
    '<!-- @include: ./partial.md -->',
    { root },
    join(root, 'page.md'),
  );
  const place = { file: join(root, 'partial.md'), line: 3 };
  expect(warnings).toMatchObject([
    { ...place, column: 13 },
    { ...place, column: 5 },
  ]);
});

test('accepts text within an unclosed HTML element, which has no position', async () => {
  expect(await warningsOf('<b>\n](\n\n`', '/site/en/page.md')).toEqual([
    expect.stringContaining('Element "<b>" is not closed'),
  ]);
});
