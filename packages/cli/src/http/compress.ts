import compression from 'compression';

import type { Handler } from './static-handler';

/** Wraps a handler to compress its responses, as most hosting providers do. */
export function compress(handler: Handler): Handler {
  const middleware = compression();
  return (request, response) => {
    middleware(request as never, response as never, () => handler(request, response));
  };
}
