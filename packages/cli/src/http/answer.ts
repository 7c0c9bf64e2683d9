import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { lookup } from 'mrmime';

import { addCodeFrame } from '../files/add-code-frame';
import { OctavoError } from '../model/errors';

/** Tell what went wrong: what an author can mend by its problems, anything else in the terminal as well. */
export function fail(response: ServerResponse): (error: unknown) => void {
  return (error) => {
    const problems =
      error instanceof OctavoError
        ? error.problems.map(addCodeFrame)
        : [{ message: String(error) }];
    if (!(error instanceof OctavoError)) console.error(error);
    sendJson(response, 500, { problems });
  };
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value));
}

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  response.end(body);
}

/** Type of a file by its ending. */
export function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}

/**
 * Answer with a file, read in one go: of one that is written anew meanwhile a stream would bring the beginning alone.
 * Whether there is such a file.
 */
export function sendFile(
  { headers }: IncomingMessage,
  response: ServerResponse,
  file: string,
): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return false;
  const tag = `W/"${stat.size}-${stat.mtimeMs}"`;
  response.setHeader('ETag', tag);
  if (headers['if-none-match'] === tag) response.writeHead(304).end();
  else send(response, 200, typeOf(file), readFileSync(file));
  return true;
}
