import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DialectOptions } from '../options';
import { compilePage, compileToMarkup } from '../testing/compile-page';
import { createTempSite } from '../testing/temp-site';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>';

function publishing(root: string): Partial<DialectOptions> {
  return {
    root,
    publicDir: join(root, 'public'),
    resolvePublic: (src) => `/base${src}`,
    assetUrl: (file, hash) => ({ url: `/assets/${hash.slice(0, 8)}`, output: `${file.length}` }),
  };
}

test('adds the published URL and the size to a relative image', async () => {
  const root = createTempSite({ 'en/a b.svg': SVG });
  const page = await compilePage('![alt](./a%20b.svg)', publishing(root), join(root, 'en/p.mdx'));
  const hash = createHash('sha256').update(SVG).digest('hex').slice(0, 8);
  expect(page.html[0]).toBe(
    `<p><img src="/assets/${hash}" alt="alt" width="40" height="30" loading="lazy" decoding="async"></p>`,
  );
  expect(page.assets).toEqual([
    { file: join(root, 'en/a b.svg'), output: String(join(root, 'en/a b.svg').length) },
  ]);
  expect(page.dependencies).toContain(join(root, 'en/a b.svg'));
});

test('adds the base path and the size to an image in the public folder', async () => {
  const root = createTempSite({ 'public/logo.svg': SVG });
  const page = await compilePage('![](/logo.svg)', publishing(root), join(root, 'p.mdx'));
  expect(page.html[0]).toContain('src="/base/logo.svg"');
  expect(page.html[0]).toContain('width="40" height="30"');
  expect(page.dependencies).toContain(join(root, 'public/logo.svg'));
});

test.each([
  ['p.md', '<svg><use href="./a.svg?x#b"></use></svg>'],
  ['p.mdx', '<svg><use href="./a.svg?x#b" /></svg>'],
])('in %s, publishes the SVG file of <use>', async (file, source) => {
  const root = createTempSite({ 'a.svg': SVG });
  const page = await compilePage(source, publishing(root), join(root, file));
  const hash = createHash('sha256').update(SVG).digest('hex').slice(0, 8);
  expect(page.html[0]).toContain(`href="/assets/${hash}?x#b"`);
  expect(page.assets.map(({ file }) => file)).toEqual([join(root, 'a.svg')]);
});

test('leaves <use> with an element of the page unchanged', async () => {
  const html = await compileToMarkup('<svg><use href="#b" /></svg>', publishing('/'), '/p.mdx');
  expect(html).toContain('<use href="#b">');
});

test('keeps attributes of the author', async () => {
  const root = createTempSite({ 'a.svg': SVG });
  const source = '<img src="./a.svg" width="10" height="10" loading="eager" />';
  const html = await compileToMarkup(source, publishing(root), join(root, 'p.mdx'));
  expect(html).toMatch(/width="10" height="10" loading="eager" decoding="async"/);
});

test.each([
  ['p.mdx', '<img src="/a.svg" width="200" />', 'width="200" height="150"'],
  ['p.mdx', '<img src="./b.svg" width="200" />', 'width="200" height="150"'],
  ['p.mdx', '<img src="/a.svg" width={25} />', 'width="25" height="19"'],
  ['p.mdx', '<img src="/a.svg" height="31" />', 'height="31" width="41"'],
  ['p.mdx', '<img src="/a.svg" height="50px" />', 'height="50px" width="67"'],
  ['p.md', '<img src="/a.svg" width="200">', 'width="200" height="150"'],
])('in %s, adds the missing dimension of %s in proportion', async (file, source, expected) => {
  const root = createTempSite({ 'public/a.svg': SVG, 'b.svg': SVG });
  const html = await compileToMarkup(source, publishing(root), join(root, file));
  expect(html).toContain(expected);
});

test.each([
  '<img src="/a.svg" width="50%" />',
  '<img src="/a.svg" width={2 * 20} />',
  '<img src="/a.svg" width="0" />',
  '<img src="/a.svg" {...{ width: 20 }} />',
])('adds no dimension to %s', async (source) => {
  const root = createTempSite({ 'public/a.svg': SVG });
  const html = await compileToMarkup(source, publishing(root), join(root, 'p.mdx'));
  expect(html).not.toContain('height');
});

test.each([
  ['p.md', '<img src="/a.svg" alt="A" data-zoom-src="/large.svg">'],
  ['p.mdx', '<img src="/a.svg" alt="A" data-zoom-src="/large.svg" />'],
])('adds the base path to the file for the zoomed view in %s', async (file, source) => {
  const root = createTempSite({ 'public/a.svg': SVG, 'public/large.svg': SVG });
  const html = await compileToMarkup(source, publishing(root), join(root, file));
  expect(html).toContain('data-zoom-src="/base/large.svg"');
});

test('publishes a relative file for the zoomed view, whose size is not that of the image', async () => {
  const large = SVG.replace('40 30', '400 300');
  const root = createTempSite({ 'a.svg': SVG, 'large.svg': large });
  const source = '<img data-zoom-src="./large.svg" src="./a.svg" alt="A" />';
  const page = await compilePage(source, publishing(root), join(root, 'p.mdx'));
  expect(page.html[0]).toMatch(/data-zoom-src="\/assets\/\w+"/);
  expect(page.html[0]).toContain('width="40" height="30"');
  expect(page.assets.map(({ file }) => file)).toContain(join(root, 'large.svg'));
});

test('publishes the image of a component', async () => {
  const root = createTempSite({ 'a.svg': SVG });
  const source = 'export const Zoom = () => null\n\n<Zoom src="./a.svg" />';
  const page = await compilePage(source, publishing(root), join(root, 'p.mdx'));
  expect(page.code).toMatch(/src="\/assets\//);
});

test('reports a missing image with its position, and compiles the page', async () => {
  const root = createTempSite({});
  const page = await compilePage('# T\n\n![](./no.png)', publishing(root), join(root, 'p.mdx'));
  expect(page.warnings).toEqual([
    {
      rule: 'dead-asset',
      file: join(root, 'p.mdx'),
      line: 3,
      column: 1,
      message: 'Image not found: "./no.png"',
      hint: 'Paths are relative to the current file. Fix the path or add the image.',
    },
  ]);
  expect(page.html[0]).toContain('src="./no.png"');
  expect(page.dependencies).toContain(join(root, 'no.png'));
});

test('reports a missing video as a file, and its missing poster as an image', async () => {
  const root = createTempSite({});
  const source = '<video src="./no.mp4" poster="./no.png" />';
  const { warnings } = await compilePage(source, publishing(root), join(root, 'p.mdx'));
  expect(warnings.map(({ message, hint }) => `${message}. ${hint}`).sort()).toEqual([
    'File not found: "./no.mp4". Paths are relative to the current file. Fix the path or add the file.',
    'Image not found: "./no.png". Paths are relative to the current file. Fix the path or add the image.',
  ]);
});

test.each([
  ['../img/图 片 3.png', '"../img/图 片 3.png"', '"../img/图 片 2.png"'],
  ['./100%.png', '"./100%.png"', 'add the image'],
  ['./100%25.png', '"./100%.png"', 'add the image'],
])('reports the missing image %s with decoded names', async (src, name, hint) => {
  const root = createTempSite({ 'img/图 片 2.png': '', 'en/x.md': '' });
  const source = `![](<${src}>)`;
  const { warnings } = await compilePage(source, publishing(root), join(root, 'en/p.mdx'));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.message).toBe(`Image not found: ${name}`);
  expect(warnings[0]?.hint).toContain(hint);
});

test.each([
  ['en/p.mdx', './a.svg', '"../a.svg"'],
  ['en/guide/p.mdx', '../img/b%20c.svg', '"../../img/b c.svg"'],
  ['v2/en/p.mdx', 'img/b c.svg', '"../../img/b c.svg"'],
  ['p.mdx', '../a.svg', '"a.svg"'],
  ['en/p.mdx', './no.svg', 'add the image'],
  ['p.mdx', './logo.pgn', '"./logo.png"'],
  ['en/p.mdx', '../imgs/b%20c.svg', '"../img/b c.svg"'],
  ['p.mdx', './d 1#.png', '"./d 1%23.png"'],
])('the hint for %s with the image %s contains %s', async (page, src, expected) => {
  const root = createTempSite({
    'a.svg': SVG,
    'img/b c.svg': SVG,
    'logo.png': '',
    'd 1#.png': '',
    'en/x.md': '',
  });
  const { warnings, probes } = await compilePage(
    `![](<${src}>)`,
    publishing(root),
    join(root, page),
  );
  expect(warnings.find(({ rule }) => rule === 'dead-asset')?.hint).toContain(expected);
  if (expected.startsWith('"')) expect(probes).toHaveLength(1);
});

test.each([
  ['./a.svg 1x, ./b.svg 2x', 'A 1x, B 2x'],
  ['./a.svg 1x,./b.svg 2x', 'A 1x, B 2x'],
  ['./a.svg, ./b.svg 2x', 'A, B 2x'],
  [' ./a.svg  100w ,\n ./b.svg 200w, ', 'A 100w, B 200w'],
  ['./b.svg?a,b', 'B?a,b'],
])('publishes all images of the srcset %j', async (srcset, expected) => {
  const root = createTempSite({ 'a.svg': SVG, 'b.svg': `${SVG} ` });
  const source = `<picture><source srcSet="${srcset}" /><img src="./a.svg" alt="" /></picture>`;
  const page = await compilePage(source, publishing(root), join(root, 'p.mdx'));
  const [a, b] = [SVG, `${SVG} `].map((svg) => createHash('sha256').update(svg).digest('hex'));
  const urls = expected
    .replace('A', `/assets/${a!.slice(0, 8)}`)
    .replace('B', `/assets/${b!.slice(0, 8)}`);
  expect(page.html[0]).toContain(`srcset="${urls}"`);
  expect(page.assets).toHaveLength(2);
});
