import { getSafePath } from './safe-path';
import type { Handler } from './static-handler';

/** Methods of files. */
const FILE_METHODS = ['GET', 'HEAD'];

/**
 * Wraps a handler to reject other methods than the given ones. Deletes unsafe request URLs so that the handler responds
 * with the 404 page. Redirects URLs with repeated slashes, as most hosting providers do.
 */
export function guardPath(handler: Handler, methods: readonly string[] = FILE_METHODS): Handler {
  return (request, response) => {
    if (!methods.includes(request.method ?? '')) {
      response.writeHead(405, { 'Content-Type': 'text/plain' });
      response.end(`Method not allowed. Use ${methods.join(' or ')}.`);
      return;
    }
    const Location = collapseSlashes(request.url ?? '');
    if (Location !== undefined) {
      response.writeHead(302, { Location });
      response.end();
      return;
    }
    if (getSafePath(request.url) === undefined) delete request.url;
    handler(request, response);
  };
}

/**
 * Collapses repeated slashes in the path of a URL. Returns `undefined` if there are no repeated slashes or if the path
 * is otherwise unsafe. The result starts with a single slash, so it cannot redirect to a different host.
 */
export function collapseSlashes(url: string): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const single = path.replace(/\/{2,}/g, '/');
  return single !== path && getSafePath(single) === single ? single + rest : undefined;
}
