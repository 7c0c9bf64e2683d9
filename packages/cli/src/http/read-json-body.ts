import type { IncomingMessage } from 'node:http';

/** Maximum length of a request body, in characters. */
const MAX_BODY = 100_000;

/** Reads the JSON body of a request. Returns `undefined` if it is too long or not valid JSON. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  let body = '';
  try {
    for await (const chunk of request.setEncoding('utf8')) {
      // The rest is read as well, because the connection would otherwise be reset before the response.
      if (body.length <= MAX_BODY) body += chunk as string;
    }
    return body.length > MAX_BODY ? undefined : JSON.parse(body);
  } catch {
    return undefined;
  }
}
