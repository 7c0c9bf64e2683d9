import type { Handler } from './static-handler';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuse requests that name another host or come from another origin: a page on the web must not read a local server
 * through a name that it points here.
 */
export function guardHost(handler: Handler, host: string): Handler {
  return (request, response) => {
    if (
      isAllowed(request.headers.host, host) &&
      isAllowed(originHost(request.headers.origin), host)
    ) {
      handler(request, response);
      return;
    }
    response.writeHead(403, { 'Content-Type': 'text/plain' });
    response.end('This server answers to its own address only.');
  };
}

function originHost(origin: string | undefined): string | undefined {
  return origin === undefined ? undefined : origin.replace(/^\w+:\/\//, '');
}

function isAllowed(header: string | undefined, host: string): boolean {
  if (header === undefined) return true;
  const name = header.replace(/:\d+$/, '');
  return (
    LOCAL_HOSTS.has(name) || name === host || host === '0.0.0.0' || name.endsWith('.localhost')
  );
}
