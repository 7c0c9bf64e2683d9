import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { copySite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

interface SectionRecord {
  lang: string;
  heading: string;
  title: string;
  content: string;
  link: string;
  breadcrumb: string[];
}

/** Builds the fixture with this `search` configuration, and with more top-level options. */
async function build(name: string, search: string, more = ''): Promise<string> {
  const site = copySite('basic', name);
  const file = join(site, 'docs.config.ts');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace("lang: 'en',", `lang: 'en',\n  search: ${search},${more}`),
  );
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  return site;
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill(query);
}

async function open(page: Page, url: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  return scripts;
}

test('Pagefind indexes the site during a build and returns results in both languages', async ({
  page,
  consoleMessages,
}) => {
  // Pagefind compiles WebAssembly, which a content security policy blocks by default.
  const headers = ' security: { headers: true },';
  const site = await build('pagefind', "{ provider: { name: 'pagefind' } }", headers);
  expect(existsSync(join(site, 'dist/pagefind/en/pagefind.js'))).toBe(true);
  const manifest = readFileSync(join(site, 'dist/static/manifest.json'), 'utf8');
  expect(JSON.parse(manifest)).toEqual({ defaultLang: 'en', searchIndexes: {} });

  const served = await serve('preview', site);
  const scripts = await open(page, `${served.url}guide/start`);
  expect(scripts.filter((url) => url.includes('pagefind'))).toEqual([]);
  await search(page, 'prose after');
  await page.getByRole('option', { name: 'Prose after the component' }).click();
  await expect(page).toHaveURL(/\/guide\/counter#how-it-counts$/);

  await open(page, `${served.url}zh/guide/start`);
  await search(page, '计数');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/zh\/guide\//);
  expect(consoleMessages.filter((line) => line.startsWith('error'))).toEqual([]);
  await served.close();
});

test('a second build with Pagefind changes nothing', async () => {
  const site = await build('pagefind-again', "{ provider: { name: 'pagefind' } }");
  const { output } = await runOctavo(site, ['build']);
  expect(output).toMatch(/\b0 of \d+ files written/);
});

/** Responds like a search service and records the requests. */
async function engine(
  answer: (path: string, body: string) => unknown,
): Promise<{ url: string; server: Server; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer(request.url ?? '', body)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, requests };
}

const marked = (text: string, query: string) =>
  text.replaceAll(query, (found) => `\ue000${found}\ue001`);

let records: SectionRecord[] = [];
const found = (query: string, lang: string) =>
  records.filter((record) => record.lang === lang && record.content.includes(query));

const ENGINES = {
  typesense: {
    options: (url: string) => `host: '${url}', apiKey: 'k', collection: 'docs'`,
    request: 'GET /collections/docs/documents/search',
    answer(path: string) {
      const parameters = new URL(path, 'http://x').searchParams;
      const query = parameters.get('q')!;
      const lang = /lang:=`(\w+)`/.exec(parameters.get('filter_by')!)![1]!;
      const hits = found(query, lang).map((document) => ({
        document,
        highlights: [{ field: 'content', snippet: marked(document.content, query) }],
      }));
      return { found: hits.length, hits };
    },
  },
  meilisearch: {
    options: (url: string) => `host: '${url}', apiKey: 'k', index: 'docs'`,
    request: 'POST /indexes/docs/search',
    answer(_: string, body: string) {
      const { q, filter } = JSON.parse(body) as { q: string; filter: string[] };
      const lang = /lang = "(\w+)"/.exec(filter[0]!)![1]!;
      const hits = found(q, lang).map((record) => ({
        ...record,
        _formatted: { content: marked(record.content, q) },
      }));
      return { estimatedTotalHits: hits.length, hits };
    },
  },
  algolia: {
    options: (url: string) => `appId: 'A', apiKey: 'k', indexName: 'docs', host: '${url}'`,
    request: 'POST /1/indexes/*/queries',
    answer(_: string, body: string) {
      const [{ params }] = (JSON.parse(body) as { requests: { params: string }[] }).requests as [
        { params: string },
      ];
      const parameters = new URLSearchParams(params);
      const query = parameters.get('query')!;
      const lang = /lang:(\w+)/.exec(parameters.get('facetFilters')!)![1]!;
      const hits = found(query, lang).map(({ link, title, heading, content }) => ({
        url: `https://docs.example${link.replace(/(#.*)?$/, '.html$1')}`,
        type: 'content',
        hierarchy: { lvl0: 'Docs', lvl1: title, lvl2: heading || null },
        _snippetResult: { content: { value: marked(content, query) } },
      }));
      return { results: [{ hits, nbHits: hits.length }] };
    },
  },
};

for (const [name, { options, request: expected, answer }] of Object.entries(ENGINES)) {
  test(`the panel queries ${name} if the configuration selects it`, async ({ page }) => {
    const { url, server, requests } = await engine(answer);
    const site = await build(name, `{ provider: { name: '${name}', ${options(url)} } }`);
    const file = join(site, 'dist/static/search_records.jsonl');
    expect(existsSync(file)).toBe(name !== 'algolia');
    if (existsSync(file)) {
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      records = lines.map((line) => JSON.parse(line) as SectionRecord);
    } else {
      const content = 'Prose after the component.';
      const link = '/guide/counter#how-it-counts';
      const heading = 'How it counts';
      records = [{ lang: 'en', title: 'Counter', heading, breadcrumb: [], content, link }];
    }

    const served = await serve('preview', site);
    await open(page, `${served.url}guide/start`);
    expect(requests).toEqual([]);
    await search(page, 'Prose after');
    const row = page.getByRole('option', { name: 'Prose after the component' });
    await expect(row.locator('mark')).toHaveText('Prose after');
    await row.click();
    await expect(page).toHaveURL(/\/guide\/counter#how-it-counts$/);
    expect(new Set(requests)).toEqual(new Set([expected]));
    await served.close();
    server.close();
  });
}

test('search hooks rewrite a query, add a tab and receive queries without results', async ({
  page,
}) => {
  const site = copySite('basic', 'hooks');
  writeFileSync(
    join(site, 'search-hooks.ts'),
    `import type { SearchHooks } from '@octavo/search';

export const beforeSearch: SearchHooks['beforeSearch'] = (query) => query.replace('kounter', 'counter');
export const onSearch: SearchHooks['onSearch'] = (query) => [
  {
    name: 'Blog',
    results: query === 'zzzzzz' ? [] : [{ kind: 'title', title: 'A post', routePath: '/p', query, highlights: [], link: 'https://blog.example/p' }],
  },
];
export const afterSearch: SearchHooks['afterSearch'] = (query, { total }) => {
  document.documentElement.dataset.searched = query + ' ' + total;
};
export const onNotFound: SearchHooks['onNotFound'] = (query) => {
  document.documentElement.dataset.lost = query;
};
`,
  );
  const config = join(site, 'docs.config.ts');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(
      "lang: 'en',",
      "lang: 'en',\n  search: { hooks: './search-hooks.ts' },",
    ),
  );
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  const served = await serve('preview', site);
  await open(page, `${served.url}guide/start`);
  await search(page, 'kounter');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/guide/counter');
  await expect(page.locator('html')).toHaveAttribute('data-searched', /^counter [1-9]/);
  await page.getByRole('tab', { name: 'Blog' }).click();
  const post = page.getByRole('option', { name: 'A post' });
  await expect(post).toHaveAttribute('target', '_blank');
  await expect(post).toHaveAttribute('href', 'https://blog.example/p');
  await page.getByRole('combobox').fill('zzzzzz');
  await expect(page.locator('html')).toHaveAttribute('data-lost', 'zzzzzz');
  await served.close();
});

test('unknown providers and missing hook modules are reported with a fix', async () => {
  const site = copySite('basic', 'no-hooks');
  const file = join(site, 'docs.config.ts');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      "lang: 'en',",
      "lang: 'en',\n  search: { hooks: './nowhere.ts', provider: { name: 'typesens' } },",
    ),
  );
  const { code, output } = await runOctavo(site, ['build']);
  expect(code).toBe(1);
  expect(output).toContain('search.provider.name');
});
