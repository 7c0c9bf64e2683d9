import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import sirv from 'sirv';

/** Serves a folder of static files on a free local port. */
export async function serveFolder(
  folder: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const handler = sirv(folder);
  const server = createServer((request, response) => handler(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
