import compression from 'compression';

import type { Handler } from './static-handler';

/** Compresses the responses of a handler, as most hosts do. */
export function compress(handler: Handler): Handler {
  const middleware = compression();
  return (request, response) => {
    middleware(request as never, response as never, () => handler(request, response));
  };
}
