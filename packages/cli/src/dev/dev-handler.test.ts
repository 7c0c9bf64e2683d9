import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { loadSiteConfig } from '../commands/load-site-config';
import { listen } from '../http/listen';
import { createDevHandler } from './dev-handler';
import { createEventStream } from './event-stream';
import type { LiveBundle } from './live-bundle';
import type { LivePages } from './live-pages';

/** Starts a dev server without pages, with these files in the project folder. The bundle is in the folder `bundle`. */
async function serve(files: Record<string, string>) {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-handler-'));
  for (const [path, text] of Object.entries({ 'content/index.md': '# A', ...files })) {
    mkdirSync(join(cwd, path, '..'), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  const config = await loadSiteConfig({ cwd, fallback: { title: 'Site' } });
  const pages = { getAsset: () => undefined, getDataFile: () => undefined } as Partial<LivePages>;
  const bundle = { id: 'id', folder: join(cwd, 'bundle'), ready: async () => {} };
  const { url, close } = await listen({
    handler: createDevHandler({
      config: () => config,
      pages: async () => pages as LivePages,
      bundle: bundle as LiveBundle,
      events: createEventStream(),
      findings: () => undefined,
      onRuntimeError() {},
    }),
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(async () => {
    await close();
    rmSync(cwd, { recursive: true });
  });
  return async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, text: await response.text() };
  };
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
