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

import { askForPath } from './ask-for-path';
import { staysInside } from './safe-path';

/** Answers a request; one without an address asks for what cannot be there. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const YEAR = 31_536_000;
/** Files whose name has their content's digest in it never change. */
const HASHED = /\.[\da-f]{8}\.\w+$/;

export interface StaticHandlerOptions {
  /** Folder of the built site. */
  folder: string;
  base: string;
  /** Sent with every answer. @default {} */
  headers?: Readonly<Record<string, string>>;
  /** Languages and versions, each of which may have a 404 page of its own. */
  langs: LangOptions;
}

/** Serve a built site as a static host does: clean URLs, the 404 page of the language, caching by file name. */
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
    askForPath(request, inside);
    if (!/\.\w+$/.test(inside) && !inside.endsWith('/') && isFolderOnly(folder, inside)) {
      return redirect(response, `${pathname}/${query ? `?${query}` : ''}`);
    }
    if (!isServable(folder, inside)) return notFound(response, folder, '/', langs);
    serve(request, response, () => notFound(response, folder, inside, langs));
  };
}

/** Whether what an address may mean lies in the folder in truth. */
function isServable(folder: string, path: string): boolean {
  return ['', '.html', '/index.html'].every((end) => staysInside(folder, path + end));
}

function isFolderOnly(folder: string, path: string): boolean {
  const file = join(folder, safeDecode(path));
  return !existsSync(`${file}.html`) && existsSync(join(file, 'index.html'));
}

function notFound(
  response: ServerResponse,
  folder: string,
  path: string,
  langs: LangOptions,
): void {
  const own = joinRoute({ ...splitRoute(path, langs), rest: '/404' }, langs);
  const files = [toHtmlFile(own), '404.html'];
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
