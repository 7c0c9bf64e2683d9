import { safePath } from './safe-path';
import type { Handler } from './static-handler';

const METHODS = new Set(['GET', 'HEAD']);

/**
 * Refuse what no browser asks of a site: other methods than reading. A path that tries to leave the site is handed on as
 * none, so that it is answered like any other that leads nowhere. Slashes too many are taken out by a redirect, as hosts
 * do: they do not tell addresses apart.
 */
export function guardPath(handler: Handler): Handler {
  return (request, response) => {
    if (!METHODS.has(request.method ?? '')) {
      response.writeHead(405, { 'Content-Type': 'text/plain' });
      response.end('This server only answers GET and HEAD.');
      return;
    }
    const Location = withSingleSlashes(request.url ?? '');
    if (Location !== undefined) {
      response.writeHead(302, { Location });
      response.end();
      return;
    }
    if (safePath(request.url) === undefined) delete request.url;
    handler(request, response);
  };
}

/**
 * An address without slashes that follow another one; `undefined` where that is not all that is wrong with it. It
 * begins with one slash, and so leads to no other host.
 */
export function withSingleSlashes(url: string): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const single = path.replace(/\/{2,}/g, '/');
  return single !== path && safePath(single) === single ? single + rest : undefined;
}
