import { safePath } from './safe-path';
import type { Handler } from './static-handler';

const METHODS = new Set(['GET', 'HEAD']);

/**
 * Refuse what no browser asks of a site: other methods than reading, and paths that try to leave it. Slashes too many are
 * taken out by a redirect, as hosts do: they do not tell addresses apart.
 */
export function guardPath(handler: Handler): Handler {
  return (request, response) => {
    const isReading = METHODS.has(request.method ?? '');
    if (isReading && safePath(request.url) !== undefined) {
      handler(request, response);
      return;
    }
    const Location = isReading ? withSingleSlashes(request.url ?? '') : undefined;
    if (Location !== undefined) {
      response.writeHead(302, { Location });
      response.end();
      return;
    }
    response.writeHead(isReading ? 404 : 405, { 'Content-Type': 'text/plain' });
    response.end(isReading ? 'Not found' : 'This server only answers GET and HEAD.');
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
