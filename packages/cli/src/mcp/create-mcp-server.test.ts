import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, test } from 'vitest';

import { openBuiltSite } from '../built-site/open-built-site';
import type { SiteSource } from '../built-site/site-source';
import { createMemorySite } from '../built-site/testing/memory-site';
import { BASE_PLACEHOLDER } from '../model/base-placeholder';
import { getPayloadPath } from '../model/payload';
import { createMcpServer } from './create-mcp-server';

const PAGES = {
  '/guide/mock': {
    markdown: '# Mock modules\n\nText.\n\n## Factories\n\nReplace a module with a factory.\n',
    toc: [['factories', 'Factories']] as [string, string][],
  },
  '/guide/retry': { markdown: '# Retry\n\nRun a failed test again.\n' },
  '/zh/guide/mock': { markdown: '# 模拟模块\n\n用工厂函数替换模块。\n' },
};
const LLMS =
  '# Site\n\n- [Home](/docs/index.md)\n\n## Guide\n\n- [Mock](/docs/guide/mock.md): About mocks.\n';

interface ToolReply {
  text: string;
  isError: boolean;
  data: unknown;
}

async function connect(source: SiteSource) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [own, other] = InMemoryTransport.createLinkedPair();
  await createMcpServer(await openBuiltSite(source)).connect(other);
  await client.connect(own);
  const call = async (name: string, input: Record<string, unknown> = {}): Promise<ToolReply> => {
    const {
      content,
      isError = false,
      structuredContent,
    } = await client.callTool({ name, arguments: input });
    const [{ text }] = content as [{ text: string }];
    return { text, isError: isError as boolean, data: structuredContent };
  };
  return { client, call };
}

const open = (options: Parameters<typeof createMemorySite>[1] = {}) =>
  connect(createMemorySite(PAGES, { base: '/docs/', files: { 'llms.txt': LLMS }, ...options }));

test('describes itself and its tools', async () => {
  const { client } = await open();
  expect(client.getServerVersion()).toMatchObject({ name: 'octavo', title: 'Site' });
  expect(client.getInstructions()).toContain('Documentation of Site.');
  const { tools } = await client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ['search_docs', true],
    ['read_page', true],
    ['list_pages', true],
    ['get_site', true],
  ]);
  for (const { inputSchema } of tools) expect(inputSchema.type).toBe('object');
});

describe.each([
  ['one file', Number.POSITIVE_INFINITY],
  ['split indexes', -1],
])('search in %s', (_name, splitSize) => {
  test('returns pages and sections with the ranking of the panel', async () => {
    const { call } = await open({ splitSize });
    const { text, data } = await call('search_docs', { query: 'module factory' });
    expect(text).toContain('1 page matches.');
    expect(data).toMatchObject({
      total: 1,
      results: expect.arrayContaining([
        expect.objectContaining({ page: '/guide/mock#factories', url: '/guide/mock#factories' }),
      ]),
    });
  });

  test('searches the requested language', async () => {
    const { call } = await open({ splitSize });
    const { data } = await call('search_docs', { query: '模擬模塊', lang: 'ZH' });
    expect(data).toMatchObject({ results: [{ page: '/zh/guide/mock' }] });
  });

  test('limits the number of pages', async () => {
    const { call } = await open({ splitSize });
    const { data } = await call('search_docs', { query: 'a', limit: 1 });
    const { results } = data as { results: { page: string }[] };
    expect(new Set(results.map(({ page }) => page.replace(/#.*/, ''))).size).toBe(1);
  });

  test('returns similar pages if nothing matches', async () => {
    const { call } = await open({ splitSize });
    expect((await call('search_docs', { query: 'qqqqq' })).text).toContain(
      'No page matches "qqqqq".',
    );
  });
});

test.each([
  ['/guide/mock', PAGES['/guide/mock'].markdown],
  ['guide/mock/', PAGES['/guide/mock'].markdown],
  ['/GUIDE/Mock.html', PAGES['/guide/mock'].markdown],
  ['/guide/mock.md', PAGES['/guide/mock'].markdown],
  ['/guide/mock#factories', '## Factories\n\nReplace a module with a factory.\n'],
  ['/docs/guide/mock', PAGES['/guide/mock'].markdown],
  ['/docs/guide/mock.html#factories', '## Factories\n\nReplace a module with a factory.\n'],
  ['https://x.org/docs/guide/mock.md', PAGES['/guide/mock'].markdown],
  [
    'https://x.org/docs/guide/mock?a#factories',
    '## Factories\n\nReplace a module with a factory.\n',
  ],
])('reads %s', async (page, text) => {
  const { call } = await open({ published: 'https://x.org/docs/zh/index.html' });
  expect(await call('read_page', { page })).toMatchObject({ text, isError: false });
});

test('reads a section by its ID, and a page of a site on a server by its URL', async () => {
  const { call } = await open({ url: 'https://x.org/docs/' });
  const page = 'https://x.org/docs/guide/mock';
  const text = '## Factories\n\nReplace a module with a factory.\n';
  expect(await call('read_page', { page, section: 'factories' })).toMatchObject({ text });
  expect(await call('read_page', { page: `${page}#factories` })).toMatchObject({ text });
  expect(await call('read_page', { page: '/docs/guide/mock#factories' })).toMatchObject({ text });
  const { data } = await call('search_docs', { query: 'factory' });
  expect(data).toMatchObject({ results: [{ url: `${page}#factories` }] });
});

test('prefers a route path to a path with the base', async () => {
  const pages = { '/docs/a': { markdown: '# In docs\n' }, '/a': { markdown: '# Above\n' } };
  const { call } = await connect(createMemorySite(pages, { base: '/docs/' }));
  expect((await call('read_page', { page: '/docs/a' })).text).toBe('# In docs\n');
  expect((await call('read_page', { page: '/docs/docs/a' })).text).toBe('# In docs\n');
  expect((await call('read_page', { page: '/a' })).text).toBe('# Above\n');
});

test('the links of pages are route paths if the base is relative', async () => {
  const pages = {
    '/guide/a': { markdown: '# A\n\nSee [B](../b.html#part).\n' },
    '/b': { markdown: '# B\n\n## Part\n\nText.\n', toc: [['part', 'Part']] as [string, string][] },
  };
  const { call } = await connect(createMemorySite(pages, { base: BASE_PLACEHOLDER }));
  expect((await call('read_page', { page: '/guide/a' })).text).toBe('# A\n\nSee [B](/b#part).\n');
  expect((await call('read_page', { page: '/b#part' })).text).toBe('## Part\n\nText.\n');
});

test('lists pages in reading order', async () => {
  const { call } = await open();
  const { text, data } = await call('list_pages');
  expect(text).toBe('- [Home](/)\n\n## Guide\n\n- [Mock](/guide/mock): About mocks.');
  expect(data).toEqual({
    pages: [
      { routePath: '/', title: 'Home' },
      { routePath: '/guide/mock', title: 'Mock', description: 'About mocks.', section: 'Guide' },
    ],
  });
});

test('the page for missing pages is no page of the site', async () => {
  const file = getPayloadPath('/404');
  const payload = { page: { routePath: '/404', lang: 'en', isNotFound: true, toc: [] } };
  const { call } = await open({ files: { [file]: JSON.stringify(payload) } });
  const { text } = await call('read_page', { page: '/404' });
  expect(text).toContain('Page not found: /404.');
});

test('returns languages and versions', async () => {
  const { call } = await open();
  expect(await call('get_site')).toMatchObject({
    text: '# Site\n\nA site.\n\nLanguages: en (default): English, zh: 简体中文',
    data: { defaultLang: 'en', versions: [] },
  });
});

test.each([
  ['read_page', { page: '/gone' }, 'Page not found: /gone.'],
  ['read_page', { page: '/../../etc/passwd' }, 'Page not found'],
  ['read_page', { page: 'https://evil.example/a' }, 'Page not found'],
  ['read_page', { page: 'https://evil.example/docs/guide/mock' }, 'Page not found'],
  [
    'read_page',
    { page: '/guide/mock', section: 'x' },
    'has no section "#x".\nSections: #factories.',
  ],
  ['read_page', { page: '/guide/mock#%E0%A4%A' }, 'has no section'],
  ['read_page', {}, 'Invalid arguments.'],
  ['search_docs', { query: ' ' }, 'Invalid arguments.'],
  ['search_docs', { query: 'a', limit: 1000 }, 'Invalid arguments.'],
  ['search_docs', { query: 'a'.repeat(501) }, 'Invalid arguments.'],
  [
    'search_docs',
    { query: 'a', lang: 'fr' },
    'Unknown language "fr".\nThe site has the languages "en", "zh".',
  ],
  [
    'search_docs',
    { query: 'a', version: 'v1' },
    'Unknown version "v1".\nThe site has no versions.',
  ],
  ['search_docs', { query: 'a', extra: 1 }, 'Invalid arguments.'],
  ['list_pages', { lang: 'zh' }, 'has no list of pages (zh/llms.txt).'],
])('%s with %j is an error that the model can read', async (name, input, expected) => {
  const { call } = await open();
  const { text, isError } = await call(name, input);
  expect([isError, text]).toEqual([true, expect.stringContaining(expected)]);
});

test('reports unknown tools to the client', async () => {
  const { client } = await open();
  await expect(client.callTool({ name: 'nope' })).rejects.toThrow('Unknown tool "nope".');
});

test('follows redirects within the site, but not in circles', async () => {
  const { call } = await open({
    files: {
      'static/pages/old.json': '{"redirect":"/guide/retry#x"}',
      'static/pages/loop.json': '{"redirect":"/loop"}',
      'static/pages/out.json': '{"redirect":"https://x.org/"}',
      'static/pages/broken.json': '{',
    },
  });
  expect((await call('read_page', { page: '/old' })).text).toBe(PAGES['/guide/retry'].markdown);
  for (const page of ['/loop', '/out', '/broken'])
    expect(await call('read_page', { page })).toMatchObject({ isError: true });
});

test('explains what a site does not publish', async () => {
  const source = createMemorySite(PAGES);
  source.files.delete('guide/mock.md');
  source.files.set('static/manifest.json', '{"searchIndexes":{}}');
  const { call } = await connect(source);
  expect((await call('read_page', { page: '/guide/mock' })).text).toContain('Enable "llms.pages"');
  expect((await call('list_pages')).text).toContain('Enable "llms.index"');
  expect((await call('search_docs', { query: 'a' })).text).toContain(
    'has no search index for "en"',
  );
});

test('searches again after an index could not be read', async () => {
  const source = createMemorySite(PAGES);
  const [index] = [...source.files].find(([path]) => path.startsWith('static/search_index.en'))!;
  const json = source.files.get(index)!;
  source.files.set(index, '{');
  const { call } = await connect(source);
  expect((await call('search_docs', { query: 'factory' })).text).toContain(
    'Failed to read the search index',
  );
  source.files.set(index, json);
  expect((await call('search_docs', { query: 'factory' })).isError).toBe(false);
});

test.each(['', '<script id="oct-page">{</script>', '<p>Another site</p>'])(
  'a site with the home page %j is an error',
  async (html) => {
    const source = createMemorySite({}, { files: { 'index.html': html } });
    await expect(openBuiltSite(source)).rejects.toThrow('memory is not a site that Octavo built.');
  },
);
