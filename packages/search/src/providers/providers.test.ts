import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { sectionRecords } from '../indexer/section-records';
import { createPage } from '../test-support/page';
import { createAlgoliaClient } from './algolia';
import { MARK_END, MARK_START } from './marked-text';
import { createMeilisearchClient } from './meilisearch';
import { createPagefindClient } from './pagefind';
import { recordToResult } from './record-to-result';
import { createTypesenseClient } from './typesense';

const records = sectionRecords([
  createPage('/mock', '# Mocking\n\nReplace modules.\n\n## Spies & calls\n\nA spy counts calls.'),
]);
const mark = (text: string) => text.replace(/spy|spies/gi, (word) => MARK_START + word + MARK_END);

let server: Server | undefined;
const requests: { request: IncomingMessage; body: string }[] = [];

/** Starts a server that returns the same response to every request and records the requests. */
async function serve(answer: unknown, status = 200): Promise<string> {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ request, body });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server!.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.close();
  server = undefined;
  requests.length = 0;
  vi.restoreAllMocks();
});

const rows = [
  {
    kind: 'heading',
    title: 'Mocking',
    routePath: '/mock',
    link: '/mock#spies-%26-calls',
    query: 'spy',
    breadcrumb: ['Mocking', 'Spies & calls'],
    heading: 'Spies & calls',
    highlights: [{ start: 0, length: 5 }],
  },
];

test('queries Typesense', async () => {
  const [, record] = records;
  const highlights = [{ field: 'heading', snippet: mark(record!.heading) }];
  const host = await serve({ found: 12, hits: [{ document: record, highlights }] });
  const client = createTypesenseClient({ host, apiKey: 'key', collection: 'docs', lang: 'en' });

  expect(await client.query('spy')).toEqual({ results: rows, total: 12 });
  const { request } = requests[0]!;
  const url = new URL(request.url!, host);
  expect(url.pathname).toBe('/collections/docs/documents/search');
  expect(url.searchParams.get('q')).toBe('spy');
  expect(url.searchParams.get('filter_by')).toBe('lang:=`en`');
  expect(request.headers['x-typesense-api-key']).toBe('key');
});

test('queries Meilisearch', async () => {
  const [, record] = records;
  const hit = { ...record, _formatted: { heading: mark(record!.heading), content: '' } };
  const host = await serve({ estimatedTotalHits: 3, hits: [hit] });
  const client = createMeilisearchClient({
    host,
    apiKey: 'key',
    index: 'docs',
    lang: 'en',
    version: '2',
  });

  expect(await client.query('spy')).toEqual({ results: rows, total: 3 });
  const { request, body } = requests[0]!;
  expect([request.method, request.url]).toEqual(['POST', '/indexes/docs/search']);
  expect(request.headers.authorization).toBe('Bearer key');
  expect(JSON.parse(body)).toMatchObject({
    q: 'spy',
    limit: 28,
    filter: ['lang = "en"', 'version = "2"'],
  });
});

test('queries Algolia DocSearch', async () => {
  const hierarchy = { lvl0: 'Guide', lvl1: 'Mocking', lvl2: 'Spies & calls', lvl3: null };
  const url = 'https://docs.example/mock#spies-%26-calls';
  const hits = [
    {
      url,
      type: 'lvl2',
      hierarchy,
      _highlightResult: { hierarchy: { lvl2: { value: mark(hierarchy.lvl2) } } },
    },
    {
      url,
      type: 'content',
      hierarchy,
      _snippetResult: { content: { value: mark('A spy counts...') } },
    },
    { url, type: 'lvl1', hierarchy: { ...hierarchy, lvl2: null } },
  ];
  const host = await serve({ results: [{ hits, nbHits: 3 }] });
  const client = createAlgoliaClient({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'docs',
    facetFilters: ['lang:en'],
    host,
  });

  const { results } = await client.query('spy');
  expect(results.map(({ kind, link }) => [kind, link])).toEqual([
    ['heading', '/mock#spies-%26-calls'],
    ['content', '/mock#spies-%26-calls'],
    ['title', '/mock'],
  ]);
  expect(results[0]).toEqual(rows[0]);
  expect(results[1]).toMatchObject({
    statement: 'A spy counts...',
    highlights: [{ start: 2, length: 3 }],
  });

  const { request, body } = requests[0]!;
  expect([request.method, request.url]).toEqual(['POST', '/1/indexes/*/queries']);
  expect(request.headers['x-algolia-application-id']).toBe('APP');
  const [{ indexName, params }] = JSON.parse(body).requests;
  expect(indexName).toBe('docs');
  expect(new URLSearchParams(params).get('facetFilters')).toBe('["lang:en"]');
});

test('queries Pagefind', async () => {
  const data = {
    url: '/mock.html',
    meta: { title: 'Mocking' },
    excerpt: '',
    sub_results: [
      {
        title: '#Spies & calls',
        url: '/mock.html#spies',
        excerpt: 'A &lt;b&gt; <mark>spy</mark> &amp;lt; counts',
      },
    ],
  };
  const load = vi.fn(async () => ({
    search: async () => ({ results: [{ data: async () => data }] }),
  }));
  const client = createPagefindClient({ load });
  expect(load).not.toHaveBeenCalled();
  expect((await client.query('spy')).results).toEqual([
    {
      kind: 'content',
      title: 'Mocking',
      routePath: '/mock',
      link: '/mock#spies',
      query: 'spy',
      breadcrumb: ['Mocking', 'Spies & calls'],
      statement: 'A <b> spy &lt; counts',
      highlights: [{ start: 6, length: 3 }],
    },
  ]);
  await client.query('spy');
  expect(load).toHaveBeenCalledOnce();
});

test('returns each row once, at most four rows per page, and the requested number of pages', async () => {
  const sections = Array.from(
    { length: 6 },
    (_, at) => `## Part ${at}\n\n${at < 5 ? 'A spy.' : 'Text.'}`,
  );
  const spies = sectionRecords([
    createPage('/spies', ['# Spies', ...sections].join('\n\n')),
    createPage('/mock', '# Mocking\n\n## Stubs\n\nText.\n\n## Fakes\n\nText.'),
    createPage('/last', '# Last\n\nA spy.'),
  ]);
  const hits = spies.map((record) => ({
    ...record,
    _formatted: { title: record.title, content: mark(record.content) },
  }));
  const host = await serve({ estimatedTotalHits: hits.length, hits });
  const client = createMeilisearchClient({ host, apiKey: 'key', index: 'docs', lang: 'en' });
  const { results, total } = await client.query('spy', { limit: 2 });
  expect(total).toBe(3);
  expect(results.map(({ kind, link }) => `${kind} ${link}`)).toEqual([
    'title /spies',
    'content /spies#part-0',
    'content /spies#part-1',
    'content /spies#part-2',
    'title /mock',
  ]);
});

test.each(['/search', '/search/'])('keeps the path %s of a server', async (path) => {
  const host = (await serve({ hits: [], found: 0 })) + path;
  const options = { host, apiKey: 'key', lang: 'en' };
  await createMeilisearchClient({ ...options, index: 'docs' }).query('spy');
  await createTypesenseClient({ ...options, collection: 'docs' }).query('spy');
  expect(requests.map(({ request }) => request.url?.replace(/\?.*/, ''))).toEqual([
    '/search/indexes/docs/search',
    '/search/collections/docs/documents/search',
  ]);
});

test('logs the error of a rejected request and returns empty results', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const host = await serve({ message: 'Forbidden' }, 403);
  const client = createTypesenseClient({ host, apiKey: 'key', collection: 'docs', lang: 'en' });
  expect(await client.query('spy')).toEqual({ results: [], total: 0, isFailed: true });
  expect(log).toHaveBeenCalledOnce();
});

test('sends no request for an empty query', async () => {
  const host = await serve({});
  const client = createTypesenseClient({ host, apiKey: 'key', collection: 'docs', lang: 'en' });
  await client.query('  ');
  expect(requests).toEqual([]);
});

test('a result of which only a keyword matches opens the section', () => {
  const page = createPage('/a', '# A\n\nText.\n\n## B');
  page.toc[0]!.keywords = ['cannot'];
  const [, record] = sectionRecords([page]);
  expect(recordToResult(record!, { title: 'A', content: '' }, 'cannot')).toMatchObject({
    kind: 'heading',
    link: '/a#b',
    heading: 'B',
    highlights: [],
  });
});

test('records contain the keywords of their section', () => {
  const page = createPage('/a', '# A\n\nText.\n\n## B\n\n## C', { keywords: ['fake a module'] });
  page.toc[0]!.keywords = ['cannot'];
  expect(sectionRecords([page]).map(({ keywords }) => keywords)).toEqual([
    ['fake a module'],
    ['cannot'],
    undefined,
  ]);
});

test('record IDs contain only letters, digits and hyphens', () => {
  expect(records.map(({ id }) => /^[\w-]+$/.test(id))).toEqual([true, true]);
});
