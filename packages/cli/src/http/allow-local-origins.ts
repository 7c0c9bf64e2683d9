import type { Handler } from './static-handler';

const LOCAL_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Allows pages of other servers on the same machine to read all responses, so that their search finds this site. */
export function allowLocalOrigins(handler: Handler): Handler {
  return (request, response) => {
    const { origin } = request.headers;
    response.appendHeader('Vary', 'Origin');
    if (origin !== undefined && LOCAL_ORIGIN.test(origin))
      response.setHeader('Access-Control-Allow-Origin', origin);
    handler(request, response);
  };
}
