import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';

import { withFrame } from '../compile/with-frame';
import { OctavoError } from '../errors';

/** Tell what went wrong: what an author can mend by its problems, anything else in the terminal as well. */
export function fail(response: ServerResponse): (error: unknown) => void {
  return (error) => {
    const problems =
      error instanceof OctavoError ? error.problems.map(withFrame) : [{ message: String(error) }];
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

const TYPES: Record<string, string> = {
  '.md': 'text/markdown;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Type of a file by its ending. */
export function typeOf(file: string): string {
  return TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
}
