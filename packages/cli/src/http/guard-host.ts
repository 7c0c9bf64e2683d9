import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

import type { Handler } from './static-handler';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '[::]']);

/**
 * Refuse requests that name another host or come from another origin: a page on the web must not read a local server
 * through a name that it points here, and neither must a page of another server on this machine.
 */
export function guardHost(handler: Handler, host: string): Handler {
  return (request, response) => {
    if (isKnownHost(request.headers.host, host) && isOwnOrigin(request.headers)) {
      handler(request, response);
      return;
    }
    response.writeHead(403, { 'Content-Type': 'text/plain' });
    response.end('This server answers to its own address only.');
  };
}

function isKnownHost(header: string | undefined, host: string): boolean {
  if (header === undefined) return false;
  const name = header.replace(/:\d+$/, '').toLowerCase();
  if (LOCAL_HOSTS.has(name) || name === host || name.endsWith('.localhost')) return true;
  if (!EVERY_ADDRESS.has(host)) return false;
  // An address cannot be pointed elsewhere, and these names are this machine's in its own network.
  const own = hostname().toLowerCase();
  return isIP(name.replace(/^\[|\]$/g, '')) > 0 || name === own || name === `${own}.local`;
}

/** Scripts and images are asked for without an origin; browsers tell of those that another site asked for. */
function isOwnOrigin(headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return origin.replace(/^https?:\/\//, '') === host;
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  return isNavigation || !['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
}
