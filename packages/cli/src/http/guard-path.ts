import { safePath } from './safe-path';
import type { Handler } from './static-handler';

const METHODS = new Set(['GET', 'HEAD']);

/**
 * Rejects methods other than GET and HEAD. The URL of an unsafe request is removed, so that the handler responds as to
 * any other page that is not found. Repeated slashes are collapsed by a redirect, as hosts do.
 */
export function guardPath(handler: Handler): Handler {
  return (request, response) => {
    if (!METHODS.has(request.method ?? '')) {
      response.writeHead(405, { 'Content-Type': 'text/plain' });
      response.end('Method not allowed. Use GET or HEAD.');
      return;
    }
    const Location = collapseSlashes(request.url ?? '');
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
 * Returns a URL with repeated slashes collapsed, or `undefined` if there are none or the path is unsafe for another
 * reason. The result starts with a single slash, so it cannot lead to another host.
 */
export function collapseSlashes(url: string): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const single = path.replace(/\/{2,}/g, '/');
  return single !== path && safePath(single) === single ? single + rest : undefined;
}
