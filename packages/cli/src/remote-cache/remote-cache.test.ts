import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { digest } from '../files/digest';
import { openRemoteCache, type UploadFile } from './remote-cache';
import type { RemoteCacheSettings } from './settings';

const settings: RemoteCacheSettings = {
  api: 'http://cache.test',
  token: 'secret',
  team: { slug: 'docs' },
  canWrite: true,
};

/** Server with artifacts in memory. `intercept` can replace a response. */
class Server {
  readonly artifacts = new Map<string, { body: Buffer; tag: string | null }>();
  requests: string[] = [];
  intercept: (method: string, hash: string) => Response | Promise<Response> | undefined = () =>
    undefined;

  readonly fetch: typeof globalThis.fetch = async (url, init = {}) => {
    const { method = 'GET', signal } = init;
    const { pathname, search } = new URL(String(url));
    const headers = new Headers(init.headers);
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(search).toBe('?slug=docs');
    const hash = pathname.replace('/v8/artifacts/', '');
    this.requests.push(`${method} ${hash}`);
    const aborted = new Promise<never>((_, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason));
    });
    const replaced = this.intercept(method, hash);
    if (replaced) return Promise.race([replaced, aborted]);
    if (method === 'PUT') {
      const body = Buffer.from(init.body as Uint8Array);
      this.artifacts.set(hash, { body, tag: headers.get('x-artifact-tag') });
      return new Response('{}', { status: 202 });
    }
    const artifact = this.artifacts.get(hash);
    if (!artifact) return new Response('', { status: 404 });
    return toResponse(artifact.body, artifact.tag);
  };

  open(changes: Partial<RemoteCacheSettings> = {}, id = 'site') {
    return openRemoteCache({ ...settings, ...changes }, id, this.fetch);
  }

  countOf(method: string) {
    return this.requests.filter((request) => request.startsWith(method)).length;
  }
}

function toResponse(body: Uint8Array, tag: string | null = null): Response {
  return new Response(new Uint8Array(body), { headers: tag ? { 'x-artifact-tag': tag } : {} });
}

function largeFile(name: string, size: number): UploadFile {
  const content = Buffer.alloc(size, name);
  return { name, read: () => content };
}

const textFile = (name: string, text: string, key?: string): UploadFile => ({
  name,
  ...(key === undefined ? {} : { key }),
  read: () => Buffer.from(text),
});

async function restore(cache: ReturnType<Server['open']>, isWanted = (_: string) => true) {
  const files: Record<string, string> = {};
  await cache.restore(
    ({ name }) => isWanted(name),
    ({ name }, content) => {
      files[name] = content.toString();
    },
  );
  return files;
}

const SMALL = [textFile('a', 'text a'), textFile('b/c', 'text c', 'key')];
const SMALL_TEXTS = { a: 'text a', 'b/c': 'text c' };

let server: Server;
beforeEach(() => {
  server = new Server();
  // Time limits only end when a test advances the time. Compression uses other functions.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('restores what another build has uploaded, with two requests', async () => {
  const first = server.open();
  expect(await restore(first)).toEqual({});
  await first.upload(SMALL);
  server.requests = [];
  const second = server.open();
  expect(await restore(second)).toEqual(SMALL_TEXTS);
  expect(server.countOf('GET')).toBe(2);
  expect(second.summary()).toMatchObject({ files: 2, uploaded: 0, failure: undefined });
});

test('sites do not share a manifest', async () => {
  await server.open().upload(SMALL);
  expect(await restore(server.open({}, 'other'))).toEqual({});
});

test('uploads nothing if nothing has changed, and only what has changed otherwise', async () => {
  await server.open().upload([...SMALL, largeFile('big', 5e6)]);
  const size = server.artifacts.size;
  const unchanged = server.open();
  await unchanged.upload([...SMALL, largeFile('big', 5e6)]);
  expect(server.artifacts.size).toBe(size);
  expect(unchanged.summary().uploaded).toBe(0);

  const edited = server.open();
  await edited.upload([textFile('a', 'edited'), SMALL[1]!, largeFile('big', 5e6)]);
  expect(edited.summary().uploaded).toBeGreaterThan(0);
  expect(edited.summary().uploaded).toBeLessThan(2000);
  const cache = server.open();
  const { big, ...texts } = await restore(cache);
  expect(texts).toEqual({ ...SMALL_TEXTS, a: 'edited' });
  expect(big).toBeDefined();
});

test('an output file is uploaded again if its key has changed, and not read otherwise', async () => {
  await server.open().upload([textFile('page.html', 'one', 'key 1')]);
  const read = vi.fn(() => Buffer.from('one'));
  await server.open().upload([{ name: 'page.html', key: 'key 1', read }]);
  expect(read).not.toHaveBeenCalled();
  await server.open().upload([textFile('page.html', 'two', 'key 2')]);
  expect(await restore(server.open())).toEqual({ 'page.html': 'two' });
});

test('files are grouped into packs, and only packs with wanted files are downloaded', async () => {
  const files = Array.from({ length: 40 }, (_, index) => largeFile(`file-${10 + index}`, 500_000));
  await server.open().upload(files);
  expect(server.artifacts.size).toBeLessThanOrEqual(7);
  server.requests = [];
  const cache = server.open();
  expect(Object.keys(await restore(cache, (name) => name === 'file-30'))).toEqual(['file-30']);
  expect(server.countOf('GET')).toBe(2);
});

test('packs with few used files are written again', async () => {
  const files = Array.from({ length: 10 }, (_, index) => largeFile(`file-${index}`, 1000));
  await server.open().upload(files);
  await server.open().upload(files.slice(0, 2));
  expect(Object.keys(await restore(server.open())).sort()).toEqual(['file-0', 'file-1']);
});

test('many builds after small edits do not create ever more packs', async () => {
  for (let edit = 0; edit < 60; edit++) {
    const files = Array.from({ length: 60 }, (_, index) =>
      textFile(`file-${index}`, index <= edit ? `edited ${index}` : 'text'),
    );
    await server.open().upload(files);
  }
  server.requests = [];
  const files = await restore(server.open());
  expect(Object.keys(files)).toHaveLength(60);
  expect(server.countOf('GET')).toBeLessThan(22);
});

test('a read-only cache sends no uploads', async () => {
  await server.open({ canWrite: false }).upload(SMALL);
  expect(server.requests).toEqual([]);
});

const invalidBodies: [string, (body: Buffer) => Uint8Array][] = [
  ['truncated', (body) => body.subarray(0, body.length - 1)],
  ['empty', () => new Uint8Array()],
  ['modified', (body) => Buffer.from(body).fill(0, Math.floor(body.length / 2))],
  ['longer', (body) => Buffer.concat([body, body])],
  ['of another server', () => Buffer.from('<html>Sign in</html>')],
];
test.each(invalidBodies)('artifacts that are %s are not used', async (_name, change) => {
  await server.open().upload(SMALL);
  const intact = [...server.artifacts];
  for (const [hash, { body, tag }] of intact) {
    server.artifacts.set(hash, { body: Buffer.from(change(body)), tag });
    expect(await restore(server.open())).toEqual({});
    server.artifacts.set(hash, { body, tag });
  }
  expect(await restore(server.open())).toEqual(SMALL_TEXTS);
});

test('invalid packs are uploaded again', async () => {
  await server.open().upload(SMALL);
  const manifest = digest('octavo-manifest-1', 'site');
  for (const hash of server.artifacts.keys())
    if (hash !== manifest) server.artifacts.set(hash, { body: Buffer.from('wrong'), tag: null });
  const cache = server.open();
  expect(await restore(cache)).toEqual({});
  await cache.upload(SMALL);
  expect(await restore(server.open())).toEqual(SMALL_TEXTS);
});

test('artifacts without a valid signature are not used', async () => {
  await server.open({ signatureKey: 'key' }).upload(SMALL);
  expect(await restore(server.open({ signatureKey: 'key' }))).toEqual(SMALL_TEXTS);
  expect(await restore(server.open({ signatureKey: 'other key' }))).toEqual({});
  for (const artifact of server.artifacts.values()) artifact.tag = null;
  const unsigned = server.open({ signatureKey: 'key' });
  expect(await restore(unsigned)).toEqual({});
  expect(unsigned.summary().failure).toContain('no valid signature');
});

test('failed requests are repeated', async () => {
  await server.open().upload(SMALL);
  let count = 0;
  server.intercept = () => (count++ % 2 === 0 ? new Response('', { status: 503 }) : undefined);
  const cache = server.open();
  expect(await restore(cache)).toEqual(SMALL_TEXTS);
  expect(cache.summary().failure).toBeUndefined();
});

test.each([
  ['absent', () => Promise.reject(new TypeError('fetch failed')), 3],
  ['failing', () => new Response('', { status: 500 }), 3],
  ['full', () => new Response('', { status: 507 }), 3],
  ['denying access', () => new Response('', { status: 403 }), 1],
])('a server that is %s receives few requests', async (_name, respond, requests) => {
  server.intercept = respond;
  const cache = server.open();
  expect(await restore(cache)).toEqual({});
  await cache.upload(SMALL);
  expect(server.requests).toHaveLength(requests);
  expect(cache.summary().failure).toBeDefined();
  expect(cache.summary().failure).not.toContain('secret');
});

test('a server that is full receives few uploads', async () => {
  const files = Array.from({ length: 12 }, (_, index) => largeFile(`file-${index}`, 4_200_000));
  server.intercept = (method) => (method === 'PUT' ? new Response('', { status: 507 }) : undefined);
  await server.open().upload(files);
  // The circuit breaker opens before all packs are tried.
  expect(server.countOf('PUT')).toBeLessThan(20);
  expect(server.artifacts.size).toBe(0);
});

test('a download ends two seconds after the last artifact, and nothing is uploaded', async () => {
  await server.open().upload(SMALL);
  server.intercept = () => new Promise<Response>(() => {});
  const cache = server.open();
  let isDone = false;
  const restoring = restore(cache).then((files) => {
    isDone = true;
    return files;
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await restoring).toEqual({});
  server.requests = [];
  await cache.upload(SMALL);
  expect(server.requests).toEqual([]);
  expect(cache.summary().failure).toContain('in time');
});

test('hostile file names are rejected with the whole manifest', async () => {
  for (const name of ['../a', '/etc/passwd', 'a/../../b', 'a\\b', 'C:/a', '']) {
    await server.open().upload([textFile(name, 'text'), ...SMALL]);
    expect(await restore(server.open())).toEqual({});
    server.artifacts.clear();
  }
});
