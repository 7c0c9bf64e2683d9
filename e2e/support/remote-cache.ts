import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// @ts-expect-error: The package has no types.
import { createApp } from 'turborepo-remote-cache';

const TOKEN = 'secret-token';

/** Remote cache server from npm, behind a proxy that can return other responses. */
export interface CacheServer {
  /** Environment variables for a build that uses the server. */
  env: Record<string, string>;
  /** Methods of the requests since the last call. */
  takeRequests: () => string[];
  /**
   * Changes responses. The function receives the number of the request and the response of the server, and returns `true` if
   * it has sent a response.
   */
  intercept: (handler: Interceptor | undefined) => void;
  close: () => Promise<void>;
}

type Interceptor = (
  request: { count: number; method: string },
  body: Buffer,
  response: ServerResponse,
) => boolean | Promise<boolean>;

/** Starts a server with an empty cache. */
export async function startCacheServer(): Promise<CacheServer> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-remote-'));
  const app = createApp({
    logger: false,
    bodyLimit: 1e8,
    configOverrides: {
      TURBO_TOKEN: TOKEN,
      STORAGE_PROVIDER: 'local',
      STORAGE_PATH: folder,
      STORAGE_PATH_USE_TMP_FOLDER: false,
    },
  });
  const target = await app.listen({ host: '127.0.0.1', port: 0 });
  let handler: Interceptor | undefined;
  let requests: string[] = [];
  const proxy = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    requests.push(method);
    const count = requests.length;
    const sent = await readBody(request);
    const answer = await fetch(target + url, {
      method,
      headers: { ...(headers as Record<string, string>), host: '' },
      ...(method === 'PUT' ? { body: new Uint8Array(sent) } : {}),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (await handler?.({ count, method }, body, response)) return;
    response.writeHead(answer.status, { 'content-length': body.length });
    response.end(body);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const { port } = proxy.address() as AddressInfo;
  return {
    env: { TURBO_API: `http://127.0.0.1:${port}`, TURBO_TOKEN: TOKEN, TURBO_TEAM: 'docs' },
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    intercept(next) {
      handler = next;
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
