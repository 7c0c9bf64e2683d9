import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pageKey } from '@octavo/theme/urls';
import { expect, onTestFinished, test } from 'vitest';

import { loadSiteConfig } from '../commands/load-site-config';
import { listen } from '../http/listen';
import type { UserConfig } from '../model/config';
import { OctavoError } from '../model/errors';
import { createDevHandler } from './dev-handler';
import { createEventStream } from './event-stream';
import type { LiveBundle } from './live-bundle';
import type { LivePages } from './live-pages';

/** Starts a dev server without pages, with these files in the project folder. The bundle is in the folder `bundle`. */
async function serve(
  files: Record<string, string>,
  openPages: () => Promise<Partial<LivePages>> = async () => ({
    getAsset: () => undefined,
    getDataFile: () => undefined,
    findRedirect: () => undefined,
  }),
  options: Partial<UserConfig> = {},
) {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-handler-'));
  for (const [path, text] of Object.entries({ 'content/index.md': '# A', ...files })) {
    mkdirSync(join(cwd, path, '..'), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  const config = await loadSiteConfig({ cwd, fallback: { title: 'Site', ...options } });
  const errors: [string, string | undefined][] = [];
  const bundle = { id: 'id', folder: join(cwd, 'bundle'), ready: async () => {} };
  const { url, close } = await listen({
    handler: createDevHandler({
      config: () => config,
      pages: openPages as () => Promise<LivePages>,
      bundle: bundle as LiveBundle,
      events: createEventStream(),
      findings: () => undefined,
      onRuntimeError: (key, problem) => errors.push([key, problem?.message]),
    }),
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(async () => {
    await close();
    rmSync(cwd, { recursive: true });
  });
  const request = async (path: string) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    const location = response.headers.get('location');
    const result = { status: response.status, text: await response.text() };
    return location === null ? result : { ...result, location };
  };
  return Object.assign(request, { errors });
}

test.each(['/static/', '/static/guide', '/static/data/guide', '/static/pages/guide'])(
  'serves the page %s',
  async (path) => {
    const request = await serve({});
    expect(await request(path)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<title>'),
    });
  },
);

test('serves bundled and public files in the folder of generated files', async () => {
  const request = await serve({ 'bundle/static/a.js': 'a', 'content/public/static/b.js': 'b' });
  expect(await request('/static/a.js')).toEqual({ status: 200, text: 'a' });
  expect(await request('/static/b.js')).toEqual({ status: 200, text: 'b' });
  expect((await request('/static/c.js')).status).toBe(404);
  expect((await request('/static/data/c.json')).status).toBe(404);
});

test('serves the bundle, which shows the error, if the pages cannot be opened', async () => {
  const request = await serve({ 'bundle/static/js/main.js': 'a' }, async () => {
    throw new OctavoError('PLUGIN_FAILED', 'No.', { hint: 'Fix it.' });
  });
  expect(await request('/static/js/main.js')).toEqual({ status: 200, text: 'a' });
  const { status, text } = await request('/static/pages/index.json');
  expect(status).toBe(500);
  expect(JSON.parse(text)).toEqual({ problems: [{ message: 'No.', hint: 'Fix it.' }] });
});

test('reports an error in the "serve" hook of a plugin until the file can be served', async () => {
  let isBroken = true;
  const serveFile = (path: string) => {
    if (path !== 'feed.xml') return undefined;
    if (isBroken) throw new Error('No feed.');
    return '<feed/>';
  };
  const request = await serve({}, undefined, { plugins: [{ name: 'feed', serve: serveFile }] });
  expect((await request('/feed.xml')).status).toBe(500);
  expect(request.errors).toEqual([['feed.xml', expect.stringContaining('No feed.')]]);
  isBroken = false;
  expect((await request('/feed.xml')).text).toBe('<feed/>');
  expect(request.errors[1]).toEqual(['feed.xml', undefined]);
});

test('reports an error in the "searchEntries" hook of a plugin', async () => {
  const buildIndex = async () => {
    throw new OctavoError('PLUGIN_FAILED', 'No entries.');
  };
  const live = { getSearch: async () => ({ buildIndex, indexPaths: () => [] }) };
  const request = await serve({}, async () => live as unknown as LivePages);
  expect((await request('/static/search_index.en.json')).status).toBe(500);
  expect(request.errors).toEqual([['static/search_index.en.json', 'No entries.']]);
});

test.each([
  ['/chat', 302, 'https://chat.example/%C3%BC?a=1#x'],
  ['/Chat/?b=2', 302, 'https://chat.example/%C3%BC?a=1&b=2#x'],
  ['/file.html?b=2', 302, '/docs/a%20b.pdf?b=2'],
  // The application follows redirects to pages.
  ['/old', 200, undefined],
  ['/page', 200, undefined],
])('redirects %s to another site or a file', async (path, status, location) => {
  const redirects: Record<string, string> = {
    '/chat': 'https://chat.example/ü?a=1#x',
    '/file': '/./a b.pdf',
    '/old': '/page',
  };
  const findRedirect = (route: string) => redirects[pageKey(route)];
  const request = await serve({}, async () => ({ findRedirect }), { base: '/docs/' });
  expect(await request(`/docs${path}`)).toMatchObject({ status, ...(location && { location }) });
});

test('serves the application, which shows the error, if the redirects cannot be read', async () => {
  const request = await serve({}, async () => {
    throw new OctavoError('PLUGIN_FAILED', 'No.');
  });
  expect((await request('/a')).status).toBe(200);
});

test('adds the tags of "head" in the configuration to the document', async () => {
  const request = await serve({}, undefined, {
    head: [
      ['link', { rel: 'stylesheet', href: 'https://fonts.example/"a".css' }],
      '<script>run()</script>',
    ],
  });
  const { text } = await request('/');
  const head = text.slice(0, text.indexOf('</head>'));
  expect(head).toContain(
    '<link rel="stylesheet" href="https://fonts.example/&quot;a&quot;.css">\n',
  );
  expect(head).toContain('<script>run()</script>\n');
});
