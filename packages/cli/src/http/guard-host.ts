import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

import type { Handler } from './static-handler';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const WILDCARD_HOSTS = new Set(['0.0.0.0', '::', '[::]']);

/**
 * Rejects requests with an unknown `Host` header and cross-origin requests. This protects the local server against DNS
 * rebinding and against pages of other servers on the same machine.
 */
export function guardHost(handler: Handler, host: string): Handler {
  return (request, response) => {
    if (isAllowedHost(request.headers.host, host) && isSameOrigin(request.headers)) {
      handler(request, response);
      return;
    }
    response.writeHead(403, { 'Content-Type': 'text/plain' });
    response.end('Blocked request: the host or origin is not allowed.');
  };
}

function isAllowedHost(header: string | undefined, host: string): boolean {
  if (header === undefined) return false;
  const name = header.replace(/:\d+$/, '').toLowerCase();
  if (LOCAL_HOSTS.has(name) || name === host || name.endsWith('.localhost')) return true;
  if (!WILDCARD_HOSTS.has(host)) return false;
  // DNS rebinding needs a domain name, so IP addresses are safe. These names belong to this machine in its network.
  const machine = hostname().toLowerCase();
  return isIP(name.replace(/^\[|\]$/g, '')) > 0 || name === machine || name === `${machine}.local`;
}

/** Requests for scripts and images have no `Origin` header, so `Sec-Fetch-Site` is checked for them. */
function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return origin.replace(/^https?:\/\//, '') === host;
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  return isNavigation || !['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
}
