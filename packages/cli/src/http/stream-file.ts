import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';

import sendStream from 'send';

import { getContentType } from './respond';

/**
 * Streams a file with support for ranges and conditions (RFC 9110).
 *
 * @returns Whether the file exists.
 */
export function streamFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  cacheControl = 'no-cache',
): boolean {
  if (!isFile(file)) return false;
  const range = normalizeRange(request, statSync(file).size);
  if (range === undefined) delete request.headers.range;
  else request.headers.range = range;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Content-Type', getContentType(file));
  sendStream(request, encodeURIComponent(basename(file)), {
    root: dirname(file),
    dotfiles: 'allow',
    cacheControl: false,
    index: false,
  })
    .on('error', ({ status = 500 }: { status?: number }) => {
      // The file was deleted in the meantime, or the range cannot be satisfied.
      response.removeHeader('Content-Type');
      response.writeHead(status).end();
    })
    .pipe(response);
  return true;
}

/**
 * Converts a `Range` header for `send`, which rejects two valid cases: a range that ends before it starts, which must be
 * ignored (`undefined`), and a suffix longer than the file, which selects the entire file. Methods other than GET have no
 * ranges.
 */
function normalizeRange(
  { method, headers: { range } }: IncomingMessage,
  size: number,
): string | undefined {
  if (method !== 'GET') return undefined;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined) return range;
  if (first === '') return Number(last) > size ? 'bytes=0-' : range;
  return last !== '' && Number(last) < Number(first) ? undefined : range;
}

/** Checks whether a path is a file. Returns `false` for paths that cannot be read, such as ones that are too long. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
