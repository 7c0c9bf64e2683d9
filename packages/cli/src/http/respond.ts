import { readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

import fresh from 'fresh';
import { lookup } from 'mrmime';

import { addCodeFrame } from '../files/add-code-frame';
import { OctavoError } from '../model/errors';

/**
 * Returns an error handler that sends status 500 with the problems as JSON. An error that is not an `OctavoError` is a
 * bug and is also printed to the terminal.
 */
export function respondWithError(response: ServerResponse): (error: unknown) => void {
  return (error) => {
    const problems =
      error instanceof OctavoError
        ? error.problems.map(addCodeFrame)
        : [{ message: String(error) }];
    if (!(error instanceof OctavoError)) console.error(error);
    if (response.headersSent) response.destroy();
    else sendJson(response, 500, { problems });
  };
}

/** Sends a value as JSON. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value));
}

/** Sends a response that browsers revalidate before they reuse it. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  response.end(body);
}

/** Returns the content type of a file by its extension. */
export function contentTypeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}

/**
 * Sends a file. The file is read at once, because a stream could be cut off if the file is rewritten in the meantime.
 *
 * @returns Whether the file exists.
 */
export function sendFile(
  { headers }: IncomingMessage,
  response: ServerResponse,
  file: string,
): boolean {
  let stat: Stats;
  try {
    stat = statSync(file);
  } catch {
    return false;
  }
  if (!stat.isFile()) return false;
  const tag = `W/"${stat.size}-${stat.mtimeMs}"`;
  response.setHeader('ETag', tag);
  if (fresh(headers, { etag: tag })) response.writeHead(304).end();
  else send(response, 200, contentTypeOf(file), readFileSync(file));
  return true;
}
