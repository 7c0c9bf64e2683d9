import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { OctavoPlugin, SiteConfig } from '../../model/config';
import { hashSource } from './inline-scripts';
import { createOutput } from './output';
import { type ContentSecurityPolicy, CSP_FILE, createPolicyWriter } from './write-policy';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-policy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const script = (code: string) => `<script>${code}</script>`;
const page = (head: string, body: string) =>
  `<html><head>${script(head)}</head><body>${script(body)}</body></html>`;

const site = {
  base: '/',
  isRelocatable: false,
  route: { cleanUrls: true, include: [], exclude: [] },
  sites: [],
  search: false as const,
  plugins: [],
  theme: { assetHost: undefined } as unknown as SiteConfig['theme'],
};

/** Writes the policy of a site, and returns the allowed scripts and the files with blocked ones. */
async function policyOf(files: Record<string, string>, restricted: string[]) {
  const output = createOutput({ outDir: join(folder, 'dist'), cacheDir: join(folder, 'cache') });
  const writer = createPolicyWriter(output, {
    cacheDir: join(folder, 'cache'),
    publicDir: join(folder, 'public'),
    security: { headers: false, integrity: false, csp: {} },
    ...site,
  });
  for (const [path, html] of Object.entries(files)) output.write(path, html);
  const blocked = await writer.write(new Set(restricted));
  const { policy } = JSON.parse((await output.read(CSP_FILE))!) as ContentSecurityPolicy;
  const all = ['head', 'a', 'b', 'c'];
  return {
    allowed: all.filter((code) => policy.includes(hashSource(code, 'sha256'))),
    blocked: [...blocked],
  };
}

test('allows the scripts in the body of a page only if its frontmatter does', async () => {
  const files = { 'a.html': page('head', 'a'), 'b.html': page('head', 'b') };
  expect(await policyOf(files, ['a.html'])).toEqual({
    allowed: ['head', 'b'],
    blocked: ['a.html'],
  });
  // The second build reads the hashes from the cache.
  expect(await policyOf(files, ['b.html'])).toEqual({
    allowed: ['head', 'a'],
    blocked: ['b.html'],
  });
  expect(await policyOf(files, [])).toEqual({ allowed: ['head', 'a', 'b'], blocked: [] });
});

test('allows the scripts of files that are not pages, and reports each blocked script once', async () => {
  const files = {
    'a.html': page('head', 'c'),
    'b.html': page('head', 'c'),
    'old.html': `<body>${script('a')}</body>`,
  };
  expect(await policyOf(files, ['a.html', 'b.html'])).toEqual({
    allowed: ['head', 'a'],
    blocked: ['a.html'],
  });
});

test('a tag in a page does not move its scripts into the head', async () => {
  const body = `</head>${script('a')}<head>${script('b')}</head>`;
  const html = `<html><head>${script('head')}</head><body>${body}</body></html>`;
  expect(await policyOf({ 'a.html': html }, ['a.html'])).toEqual({
    allowed: ['head'],
    blocked: ['a.html'],
  });
});

test.each([
  [
    {},
    [
      '/docs/\n  Link: </docs/index.md>; rel="alternate"; type="text/markdown"\n',
      '/docs/guide/\n  Link: </docs/guide/index.md>; rel="alternate"; type="text/markdown"\n',
      '/docs/guide/%E4%B8%AD%20a\n  Link: </docs/guide/%E4%B8%AD%20a.md>; rel="alternate"; type="text/markdown"\n',
    ],
  ],
  [
    { route: { ...site.route, cleanUrls: false } },
    [
      '/docs/index.html\n  Link: </docs/index.md>; rel="alternate"; type="text/markdown"\n',
      '/docs/guide/index.html\n  Link: </docs/guide/index.md>; rel="alternate"; type="text/markdown"\n',
      '/docs/guide/%E4%B8%AD%20a.html\n  Link: </docs/guide/%E4%B8%AD%20a.md>; rel="alternate"; type="text/markdown"\n',
    ],
  ],
  [{ isRelocatable: true }, []],
])('with %j, the headers file links pages to their Markdown copies', async (over, rules) => {
  const output = createOutput({ outDir: join(folder, 'dist'), cacheDir: join(folder, 'cache') });
  const writer = createPolicyWriter(output, {
    cacheDir: join(folder, 'cache'),
    publicDir: join(folder, 'public'),
    security: { headers: true, integrity: false, csp: {} },
    ...site,
    base: '/docs/',
    ...over,
  });
  for (const name of ['index', 'guide/index', 'guide/\u4e2d a', 'a*b', '404'])
    output.write(`${name}.html`, page('head', 'a'));
  for (const name of ['index', 'guide/index', 'guide/\u4e2d a', 'a*b', 'other'])
    output.write(`${name}.md`, '# A');
  await writer.write(new Set());
  const text = (await output.read('_headers'))!;
  expect(text.startsWith('/*\n  Content-Security-Policy: ')).toBe(true);
  const [, links = ''] = text.split('strict-origin-when-cross-origin\n');
  expect(links).toBe(rules.join(''));
});

describe('sources of other hosts', () => {
  const policyWith = async (over: object, html = '') => {
    const output = createOutput({ outDir: join(folder, 'dist'), cacheDir: join(folder, 'cache') });
    const security = { headers: false, integrity: false, csp: {} };
    const config = { ...site, security, ...over } as unknown as Parameters<
      typeof createPolicyWriter
    >[1];
    const fields = { cacheDir: join(folder, 'cache'), publicDir: join(folder, 'public') };
    const writer = createPolicyWriter(output, { ...config, ...fields });
    output.write('index.html', html);
    await writer.write(new Set());
    return (JSON.parse((await output.read(CSP_FILE))!) as ContentSecurityPolicy).policy;
  };
  const sites = [
    { url: 'https://b.example/docs/', search: true },
    { url: 'https://a.example:8080/', search: true },
    { url: 'https://b.example/other/', search: true },
    { url: 'https://c.example/', search: false },
  ];
  const search = { provider: { name: 'built-in' } };

  test('contain the hosts that the search panel requests', async () => {
    expect(await policyWith({ sites, search })).toMatch(
      / connect-src 'self' https:\/\/a\.example:8080 https:\/\/b\.example$/,
    );
    expect(await policyWith({ sites, search: false })).not.toContain('connect-src');
    expect(await policyWith({ search })).not.toContain('connect-src');
  });

  test.each([
    [{ name: 'algolia', appId: 'ABC' }, 'https://abc-dsn.algolia.net'],
    [{ name: 'algolia', appId: 'ABC', host: 'https://s.example/x' }, 'https://s.example'],
    [{ name: 'typesense', host: 'https://s.example:8108' }, 'https://s.example:8108'],
    [{ name: 'meilisearch', host: 'https://s.example' }, 'https://s.example'],
  ])('contain the server of the search engine %j', async (provider, origin) => {
    const policy = await policyWith({ search: { provider } });
    expect(policy).toMatch(new RegExp(`; connect-src 'self' ${origin}$`));
  });

  test('contain the scripts and stylesheets of heads, also of pages from the cache', async () => {
    const head = [
      '<script async src="https://a.example/a.js?b=1"></script>',
      "<script src='//b.example/b.js'></script>",
      '<script data-src="https://no.example/" src="/own.js"></script>',
      '<link rel="stylesheet" href="https://c.example/c.css"><link href=https://d.example/d rel=stylesheet>',
      '<link rel="icon" href="https://no.example/i.png"><link rel="preload" href="https://no.example/">',
    ].join('');
    const html = `<html><head>${head}</head><body><script src="https://no.example/x.js"></script></body></html>`;
    const policy =
      "default-src 'self'; script-src 'self' https://a.example https://b.example; style-src 'self' https://c.example https://d.example; object-src 'none'; base-uri 'self'";
    expect(await policyWith({}, html)).toBe(policy);
    expect(await policyWith({}, html)).toBe(policy);
  });

  test('contain those of the configuration and of plugins', async () => {
    const csp = {
      'img-src': ['https://i.example', 'data:'],
      'object-src': ['https://o.example'],
      'frame-ancestors': ["'none'"],
      'font-src': [],
    };
    const plugins: OctavoPlugin[] = [
      { name: 'a' },
      { name: 'b', csp: { 'connect-src': ['https://api.example'], 'img-src': ['data:'] } },
      { name: 'c', csp: { 'script-src': ["'wasm-unsafe-eval'"] } },
    ];
    const theme = { assetHost: 'https://cdn.example/x/' };
    const security = { headers: false, integrity: false, csp };
    expect(await policyWith({ security, plugins, sites, search, theme })).toBe(
      [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        'object-src https://o.example',
        "base-uri 'self'",
        "img-src 'self' data: https://cdn.example https://i.example",
        "connect-src 'self' https://a.example:8080 https://api.example https://b.example",
        "frame-ancestors 'none'",
      ].join('; '),
    );
  });
});
