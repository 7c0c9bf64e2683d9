import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { OctavoPlugin } from '../../model/config';
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
};

/** Writes the policy of a site, and returns the allowed scripts and the files with blocked ones. */
async function policyOf(files: Record<string, string>, restricted: string[]) {
  const output = createOutput({ outDir: join(folder, 'dist'), cacheDir: join(folder, 'cache') });
  const writer = createPolicyWriter(output, {
    cacheDir: join(folder, 'cache'),
    publicDir: join(folder, 'public'),
    security: { headers: false, integrity: false },
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
    security: { headers: true, integrity: false },
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

test('allows requests of the search panel and of plugins to other hosts', async () => {
  const policyWith = async (over: object) => {
    const output = createOutput({ outDir: join(folder, 'dist'), cacheDir: join(folder, 'cache') });
    const config = { ...site, ...over } as unknown as Parameters<typeof createPolicyWriter>[1];
    const fields = { cacheDir: join(folder, 'cache'), publicDir: join(folder, 'public') };
    const security = { headers: false, integrity: false };
    await createPolicyWriter(output, { ...config, ...fields, security }).write(new Set());
    return (JSON.parse((await output.read(CSP_FILE))!) as ContentSecurityPolicy).policy;
  };
  const sites = [
    { url: 'https://b.example/docs/', search: true },
    { url: 'https://a.example:8080/', search: true },
    { url: 'https://b.example/other/', search: true },
    { url: 'https://c.example/', search: false },
  ];
  const search = { provider: { name: 'built-in' } };
  const plugins: OctavoPlugin[] = [
    { name: 'a' },
    { name: 'b', connectSrc: ['https://api.example/v1', 'https://a.example:8080'] },
  ];
  expect(await policyWith({ sites, search })).toContain(
    "; connect-src 'self' https://a.example:8080 https://b.example; ",
  );
  expect(await policyWith({ sites, search: false })).not.toContain('connect-src');
  expect(await policyWith({ search })).not.toContain('connect-src');
  expect(await policyWith({ search: false, plugins })).toContain(
    "; connect-src 'self' https://a.example:8080 https://api.example; ",
  );
  const providers = [
    [{ name: 'algolia', appId: 'ABC' }, 'https://ABC-dsn.algolia.net'],
    [{ name: 'algolia', appId: 'ABC', host: 'https://s.example/x' }, 'https://s.example'],
    [{ name: 'typesense', host: 'https://s.example:8108' }, 'https://s.example:8108'],
    [{ name: 'meilisearch', host: 'https://s.example' }, 'https://s.example'],
  ] as const;
  for (const [provider, origin] of providers)
    expect(await policyWith({ search: { provider } })).toContain(
      `; connect-src 'self' ${origin.toLowerCase()}; `,
    );
});
