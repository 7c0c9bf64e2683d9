import compression from 'compression';

import type { Handler } from './static-handler';

/** Compress what a handler answers, as hosts do. */
export function compress(handler: Handler): Handler {
  const middleware = compression();
  return (request, response) => {
    middleware(request as never, response as never, () => handler(request, response));
  };
}
