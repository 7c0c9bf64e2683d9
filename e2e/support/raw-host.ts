import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

import { TYPES } from './hosts';

/**
 * Serves a folder like a host that never redirects: repeated slashes, backslashes and dots in a path stay in the URL, the
 * file system ignores them, and everything else receives `404.html`.
 */
export async function startRawHost(
  folder: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const fileOf = (path: string) =>
    [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(folder, normalize(`/${name}`)))
      .find((file) => existsSync(file) && statSync(file).isFile());
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const file = fileOf(decode(path));
    const sent = file ?? join(folder, '404.html');
    response.writeHead(file ? 200 : 404, {
      'Content-Type': TYPES[extname(sent)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(sent));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
