import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import {
  encodePath,
  joinRoute,
  type LangOptions,
  safeDecode,
  splitRoute,
  toHtmlFile,
  withBase,
  withoutBase,
} from '@octavo/theme/urls';
import { getMarkdownLink, prefersMarkdown } from './markdown-negotiation';
import { isInsideFolder } from './safe-path';
import { isFile, streamFile } from './stream-file';

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
  /** Whether to respond with the Markdown copy of a page to requests that prefer Markdown. @default false */
  markdown?: boolean;
  /** Languages and versions, used to find the matching 404 page. */
  langs: LangOptions;
}

/**
 * Creates a handler that serves a built site like a static host: clean URLs, localized 404 pages, caching of hashed
 * files, Markdown for clients that request it.
 */
export function createStaticHandler({
  folder,
  base,
  langs,
  headers = {},
  markdown = false,
}: StaticHandlerOptions): Handler {
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.url === undefined) return notFound(response, folder, '/', langs);
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
    const inside = withoutBase(pathname, base);
    if (inside === undefined) return redirect(response, base);
    if (pathname === base.slice(0, -1)) return redirect(response, base + search);
    const file = findFile(folder, inside);
    if (file === undefined) return notFound(response, folder, inside, langs);
    if (file.endsWith('/index.html') && !pathname.endsWith('/') && !pathname.endsWith('.html'))
      return redirect(response, `${pathname}/${search}`);
    const cacheControl = HASHED.test(file) ? `public, max-age=${YEAR}, immutable` : 'no-cache';
    const copy = markdown ? findMarkdown(folder, file) : undefined;
    if (copy !== undefined) {
      response.setHeader('Vary', 'Accept');
      response.setHeader('Link', getMarkdownLink(withBase(encodePath(copy), base)));
    }
    const served = copy !== undefined && prefersMarkdown(request.headers.accept) ? copy : file;
    if (!streamFile(request, response, join(folder, served), cacheControl))
      notFound(response, folder, inside, langs);
  };
}

/** Returns the file for a URL path: the file itself, an HTML file with this name, or the index of a folder. */
function findFile(folder: string, path: string): string | undefined {
  const name = safeDecode(path).replace(/\/+$/, '');
  const files = path.endsWith('/')
    ? [`${name}/index.html`, `${name}.html`]
    : [name, `${name}.html`, `${name}/index.html`];
  return files.find((file) => isInsideFolder(folder, file) && isFile(join(folder, file)));
}

/** Returns the Markdown copy of an HTML file. */
function findMarkdown(folder: string, file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined;
  const copy = file.replace(/\.html$/, '.md');
  return isFile(join(folder, copy)) ? copy : undefined;
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
