import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';
import { tempSite } from '../testing/temp-site';

const told = async (source: string, path?: string) =>
  (await compilePage(source, {}, path)).warnings.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message}. ${hint}`,
  );

test.each(['/site/en/page.mdx', '/site/en/page.md'])(
  'links whose address has a space in it are told where they stand: %s',
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
    expect(await told(source, path)).toMatchInlineSnapshot(`
      [
        "3:9 Expected a link, got text: the address \`a b.md\` has a space in it. Write \`<a b.md>\`, or \`a%20b.md\`.",
        "4:9 Expected a link, got text: the address \`./my guide/start\` has a space in it. Write \`<./my guide/start>\`, or \`./my%20guide/start\`.",
        "6:9 Expected a link, got text: the address \`/guide/my page\` has a space in it. Write \`</guide/my page>\`, or \`/guide/my%20page\`.",
        "7:10 Expected a link, got text: the address \`文 件.md#一\` has a space in it. Write \`<文 件.md#一>\`, or \`文%20件.md#一\`.",
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
  '[x](no address here)',
])('%s is meant as it is', async (source) => {
  expect(await told(source, '/site/en/page.md')).toEqual([]);
});

test('links and images without an address are told', async () => {
  expect(
    await told('# T\n\nAn [empty]() and [another](<>), ![i]()\n\n<a href="">b</a> [top](#)'),
  ).toMatchInlineSnapshot(`
    [
      "3:4 Expected an address for the link, got none. Write where it leads, or remove the link.",
      "3:18 Expected an address for the link, got none. Write where it leads, or remove the link.",
      "5:1 Expected an address for the link, got none. Write where it leads, or remove the link.",
      "3:33 Expected an address for the image, got none. Write the path of a file, or remove the image.",
    ]
  `);
});

test('in a partial they are told with its file', async () => {
  const root = tempSite({ 'partial.md': 'A\n\n[x](a b.md) [y]()' });
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
