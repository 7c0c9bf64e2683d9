import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { CompileSettings } from '../../model/compiled-page';
import { createLinkResolver } from './link-resolver';

let root: string;
const settings = (over: Partial<CompileSettings> = {}) =>
  ({
    root,
    publicDir: join(root, 'public'),
    base: '/',
    cleanUrls: true,
    langOptions: { defaultLang: 'en', langs: ['en', 'zh'], versions: [], defaultVersion: '' },
    isMultilingual: true,
    ...over,
  }) as CompileSettings;

const FILES = [
  'en/index.mdx',
  'en/guide/index.mdx',
  'en/guide/a.mdx',
  'en/guide/v1.2.md',
  'en/guide/data.json.md',
  'en/both.mdx',
  'en/both/index.mdx',
  'en/guide/README.md',
  'en/api/README.md',
  'manual/README.md',
  'manual/page.md',
  'zh/guide/a.mdx',
  'zh/guide/安装.mdx',
  'public/logo.svg',
  'public/pure.html',
];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'octavo-links-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const resolve = (href: string, from = 'en/guide/a.mdx', over: Partial<CompileSettings> = {}) =>
  createLinkResolver(settings(over)).resolveLink(href, join(root, from));

test.each([
  ['https://example.com/a.md', 'https://example.com/a.md'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['vscode:extension/x', 'vscode:extension/x'],
  ['#x', '#x'],
  ['/guide/a', '/guide/a'],
  ['/guide/a.html#x', '/guide/a#x'],
  ['/guide/a.mdx', '/guide/a'],
  ['/guide', '/guide/'],
  ['/guide/?a=1#x', '/guide/?a=1#x'],
  ['/en/guide/a', '/guide/a'],
  ['/zh/guide/a', '/zh/guide/a'],
  ['/logo.svg', '/logo.svg'],
  ['/pure.html', '/pure.html'],
  ['./a.mdx', '/guide/a'],
  ['a', '/guide/a'],
  ['./a#x', '/guide/a#x'],
  ['../index.mdx', '/'],
  ['..', '/'],
  ['.', '/guide/'],
  ['./index', '/guide/'],
  ['./v1.2.md', '/guide/v1.2'],
  ['../both', '/both'],
  ['../both/', '/both/'],
  ['../../zh/guide/a.mdx', '/zh/guide/a'],
])('resolves %s in an English page to %s', (href, expected) => {
  expect(resolve(href)).toBe(expected);
});

test.each([
  ['/guide/a', '/zh/guide/a'],
  ['/en/guide/a', '/guide/a'],
  ['./a', '/zh/guide/a'],
  ['./安装.mdx#步骤', '/zh/guide/%E5%AE%89%E8%A3%85#步骤'],
  ['/logo.svg', '/logo.svg'],
  ['/pure.html#x', '/pure.html#x'],
])('resolves %s in a Chinese page to %s', (href, expected) => {
  expect(resolve(href, 'zh/guide/a.mdx')).toBe(expected);
});

test('adds the base, and the extension without cleanUrls', () => {
  const over = { base: '/docs/', cleanUrls: false };
  expect(resolve('./a.mdx#x', undefined, over)).toBe('/docs/guide/a.html#x');
  expect(resolve('/guide/', undefined, over)).toBe('/docs/guide/index.html');
  expect(resolve('/logo.svg', undefined, over)).toBe('/docs/logo.svg');
  expect(resolve('/./llms.txt#a', 'zh/guide/a.mdx', over)).toBe('/docs/llms.txt#a');
});

test('marks links of components to public files', () => {
  const resolveComponentLink = (href: string, over: Partial<CompileSettings>) =>
    createLinkResolver(settings(over)).resolveComponentLink(href);
  const files = { base: '/docs/', cleanUrls: false };
  expect(resolveComponentLink('/logo.svg?a#b', files)).toBe('/docs/./logo.svg?a#b');
  expect(resolveComponentLink('/logo.svg', { base: '/docs/' })).toBe('/docs/./logo.svg');
  expect(resolveComponentLink('/pure.html', {})).toBe('/./pure.html');
  expect(resolveComponentLink('/guide/v1.2', files)).toBeUndefined();
  expect(resolveComponentLink('./a.mdx', files)).toBeUndefined();
});

test('reports the probed paths', () => {
  const probed: string[] = [];
  createLinkResolver(settings()).resolveLink('./gone', join(root, 'en/guide/a.mdx'), (path) =>
    probed.push(path),
  );
  expect(probed).toContain(join(root, 'en/guide/gone.mdx'));
  expect(probed).toContain(join(root, 'en/guide/gone/index.mdx'));
});

test.each([
  ['/guide/a', 'zh/guide/a.mdx', '/zh/guide/a'],
  ['/en/guide/a.md#x', 'zh/guide/a.mdx', '/guide/a#x'],
  ['./guide/a.mdx', 'en/index.mdx', '/guide/a'],
  ['/guide', 'en/index.mdx', '/guide/'],
  ['/logo.svg', 'zh/guide/a.mdx', '/./logo.svg'],
  ['/guide/v1.2', 'en/index.mdx', '/guide/v1.2'],
  ['/./llms.txt', 'zh/guide/a.mdx', '/./llms.txt'],
  ['https://example.com', 'en/index.mdx', 'https://example.com'],
  ['#x', 'en/index.mdx', '#x'],
])('resolves %s in %s to the route %s without the base', (href, from, expected) => {
  const { resolveRoute } = createLinkResolver(settings({ base: '/docs/', cleanUrls: false }));
  expect(resolveRoute(href, join(root, from))).toBe(expected);
});

test.each([
  ['/guide', '/guide/index.html'],
  ['/guide/', '/guide/index.html'],
  ['/guide/a/', '/guide/a.html'],
  ['/guide/a/?b=1#c', '/guide/a.html?b=1#c'],
  ['./', '/guide/index.html'],
  ['./a/', '/guide/a.html'],
  ['/both', '/both.html'],
  ['/both/', '/both/index.html'],
  ['/', '/index.html'],
  ['/zh/', '/zh/index.html'],
  ['/missing/', '/missing/index.html'],
])('resolves %s to the file %s of its page without clean URLs', (href, expected) => {
  expect(resolve(href, undefined, { cleanUrls: false })).toBe(expected);
});

test.each([
  ['/guide', '/guide/'],
  ['/guide/?a#b', '/guide/?a#b'],
  ['/zh/guide/a/', '/zh/guide/a'],
  ['/missing', '/missing'],
])('normalizes the route %s to %s without clean URLs', (route, expected) => {
  const resolver = createLinkResolver(settings({ cleanUrls: false }));
  expect(resolver.normalizeRoute(route)).toBe(expected);
});

test.each([
  ['../api/README.md#x', '/api/#x'],
  ['../api/readme', '/api/readme'],
  ['../api', '/api/'],
  ['../api/', '/api/'],
  ['/api', '/api/'],
  ['/api/README', '/api/'],
  ['/api/README.md?a=1', '/api/?a=1'],
  ['./README.md', '/guide/README'],
  ['/guide/README', '/guide/README'],
])('resolves the link %s to a README to %s', (href, expected) => {
  expect(resolve(href)).toBe(expected);
});

test.each([
  ['/sitemap.xml', '/docs/sitemap.xml'],
  ['/blog/rss.xml?a#b', '/docs/blog/rss.xml?a#b'],
  ['./feed.json', '/docs/guide/feed.json'],
  ['/zh/llms.txt', '/docs/zh/llms.txt'],
  ['/guide/v1.2', '/docs/guide/v1.2.html'],
  ['./v1.2.md', '/docs/guide/v1.2.html'],
  ['/guide/v1.3', '/docs/guide/v1.3.html'],
  ['/guide/data.json', '/docs/guide/data.json.html'],
  ['./data.json.md', '/docs/guide/data.json.html'],
  // The fallback of a page that is not translated.
  ['/zh/guide/data.json', '/docs/zh/guide/data.json.html'],
])('without clean URLs, %s leads to the page or the generated file %s', (href, expected) => {
  expect(resolve(href, undefined, { base: '/docs/', cleanUrls: false })).toBe(expected);
});

test('marks routes of generated files without clean URLs', () => {
  const { resolveRoute, normalizeRoute } = createLinkResolver(settings({ cleanUrls: false }));
  expect(resolveRoute('/llms.txt#a', join(root, 'zh/guide/a.mdx'))).toBe('/./zh/llms.txt#a');
  expect(normalizeRoute('/zh/llms.txt#a')).toBe('/./zh/llms.txt#a');
  expect(normalizeRoute('/guide/data.json')).toBe('/guide/data.json');
  for (const href of ['https://example.com/a.json', '//example.com/a.json'])
    expect([resolveRoute(href, join(root, 'en/index.mdx')), normalizeRoute(href)]).toEqual([
      href,
      href,
    ]);
});

test.each([
  ['/manual/README.md#x', '/manual/#x'],
  ['/manual/README', '/manual/'],
  ['/manual', '/manual/'],
  ['/manual/page', '/manual/page'],
  ['/zh/manual', '/zh/manual'],
])(
  'resolves the link %s to a page in the default language outside of a language folder to %s',
  (href, expected) => {
    expect(resolve(href, 'index.md')).toBe(expected);
    expect(resolve(href, 'index.md', { cleanUrls: false })).toBe(
      expected.replace(/\/(?=$|#)/, '/index').replace(/(?=$|#)/, '.html'),
    );
  },
);

test('normalizes the route of a README without clean URLs', () => {
  expect(createLinkResolver(settings({ cleanUrls: false })).normalizeRoute('/api')).toBe('/api/');
});

test('generated pages of plugins have the language of their path, and resolve links as pages of the content folder', () => {
  const generatedDir = join(root, '../generated');
  const { langOf, resolveLink } = createLinkResolver(settings({ generatedDir }));
  const file = join(generatedDir, 'blog/zh/guide/list.md');
  expect(langOf(file)).toBe('zh');
  expect(langOf(join(generatedDir, 'blog/en/guide/list.md'))).toBe('en');
  expect(resolveLink('/guide/a', file)).toBe('/zh/guide/a');
  expect(resolveLink('./tags/x.md', file)).toBe('/zh/guide/tags/x');
  expect(resolveLink('/guide/a', join(root, 'zh/guide/a.mdx'))).toBe('/zh/guide/a');
});
