import type { IncomingHttpHeaders } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { hostname } from 'node:os';

import type { Handler } from './static-handler';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const WILDCARD_HOSTS = new Set(['0.0.0.0', '[::]']);

/**
 * Wraps a handler to reject cross-origin requests and requests with an unknown `Host` header. This protects the local
 * server from DNS rebinding attacks and from pages on other local servers.
 */
export function guardHost(handler: Handler, host: string): Handler {
  const serverName = toHostname(host);
  return (request, response) => {
    if (isAllowedHost(request.headers.host, serverName) && isSameOrigin(request.headers)) {
      handler(request, response);
      return;
    }
    response.writeHead(403, { 'Content-Type': 'text/plain' });
    response.end('Blocked request: the host or origin is not allowed.');
  };
}

/** Returns a host as browsers send it: in lower case, and with a short IPv6 address in brackets. */
function toHostname(host: string): string {
  const url = `http://${isIPv6(host) ? `[${host}]` : host}`;
  return URL.canParse(url) ? new URL(url).hostname : host.toLowerCase();
}

function isAllowedHost(header: string | undefined, host: string): boolean {
  if (header === undefined) return false;
  const name = header.replace(/:\d+$/, '').toLowerCase();
  if (LOCAL_HOSTS.has(name) || name === host || name.endsWith('.localhost')) return true;
  if (!WILDCARD_HOSTS.has(host)) return false;
  // DNS rebinding requires a domain name, so IP addresses are safe. The machine's own host names are also safe.
  const machine = hostname().toLowerCase();
  return isIP(name.replace(/^\[|\]$/g, '')) > 0 || name === machine || name === `${machine}.local`;
}

/**
 * Checks whether a request is same-origin. Uses `Sec-Fetch-Site` for scripts and images, which are requested without an
 * `Origin` header.
 */
function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return origin.replace(/^https?:\/\//, '') === host;
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  return isNavigation || !['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
}
