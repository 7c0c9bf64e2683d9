import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { EdgeVM } from '@edge-runtime/vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createStaticHandler } from '../http/static-handler';
import { MIDDLEWARE, type MiddlewareHost } from '../middleware/create-middleware';
import { middleware } from './middleware';

const LINK = (path: string) => `<${path}>; rel="alternate"; type="text/markdown"`;
let folder: string;
let server: Server;
let origin: string;
/** Responds to a request like the host with its middleware. */
const hosts = {} as Record<MiddlewareHost, (request: Request) => Promise<Response>>;

/** Logs the messages of a command. */
const logger = { success: () => undefined, info: () => undefined } as never;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-middleware-'));
  for (const host of Object.keys(MIDDLEWARE)) middleware({ cwd: folder, host, logger });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'guide'), { recursive: true });
  for (const name of ['index', 'guide/index', 'guide/v1.2', 'guide/中 a']) {
    writeFileSync(join(dist, `${name}.html`), '<p>page</p>');
    writeFileSync(join(dist, `${name}.md`), `# ${name}`);
  }
  writeFileSync(join(dist, 'plain.html'), '<p>page</p>');
  writeFileSync(join(dist, 'logo.svg'), '<svg/>');
  writeFileSync(join(dist, '404.html'), 'not found');
  // The host without its middleware.
  server = createServer(
    createStaticHandler({ folder: dist, base: '/', langs: { defaultLang: 'en', langs: ['en'] } }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const load = async (host: MiddlewareHost) =>
    (await import(pathToFileURL(join(folder, MIDDLEWARE[host].file)).href)).default;
  const netlify = await load('netlify');
  hosts.netlify = (request) => netlify(request, { next: () => fetch(request) });
  const cloudflare = await load('cloudflare');
  hosts.cloudflare = (request) => cloudflare.fetch(request, { ASSETS: { fetch } });
  hosts.vercel = createVercel(readFileSync(join(folder, MIDDLEWARE.vercel.file), 'utf8'));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Runs the middleware in the runtime of Vercel, which adds the headers of a response that continues to the site. */
function createVercel(code: string): (request: Request) => Promise<Response> {
  const script = code.replace('export default ', 'globalThis.middleware = ').replace('export ', '');
  const vm = new EdgeVM({ initialCode: script });
  return async (request) => {
    const { url, method, headers } = request;
    vm.context.input = { url, init: { method, headers: Object.fromEntries(headers) } };
    const response: Response = await vm.evaluate('middleware(new Request(input.url, input.init))');
    if (!response.headers.has('x-middleware-next')) return response;
    const page = await fetch(request);
    const merged = new Response(page.body, page);
    for (const [name, value] of response.headers)
      if (name !== 'x-middleware-next') merged.headers.set(name, value);
    return merged;
  };
}

async function request(host: MiddlewareHost, path: string, accept: string, method = 'GET') {
  const response = await hosts[host](new Request(origin + path, { method, headers: { accept } }));
  const { status, headers } = response;
  const [type] = headers.get('content-type')!.split(';');
  return {
    status,
    type,
    vary: headers.get('vary'),
    link: headers.get('link'),
    text: await response.text(),
  };
}

describe.each(Object.keys(MIDDLEWARE) as MiddlewareHost[])('the middleware for %s', (host) => {
  test.each([
    ['/', '# index'],
    ['/guide/', '# guide/index'],
    ['/guide/index.html', '# guide/index'],
    ['/guide/v1.2', '# guide/v1.2'],
    ['/guide/v1.2/?a=b', '# guide/v1.2'],
    ['/guide/%E4%B8%AD%20a', '# guide/中 a'],
  ])('serves the Markdown copy of %s', async (path, text) => {
    expect(await request(host, path, 'text/markdown, text/html, */*')).toMatchObject({
      status: 200,
      type: 'text/markdown',
      vary: 'Accept',
      text,
    });
  });

  test('confirms a copy that the client has with status 304', async () => {
    const { headers } = await fetch(`${origin}/guide/v1.2.md`);
    for (const method of ['GET', 'HEAD']) {
      const response = await hosts[host](
        new Request(`${origin}/guide/v1.2`, {
          method,
          headers: {
            accept: 'text/markdown',
            'if-none-match': headers.get('etag')!,
            // Without this header, `fetch` adds one that asks for a response without conditions.
            'cache-control': 'max-age=0',
          },
        }),
      );
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        etag: headers.get('etag'),
        vary: 'Accept',
      });
      expect(response.headers.get('content-type')).toBeNull();
    }
  });

  test('serves HTML with a link to the copy to browsers', async () => {
    expect(await request(host, '/guide/%E4%B8%AD%20a', 'text/html,*/*;q=0.8')).toEqual({
      status: 200,
      type: 'text/html',
      vary: 'Accept',
      link: LINK('/guide/%E4%B8%AD%20a.md'),
      text: '<p>page</p>',
    });
    expect((await request(host, '/guide/', '*/*')).link).toBe(LINK('/guide/index.md'));
  });

  test('leaves pages without a copy, other files and other methods unchanged', async () => {
    const accept = 'text/markdown';
    expect(await request(host, '/plain', accept)).toMatchObject({ type: 'text/html' });
    expect(await request(host, '/gone', accept)).toMatchObject({ status: 404 });
    expect(await request(host, '/logo.svg', accept)).toMatchObject({
      type: 'image/svg+xml',
      vary: null,
      link: null,
    });
    expect(await request(host, '/guide/index.md', accept)).toMatchObject({
      text: '# guide/index',
      link: null,
    });
    expect(await request(host, '/guide/v1.2', accept, 'POST')).toMatchObject({ type: 'text/html' });
    expect(await request(host, '/guide/v1.2', accept, 'HEAD')).toMatchObject({
      type: 'text/markdown',
      text: '',
    });
  });
});

test('overwrites code of the user only with --force', () => {
  const file = join(folder, 'middleware.js');
  writeFileSync(file, 'mine');
  expect(() => middleware({ cwd: folder, host: 'vercel', logger })).toThrow(
    'middleware.js already exists.',
  );
  expect(readFileSync(file, 'utf8')).toBe('mine');
  middleware({ cwd: folder, host: 'vercel', force: true, logger });
  middleware({ cwd: folder, host: 'vercel', logger });
  expect(readFileSync(file, 'utf8')).toBe(MIDDLEWARE.vercel.code);
});

test.each([
  ['netlfy', 'Did you mean "netlify"?'],
  ['toString', 'Supported hosts: netlify, vercel, cloudflare.'],
])('the host %s is an error', (host, hint) => {
  expect(() => middleware({ cwd: folder, host, logger })).toThrow(
    expect.objectContaining({ hint }),
  );
});
