import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { testInventory, testLinkedSite } from '../inventory/testing/inventory';
import type { SiteConfig } from '../model/config';
import { testPage } from '../model/testing/page';
import { collectRedirects } from './redirects';

const publicDir = mkdtempSync(join(tmpdir(), 'octavo-public-'));
for (const name of ['taken.html', 'a b.txt']) writeFileSync(join(publicDir, name), '');
afterAll(() => rmSync(publicDir, { recursive: true }));

const config = (redirects: Record<string, string> = {}, cleanUrls = true) =>
  ({
    lang: 'en',
    locales: [{ lang: 'en' }, { lang: 'zh' }],
    multiVersion: { default: '', versions: [] },
    redirects,
    plugins: [{ name: 'feeds', files: () => ['blog/rss.xml', 'zh/blog/rss.xml'] }],
    publicDir,
    sites: [testLinkedSite(testInventory())],
    route: { cleanUrls },
  }) as unknown as SiteConfig;
const moved = (path: string, ...redirectFrom: string[]) =>
  testPage(path, { frontmatter: { redirectFrom } });
const collect = (
  pages: Parameters<typeof collectRedirects>[0],
  redirects?: Record<string, string>,
) => {
  const result = collectRedirects(pages, config(redirects));
  return {
    redirects: result.redirects.map(({ from, to }) => `${from} → ${to}`),
    invalid: result.invalid.map(({ from, reason }) => `${from} ${reason}`),
  };
};
const pages = [testPage('en/a.mdx'), testPage('zh/a.mdx')];

test('localizes routes of redirectFrom without a language', () => {
  const { redirects } = collect([
    moved('en/a.mdx', '/old', 'older'),
    moved('zh/a.mdx', '/old', '/en/x'),
  ]);
  expect(redirects).toEqual(['/old → /a', '/older → /a', '/zh/old → /zh/a', '/x → /zh/a']);
});

test.each([null, [null], { a: 1 }, [{ a: 1 }], [['a']]])(
  'ignores the invalid redirectFrom %j',
  (value) => {
    const page = testPage('en/a.mdx', { frontmatter: { redirectFrom: value as never } });
    expect(collect([page]).redirects).toEqual([]);
  },
);

test('resolves targets on other sites in the language of the source', () => {
  const configured = { '/kit': 'kit:/guide/install', '/far': '/kit' };
  expect(collect(pages, configured).redirects).toEqual([
    '/kit → https://kit.example/docs/guide/install/',
    '/far → https://kit.example/docs/guide/install/',
    '/zh/kit → https://kit.example/docs/zh/guide/install/',
    '/zh/far → https://kit.example/docs/zh/guide/install/',
  ]);
});

test('resolves chains of redirects', () => {
  const configured = { '/c': '/b#x', '/b': '/a#y', '/out': 'https://a.example/', '/far': '/out' };
  expect(collect(pages, configured)).toEqual({
    redirects: [
      '/c → /a#y',
      '/b → /a#y',
      '/out → https://a.example/',
      '/far → https://a.example/',
      '/zh/c → /zh/a#y',
      '/zh/b → /zh/a#y',
      '/zh/out → https://a.example/',
      '/zh/far → https://a.example/',
    ],
    invalid: [],
  });
});

test('reports loops, existing pages, duplicates and dead targets', () => {
  const configured = { '/x': '/y', '/y': '/x', '/self': '/self', '/A/': '/zh/a', '/b': '/nowhere' };
  expect(collect([...pages, moved('en/c.mdx', '/d'), moved('en/e.mdx', '/d')], configured)).toEqual(
    {
      redirects: ['/d → /c'],
      invalid: ['/A/ page', '/d duplicate', '/x loop', '/y loop', '/self loop', '/b dead'],
    },
  );
});

test('redirects of an untranslated page give way to pages and other redirects', () => {
  const fallback = (page: ReturnType<typeof testPage>) => ({
    ...page,
    routePath: `/zh${page.routePath}`,
    lang: 'zh',
    contentLang: 'en',
  });
  const setup = moved('en/setup.mdx', '/install', '/old', '/zh/older', '/taken-zh', '/a#b');
  // The translation of the renamed page still has its old name.
  const site = [setup, fallback(setup), testPage('zh/install.mdx'), moved('zh/b.mdx', '/taken-zh')];
  expect(collect(site)).toEqual({
    redirects: [
      '/install → /setup',
      '/old → /setup',
      '/zh/older → /setup',
      '/taken-zh → /setup',
      '/zh/taken-zh → /zh/b',
      '/zh/old → /zh/setup',
    ],
    invalid: ['/a#b character'],
  });
});

test('localizes redirects from the configuration if the target exists in the language', () => {
  const site = [...pages, testPage('en/only.mdx'), testPage('zh/page.mdx')];
  const configured = {
    '/x': '/a',
    '/zh/x': '/zh/page',
    '/page': '/a',
    '/only-en': '/only',
    '/zh/only-zh': '/zh/a',
  };
  expect(collect(site, configured)).toEqual({
    redirects: [
      '/x → /a',
      '/zh/x → /zh/page',
      '/page → /a',
      '/only-en → /only',
      '/zh/only-zh → /zh/a',
    ],
    invalid: [],
  });
});

test('applies redirects from the configuration to the versions in which the target exists', () => {
  const site = ['v2/en/a.mdx', 'v2/zh/a.mdx', 'v1/en/a.mdx', 'v1/en/old.mdx'].map((path) => {
    const [version = '', lang, name = ''] = path.replace('.mdx', '').split('/');
    const prefix = [version === 'v1' ? 'v1' : '', lang === 'zh' ? 'zh' : ''].filter(Boolean);
    return { ...testPage(path), routePath: `/${[...prefix, name].join('/')}` };
  });
  const redirects = { '/help': '/a', '/v1/faq': '/v1/old', '/chat': 'https://chat.example/' };
  const versions = { multiVersion: { default: 'v2', versions: ['v2', 'v1'] } };
  const result = collectRedirects(site, { ...config(redirects), ...versions } as SiteConfig);
  expect(result.redirects.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    '/help → /a',
    '/v1/faq → /v1/old',
    '/chat → https://chat.example/',
    '/zh/help → /zh/a',
    '/v1/help → /v1/a',
    '/zh/chat → https://chat.example/',
    '/v1/chat → https://chat.example/',
    '/v1/zh/chat → https://chat.example/',
  ]);
  expect(result.invalid).toEqual([]);
});

test('merges identical redirects', () => {
  expect(
    collect([moved('en/a.mdx', '/old', '/Old/'), testPage('zh/a.mdx')], { '/old': '/a' }),
  ).toEqual({
    redirects: ['/old → /a', '/zh/old → /zh/a'],
    invalid: [],
  });
  expect(collect([moved('en/a.mdx', '/old', '/Old/')], { '/old': '/a' })).toEqual({
    redirects: ['/old → /a'],
    invalid: [],
  });
});

test.each([
  '/../x',
  '/../../../../PWNED',
  '/a/../../x',
  '/..%2f..%2fx',
  '/%2e%2e/x',
  '/./x',
  '//evil.example/x',
  '/a//b',
  '/a\\..\\..\\x',
  '/a\nb',
  '/a%0Ab',
  '/a\0b',
  '/a\u2028b',
])('rejects redirects from %j, which leaves the site or is not a path', (from) => {
  expect(collect(pages, { [from]: '/a' })).toEqual({ redirects: [], invalid: [`${from} outside`] });
  expect(collect([moved('zh/a.mdx', from)]).redirects).toEqual([]);
});

test.each(['/a?b', '/a%3Fb', '/a#b', '/a/*'])(
  'rejects redirects from %j, which is not the path of a URL',
  (from) => {
    expect(collect(pages, { [from]: '/a' })).toEqual({
      redirects: [],
      invalid: [`${from} character`],
    });
  },
);

test.each([
  'javascript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https://a.example/\n/* /zh 200',
  '/a\r\nLocation: x',
  '/a#\u2029',
])('rejects the redirect target %j', (to) => {
  expect(collect(pages, { '/old': to, '/older': '/old' })).toMatchObject({
    redirects: [],
    invalid: ['/old unsafe', '/older dead'],
  });
});

test.each([true, false])('redirects to the route of the page, with clean URLs: %s', (cleanUrls) => {
  const configured = { '/old': '/Sub#x', '/older': '/a/', '/out': 'https://a.example/sub' };
  const site = [...pages, testPage('en/sub/index.mdx')];
  expect(
    collectRedirects(site, config(configured, cleanUrls)).redirects.map(({ to }) => to),
  ).toEqual(['/sub/#x', '/a', 'https://a.example/sub', '/zh/a', 'https://a.example/sub']);
});

test('decodes percent-encoded sources', () => {
  expect(collect([moved('en/a.mdx', '/%E6%97%A7')], { '/caf%C3%A9': '/a' }).redirects).toEqual([
    '/café → /a',
    '/旧 → /a',
  ]);
});

test.each(['/taken', '/taken.html'])(
  'reports the redirect from %s that would overwrite a public file',
  (from) => {
    expect(collect(pages, { [from]: '/a' })).toEqual({
      redirects: [],
      invalid: [`${from} file`],
    });
  },
);

test('a route with and without the extension is the same source', () => {
  expect(collect(pages, { '/a.html': '/a', '/x.html': '/a', '/x': '/zh/a' })).toEqual({
    redirects: ['/x.html → /a', '/zh/x.html → /zh/a'],
    invalid: ['/a.html page', '/x duplicate'],
  });
});

test('accepts a colon in sources, which page names can contain', () => {
  expect(collect(pages, { '/x/:y': '/a' }).redirects).toContain('/x/:y → /a');
});

test('redirects to public files and to files of plugins', () => {
  const configured = {
    '/download': '/a%20b.txt?v=1#x',
    '/file': '/./a b.txt',
    '/far': '/feed.xml',
    '/feed.xml': '/blog/rss.xml',
    '/gone': '/gone.txt',
    '/gone-file': '/./gone.txt',
    '/relative': 'a%20b.txt',
  };
  expect(collect(pages, configured)).toEqual({
    redirects: [
      '/download → /./a%20b.txt?v=1#x',
      '/file → /./a b.txt',
      '/far → /./blog/rss.xml',
      '/feed.xml → /./blog/rss.xml',
      '/zh/download → /./a%20b.txt?v=1#x',
      '/zh/file → /./a b.txt',
      '/zh/far → /./zh/blog/rss.xml',
      '/zh/feed.xml → /./zh/blog/rss.xml',
    ],
    invalid: ['/gone dead', '/gone-file dead', '/relative dead'],
  });
});
