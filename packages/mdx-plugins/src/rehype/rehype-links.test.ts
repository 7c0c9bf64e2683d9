import { expect, test } from 'vitest';
import { compilePage, compileToMarkup } from '../testing/compile-page';

const resolveLink = (href: string): string => `[${href}]`;

test.each([
  ['[x](./a.md)', '<p><a href="[./a.md]">x</a></p>'],
  ['[x](a#b)', '<p><a href="[a#b]">x</a></p>'],
  ['[x](/a?q=1)', '<p><a href="[/a?q=1]">x</a></p>'],
  ['[x](#here)', '<p><a href="#here">x</a></p>'],
  ['[x](mailto:a@b.c)', '<p><a href="mailto:a@b.c">x</a></p>'],
  ['[x](vscode:open)', '<p><a href="vscode:open">x</a></p>'],
  ['[x][r]\n\n[r]: ./ref.md', '<p><a href="[./ref.md]">x</a></p>'],
  ['<a href="./b.md">x</a>', '<a href="[./b.md]">x</a>'],
  ["<a href={'./c.md'}>x</a>", '<a href="[./c.md]">x</a>'],
  [
    '[x](https://a.b)',
    '<p><a href="https://a.b" target="_blank" rel="noopener noreferrer">x</a></p>',
  ],
  [
    '<a href="https://a.b" target="_self" rel="me">x</a>',
    '<a href="https://a.b" target="_self" rel="me">x</a>',
  ],
])('resolves %s', async (source, html) => {
  expect(await compileToMarkup(source, { resolveLink })).toBe(html);
});

test('resolves links of components and raw HTML', async () => {
  const page = await compilePage('export const C = () => null\n\n<C href="./a.md" />', {
    resolveLink,
  });
  expect(page.code).toContain('href="[./a.md]"');
  const html = await compileToMarkup(
    '<p><a href="./a.md">x</a></p>',
    { resolveLink },
    '/site/page.md',
  );
  expect(html).toContain('href="[./a.md]"');
});

test('records every link with its position', async () => {
  const source = '# T\n\n[a](./a.md) and ![i](https://x.y/i.png)\n\n<a href="/b">b</a>';
  const { content } = await compilePage(source, { resolveLink });
  expect(content.links).toEqual([
    { kind: 'link', href: './a.md', resolved: '[./a.md]', line: 3, column: 1 },
    { kind: 'link', href: '/b', resolved: '[/b]', line: 5, column: 1 },
    {
      kind: 'image',
      href: 'https://x.y/i.png',
      resolved: 'https://x.y/i.png',
      line: 3,
      column: 17,
    },
  ]);
});

test('adds the paths that resolveLink checked to the probes', async () => {
  const page = await compilePage('[a](./a)', {
    resolveLink: (href) => ({ href, probes: ['/site/en/a.md'] }),
  });
  expect(page.probes).toEqual(['/site/en/a.md']);
});

test('the browser opens links to files without the router', async () => {
  const options = {
    resolveLink: (href: string) =>
      href.endsWith('.pdf') ? { href, componentHref: `/.${href}` } : { href },
  };
  const source =
    '[a](/a.pdf) [b](/b)\n\n<a href="/c.pdf" target="_blank">c</a> <link href="/d.pdf" />';
  expect(await compileToMarkup(source, options)).toBe(
    '<p><a href="/a.pdf" target="_self">a</a> <a href="/b">b</a></p>\n<a href="/c.pdf" target="_blank">c</a>\n<link href="/d.pdf">',
  );
});

test('passes a different URL to components than to elements', async () => {
  const page = await compilePage('<C href="/a.pdf" /> <a href="/a.pdf">a</a> [b](/a.pdf)', {
    components: { C: './c' },
    resolveLink: (href) => ({ href: `/docs${href}`, componentHref: `/docs/.${href}` }),
  });
  expect(page.code.match(/href="[^"]+"/g)).toEqual([
    'href="/docs/./a.pdf"',
    'href="/docs/a.pdf"',
    'href="/docs/a.pdf"',
  ]);
});

test('resolves links with a prefix, which open in a new tab if they lead to another site', async () => {
  const options = {
    linkPrefixes: ['kit'],
    resolveLink: (href: string) => ({
      href: href.replace('kit:', 'https://kit.example'),
      dependencies: ['/cache/kit.json'],
    }),
  };
  const source =
    'export const C = () => null\n\n[x](kit:/a "T") [y](vscode:/b) <C href="kit:/c" link="kit:/d" to="/e" />';
  const page = await compilePage(source, options);
  expect(page.content.links.map(({ href, resolved }) => [href, resolved])).toEqual([
    ['kit:/a', 'https://kit.example/a'],
    ['vscode:/b', 'vscode:/b'],
    ['kit:/c', 'https://kit.example/c'],
    ['kit:/d', 'https://kit.example/d'],
    ['/e', '/e'],
  ]);
  expect(page.dependencies).toEqual(['/cache/kit.json']);
  for (const text of ['href="https://kit.example/c"', 'link="https://kit.example/d"', 'to="/e"'])
    expect(page.code).toContain(text);
  expect(await compileToMarkup('[x](kit:/a)', options)).toBe(
    '<p><a href="https://kit.example/a" target="_blank" rel="noopener noreferrer">x</a></p>',
  );
  expect(await compileToMarkup('[x](kit:/a)', { resolveLink })).toBe(
    '<p><a href="kit:/a">x</a></p>',
  );
});
