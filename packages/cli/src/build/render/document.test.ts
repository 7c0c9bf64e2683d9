import type { PageData, SiteData } from '@octavo/theme';
import { expect, test } from 'vitest';

import { BASE_PLACEHOLDER } from '../../model/base-placeholder';
import type { SiteConfig } from '../../model/config';
import {
  type DocumentInput,
  EMPTY_ICON,
  getIconHref,
  renderDocument,
  renderLanguageAttributes,
} from './document';

const config = {
  base: '/docs/',
  lang: 'en',
  locales: [{ lang: 'en' }, { lang: 'ar' }],
  multiVersion: { default: '', versions: [] },
  route: { cleanUrls: true, include: [], exclude: [] },
  head: [],
  icon: '/icon.svg',
  llms: { pages: true },
} as unknown as SiteConfig;

const page = { routePath: '/guide', lang: 'en', version: '', pageType: 'doc' } as PageData;

function render(
  { payload, ...input }: Partial<DocumentInput> = {},
  over: Partial<SiteConfig> = {},
): string {
  return renderDocument({
    config: { ...config, ...over },
    assets: {
      scripts: ['static/js/main.js'],
      styles: ['static/css/main.css'],
      integrity: {},
      headScript: 'head()',
      runtime: 'react' as const,
      idleScripts: [],
    },
    payload: { page, data: { site: 'static/data/site.json' }, ...payload },
    site: { title: 'Site' } as SiteData,
    body: '<main>Body</main>',
    title: 'Guide - Site',
    head: [],
    seo: undefined,
    plugins: [],
    ...input,
  });
}

/** Returns the lines that contain a string. */
const linesWith = (html: string, text: string) =>
  html.split('\n').filter((line) => line.includes(text));

/** Returns the inline payload of a document. */
function payloadOf(html: string): unknown {
  return JSON.parse(/id="oct-page">(.*)<\/script>/.exec(html)![1]!);
}

test('renders a complete document', () => {
  expect(render()).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en" dir="ltr">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Guide - Site</title>
    <script>head()</script>
    <link rel="stylesheet" href="/docs/static/css/main.css">
    <link rel="preload" as="fetch" crossorigin href="/docs/static/data/site.json">
    <script defer src="/docs/static/js/main.js"></script>
    <link rel="icon" href="/docs/icon.svg">
    <meta name="description" content="Guide - Site">
    <meta name="robots" content="noindex">
    </head>
    <body>
    <div id="oct-root"><main>Body</main></div>
    <script type="application/json" id="oct-page">{"base":"/docs/","defaultLang":"en","page":{"routePath":"/guide","lang":"en","version":"","pageType":"doc"},"data":{"site":"static/data/site.json"}}</script>
    </body>
    </html>
    "
  `);
});

test('escapes the title, and closes no element with the data of a page', () => {
  const hostile = '</script><script>alert(1)</script>';
  const html = render({
    title: hostile,
    payload: { page: { ...page, title: hostile }, data: { site: 'a.json' } },
  });
  expect(linesWith(html, '<title>')).toEqual([
    '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>',
  ]);
  expect(html).not.toContain(hostile);
  expect(payloadOf(html)).toMatchObject({ page: { title: hostile } });
});

test('inlines the payload without the HTML of the page', () => {
  const payload = { page, data: { site: 'a.json', sidebar: 'b.json' }, html: ['<p>Long</p>'] };
  const html = render({ payload }, { multiVersion: { default: 'v2', versions: ['v2', 'v1'] } });
  expect(payloadOf(html)).toEqual({
    base: '/docs/',
    defaultLang: 'en',
    defaultVersion: 'v2',
    page,
    data: { site: 'a.json', sidebar: 'b.json' },
  });
});

test('loads the app before the scripts and styles of the page', () => {
  const scripts = ['static/js/page.js', 'static/css/page.css'];
  const html = render({ payload: { page, data: { site: 'a.json' }, scripts } });
  expect(linesWith(html, 'stylesheet')).toEqual([
    '<link rel="stylesheet" href="/docs/static/css/main.css">',
    '<link rel="stylesheet" href="/docs/static/css/page.css">',
  ]);
  expect(linesWith(html, 'defer')).toEqual([
    '<script defer src="/docs/static/js/main.js"></script>',
    '<script defer src="/docs/static/js/page.js"></script>',
  ]);
});

test('adds the integrity of known files', () => {
  const html = render({
    assets: {
      scripts: ['a.js', 'b.js'],
      styles: ['a.css'],
      integrity: { 'a.js': 'sha384-x', 'a.css': 'sha384-y' },
      headScript: '',
      runtime: 'react' as const,
      idleScripts: [],
    },
  });
  expect(linesWith(html, '.js"')).toEqual([
    '<script defer src="/docs/a.js" integrity="sha384-x"></script>',
    '<script defer src="/docs/b.js"></script>',
  ]);
  expect(linesWith(html, 'stylesheet')[0]).toContain(' integrity="sha384-y"');
});

test('preloads the shared data, except for sites that can open as files', () => {
  const payload = { page, data: { site: 'a.json', sidebar: 'b.json' } };
  expect(linesWith(render({ payload }), 'preload')).toEqual([
    '<link rel="preload" as="fetch" crossorigin href="/docs/a.json">',
    '<link rel="preload" as="fetch" crossorigin href="/docs/b.json">',
  ]);
  expect(linesWith(render({ payload }, { base: BASE_PLACEHOLDER }), 'preload')).toEqual([]);
});

test('adds the tags of the configuration, then those of the page', () => {
  const html = render(
    {
      head: [
        ['meta', { name: 'robots', content: '"none"' }],
        ['script', { src: '/a.js', async: true, defer: false }],
      ],
    },
    { head: ['<!-- raw -->', ['base', { target: '_top' }]] },
  );
  const head = html.slice(html.indexOf('<!-- raw -->'), html.indexOf('</head>'));
  expect(head.trim().split('\n')).toEqual([
    '<!-- raw -->',
    '<base target="_top">',
    '<meta name="robots" content="&quot;none&quot;">',
    '<script src="/a.js" async></script>',
  ]);
});

test('adds the script of the 404 page only to that page', () => {
  const notFound = render({
    payload: { page: { ...page, isNotFound: true }, data: { site: 'a.json' } },
  });
  expect(notFound).toContain('dataset.pending');
  expect(render()).not.toContain('dataset.pending');
});

test.each([
  ['en', ' lang="en" dir="ltr"'],
  ['ar', ' lang="ar" dir="rtl"'],
  ['"x', ' lang="&quot;x" dir="ltr"'],
])('renders the attributes of the language %s', (lang, attributes) => {
  expect(renderLanguageAttributes(lang)).toBe(attributes);
});

test.each([
  ['/icon.svg', '/docs/icon.svg'],
  ['https://a.b/i.png?x=1&y=2', 'https://a.b/i.png?x=1&amp;y=2'],
  [undefined, 'data:,'],
])('links to the icon %s as %s', (icon, href) => {
  expect(getIconHref({ ...config, icon } as SiteConfig)).toBe(href);
});

test('links to an empty icon on a site without one', () => {
  const html = render({}, { icon: undefined } as Partial<SiteConfig>);
  expect(linesWith(html, 'rel="icon"')).toEqual([
    `<link rel="icon" href="/docs/${EMPTY_ICON.path}">`,
  ]);
});

test('lists the scripts that are prefetched once the page is idle', () => {
  const renderWith = (idleScripts: string[]) =>
    render({
      assets: {
        scripts: [],
        styles: [],
        integrity: {},
        headScript: '',
        runtime: 'static' as const,
        idleScripts,
      },
    });
  expect(renderWith(['a.js'])).toContain('"idleScripts":["a.js"]');
  expect(renderWith([])).not.toContain('idleScripts');
});

test('links each page to its Markdown copy', () => {
  const seo = { canonical: '/', translations: {}, description: '', trail: [], isHidden: false };
  const linksOf = (routePath: string, over: Partial<SiteConfig> = {}, pageSeo = true) =>
    linesWith(
      render(
        {
          payload: { page: { ...page, routePath }, data: { site: '' } },
          seo: pageSeo ? seo : undefined,
        },
        over,
      ),
      'text/markdown',
    );
  const link = (href: string) => [`<link rel="alternate" type="text/markdown" href="${href}">`];
  expect(linksOf('/guide')).toEqual(link('/docs/guide.md'));
  expect(linksOf('/zh/guide/')).toEqual(link('/docs/zh/guide/index.md'));
  expect(linksOf('/a "b"')).toEqual(link('/docs/a%20%22b%22.md'));
  expect(linksOf('/404', {}, false)).toEqual([]);
  const llms = { pages: false, index: true, full: true, copy: false };
  expect(linksOf('/guide', { llms })).toEqual([]);
});
