import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { OctavoError } from '../model/errors';
import { guardHost } from './guard-host';
import { guardPath } from './guard-path';
import { respondWithError } from './respond';
import type { Handler } from './static-handler';

export interface ListenOptions {
  handler: Handler;
  port: number;
  /** @default 'localhost' */
  host?: string | undefined;
  /** HTTP methods that the handler supports. @default ['GET', 'HEAD'] */
  methods?: readonly string[] | undefined;
  /** Whether to try subsequent ports if the port is in use. @default false */
  anyPort?: boolean;
}

/** Result of `dev` and `preview`. */
export interface RunningServer {
  /** HTTP server of Node.js. */
  server: Server;
  /** Server URL, such as `http://localhost:3000`. */
  url: string;
  /** Stops the server. */
  close: () => Promise<void>;
}

/** Number of subsequent ports to try if the requested port is in use. */
const MAX_PORT_ATTEMPTS = 20;

/**
 * Starts an HTTP server. If `anyPort` is set, uses the next available port.
 *
 * @throws {OctavoError} `PORT_IN_USE`
 */
export async function listen({
  handler,
  port,
  host = 'localhost',
  anyPort = false,
  methods,
}: ListenOptions): Promise<RunningServer> {
  const respond = guardHost(guardPath(handler, methods), host);
  const server = createServer((request, response) => {
    try {
      respond(request, response);
    } catch (error) {
      respondWithError(response)(error);
    }
  });
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
      if (code === 'EADDRINUSE' && anyPort && offset < MAX_PORT_ATTEMPTS) continue;
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
      throw new OctavoError(
        'PORT_IN_USE',
        code === 'EACCES'
          ? `Permission denied for port ${port} on ${host}.`
          : `Port ${port} on ${host} is already in use.`,
        {
          hint:
            code === 'EACCES'
              ? 'Choose a different port with --port.'
              : 'Stop the process that uses this port, or choose a different port with --port.',
          cause: error,
        },
      );
    }
  }
  const address = server.address() as AddressInfo;
  return {
    server,
    url: formatServerUrl(host, address.port),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Returns the URL of a server. IPv6 addresses need brackets. */
export function formatServerUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
