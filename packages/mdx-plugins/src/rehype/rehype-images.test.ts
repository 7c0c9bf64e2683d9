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
  const html = await compileToMarkup('![](/logo.svg)', publishing(root), join(root, 'p.mdx'));
  expect(html).toContain('src="/base/logo.svg"');
  expect(html).toContain('width="40" height="30"');
});

test('keeps attributes of the author', async () => {
  const root = createTempSite({ 'a.svg': SVG });
  const source = '<img src="./a.svg" width="10" loading="eager" />';
  const html = await compileToMarkup(source, publishing(root), join(root, 'p.mdx'));
  expect(html).toMatch(/width="10" loading="eager" decoding="async"/);
  expect(html).not.toContain('height');
});

test('publishes the image of a component', async () => {
  const root = createTempSite({ 'a.svg': SVG });
  const source = 'export const Zoom = () => null\n\n<Zoom src="./a.svg" />';
  const page = await compilePage(source, publishing(root), join(root, 'p.mdx'));
  expect(page.code).toMatch(/src="\/assets\//);
});

test('reports a missing image with its position', async () => {
  const root = createTempSite({});
  const error = await compilePage(
    '# T\n\n![](./no.png)',
    publishing(root),
    join(root, 'p.mdx'),
  ).catch((reason) => reason);
  expect([error.line, error.column]).toEqual([3, 1]);
  expect(error.reason).toBe(`Image not found: "./no.png" (resolved to ${join(root, 'no.png')})`);
});

test('publishes all images of a srcset', async () => {
  const root = createTempSite({ 'a.svg': SVG, 'b.svg': `${SVG} ` });
  const source =
    '<picture><source srcSet="./a.svg 1x, ./b.svg 2x" /><img src="./a.svg" alt="" /></picture>';
  const page = await compilePage(source, publishing(root), join(root, 'p.mdx'));
  expect(page.html[0]).toMatch(/srcset="\/assets\/\w+ 1x, \/assets\/\w+ 2x"/);
  expect(page.assets).toHaveLength(2);
});
