import { readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

import fresh from 'fresh';
import { lookup } from 'mrmime';

import { addCodeFrame } from '../files/add-code-frame';
import { getProblems, OctavoError } from '../model/errors';

/**
 * Returns an error handler that responds with status 500 and the problems as JSON. Any error other than an
 * `OctavoError` is a bug and is also printed to the terminal.
 */
export function respondWithError(response: ServerResponse): (error: unknown) => void {
  return (error) => {
    const problems =
      error instanceof OctavoError
        ? getProblems(error).map(addCodeFrame)
        : [{ message: String(error) }];
    if (!(error instanceof OctavoError)) console.error(error);
    if (response.headersSent) response.destroy();
    else sendJson(response, 500, { problems });
  };
}

/** Sends a JSON response. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value));
}

/** Sends a response that browsers must revalidate before reusing it. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  response.end(body);
}

/** Returns the content type for a file extension. */
export function getContentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}

/**
 * Sends a file. Reads it synchronously, because a stream could be truncated if the file is rewritten at the same time.
 *
 * @returns whether the file exists
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
  else send(response, 200, getContentType(file), readFileSync(file));
  return true;
}
