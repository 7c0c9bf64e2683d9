import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { OctavoError } from '../model/errors';
import { guardHost } from './guard-host';
import { guardPath } from './guard-path';
import type { Handler } from './static-handler';

export interface ListenOptions {
  handler: Handler;
  port: number;
  /** @default 'localhost' */
  host?: string | undefined;
  /** Whether another free port will do. */
  anyPort?: boolean;
}

export interface Listening {
  server: Server;
  url: string;
  close: () => Promise<void>;
}

/** How many ports after the wanted one are tried. */
const PORT_TRIES = 20;

/** Serve on the port, or on the next free one. @throws {OctavoError} `PORT_IN_USE`. */
export async function listen({
  handler,
  port,
  host = 'localhost',
  anyPort = false,
}: ListenOptions): Promise<Listening> {
  const server = createServer(guardHost(guardPath(handler), host));
  for (let offset = 0; ; offset++) {
    try {
      await new Promise<void>((done, fail) => {
        server.once('error', fail);
        server.listen(port === 0 ? 0 : port + offset, host, () => {
          server.off('error', fail);
          done();
        });
      });
      break;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && anyPort && offset < PORT_TRIES) continue;
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
      throw new OctavoError(
        'PORT_IN_USE',
        `Expected port ${port} on ${host} to be free, got ${code === 'EACCES' ? 'no permission to use it' : 'another program on it'}.`,
        {
          hint: 'Stop that program, or choose another port with --port.',
          cause: error,
        },
      );
    }
  }
  const address = server.address() as AddressInfo;
  return {
    server,
    url: `http://${host}:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
