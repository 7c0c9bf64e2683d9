import { safePath } from './safe-path';
import type { Handler } from './static-handler';

const METHODS = new Set(['GET', 'HEAD']);

/** Refuse what no browser asks of a site: other methods than reading, and paths that try to leave it. */
export function guardPath(handler: Handler): Handler {
  return (request, response) => {
    const isReading = METHODS.has(request.method ?? '');
    if (isReading && safePath(request.url) !== undefined) {
      handler(request, response);
      return;
    }
    response.writeHead(isReading ? 404 : 405, { 'Content-Type': 'text/plain' });
    response.end(isReading ? 'Not found' : 'This server only answers GET and HEAD.');
  };
}
