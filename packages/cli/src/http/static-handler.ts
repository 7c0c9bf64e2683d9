import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import {
  joinRoute,
  type LangOptions,
  safeDecode,
  splitRoute,
  toHtmlFile,
  withoutBase,
} from '@octavo/theme/urls';
import sirv from 'sirv';
import { isInsideFolder } from './safe-path';
import { setRequestPath } from './set-request-path';

/** Request handler. Unsafe requests have no URL and receive a 404 response. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const YEAR = 31_536_000;
/** Matches file names with a content hash, which can be cached permanently. */
const HASHED = /\.[\da-f]{8}\.\w+$/;

export interface StaticHandlerOptions {
  /** Folder that contains the built site. */
  folder: string;
  base: string;
  /** Headers to add to every response. @default {} */
  headers?: Readonly<Record<string, string>>;
  /** Languages and versions, used to find the matching 404 page. */
  langs: LangOptions;
}

/**
 * Creates a handler that serves a built site like a static host: clean URLs, localized 404 pages, caching of hashed
 * files.
 */
export function createStaticHandler({
  folder,
  base,
  langs,
  headers = {},
}: StaticHandlerOptions): Handler {
  const serve = sirv(folder, {
    dev: true,
    etag: true,
    dotfiles: false,
    extensions: ['html'],
    setHeaders(response, path) {
      response.setHeader(
        'Cache-Control',
        HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      );
    },
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.url === undefined) return notFound(response, folder, '/', langs);
    const [pathname = '/', query] = request.url.split('?', 2);
    const inside = withoutBase(pathname, base);
    if (inside === undefined) return redirect(response, base);
    if (pathname === base.slice(0, -1))
      return redirect(response, base + (query ? `?${query}` : ''));
    setRequestPath(request, inside);
    if (!/\.\w+$/.test(inside) && !inside.endsWith('/') && isDirectoryIndex(folder, inside)) {
      return redirect(response, `${pathname}/${query ? `?${query}` : ''}`);
    }
    if (!isServable(folder, inside)) return notFound(response, folder, '/', langs);
    serve(request, response, () => notFound(response, folder, inside, langs));
  };
}

/** Checks that every file that a path could resolve to is inside the folder. */
function isServable(folder: string, path: string): boolean {
  return ['', '.html', '/index.html'].every((suffix) => isInsideFolder(folder, path + suffix));
}

/** Checks whether a path resolves to the `index.html` file in a folder and not to an `.html` file. */
function isDirectoryIndex(folder: string, path: string): boolean {
  const file = join(folder, safeDecode(path));
  return !existsSync(`${file}.html`) && existsSync(join(file, 'index.html'));
}

function notFound(
  response: ServerResponse,
  folder: string,
  path: string,
  langs: LangOptions,
): void {
  const localized = joinRoute({ ...splitRoute(path, langs), rest: '/404' }, langs);
  const files = [toHtmlFile(localized), '404.html'];
  const file = files.map((name) => join(folder, name)).find((name) => existsSync(name));
  response.writeHead(404, {
    'Content-Type': file ? 'text/html;charset=utf-8' : 'text/plain',
    'Cache-Control': 'no-cache',
  });
  response.end(file ? readFileSync(file) : 'Not found');
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { Location: location });
  response.end();
}
