import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { loadSiteConfig } from '../commands/load-site-config';
import { listen } from '../http/listen';
import type { OctavoPlugin } from '../model/config';
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
  }),
  plugins: OctavoPlugin[] = [],
) {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-handler-'));
  for (const [path, text] of Object.entries({ 'content/index.md': '# A', ...files })) {
    mkdirSync(join(cwd, path, '..'), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  const config = await loadSiteConfig({ cwd, fallback: { title: 'Site', plugins } });
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
    const response = await fetch(url + path);
    return { status: response.status, text: await response.text() };
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
  const request = await serve({}, undefined, [{ name: 'feed', serve: serveFile }]);
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
