import compression from 'compression';

import type { Handler } from './static-handler';

/** Wraps a handler to compress its responses, as most hosting providers do. */
export function compress(handler: Handler): Handler {
  const middleware = compression({
    filter(request, response) {
      // A range consists of bytes of the uncompressed file.
      if (response.hasHeader('Content-Range')) delete request.headers['accept-encoding'];
      return compression.filter(request, response);
    },
  });
  return (request, response) => {
    middleware(request as never, response as never, () => handler(request, response));
  };
}
