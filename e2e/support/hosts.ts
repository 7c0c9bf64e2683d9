import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** Kinds of static hosts, by how they respond to the URLs of a page. */
export type HostKind =
  /** Tries the path, the path with `.html`, and the index of the folder. Redirects only folders. */
  | 'plain'
  /** Serves `p.html` at `/p`, redirects `/p.html` to it, and adds a slash to folders. */
  | 'adds-slash'
  /** Removes every trailing slash and `.html`. */
  | 'strips-slash'
  /** Serves `p.html` at `/p` and `/p.html`, but not at `/p/`. */
  | 'pages';

export interface Host {
  /** URL of the base. */
  url: string;
  /** Replaces the published folder. */
  deploy: (folder: string) => void;
  /** Paths of requested documents, in order. */
  documents: string[];
  close: () => Promise<void>;
}

export interface HostOptions {
  /** @default a free port */
  port?: number;
  /** Whether pages of other origins can read the files. @default false */
  allowsOrigins?: boolean;
}

/** Content types of files in an output folder, by extension. */
export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder below a base, in the same way as the given kind of host. */
export async function startHost(
  kind: HostKind,
  initial: string,
  base = '/',
  { port: fixedPort = 0, allowsOrigins = false }: HostOptions = {},
): Promise<Host> {
  let folder = initial;
  const documents: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    if (request.headers['sec-fetch-dest'] === 'document') documents.push(pathname);
    if (allowsOrigins) response.setHeader('Access-Control-Allow-Origin', '*');
    if (!pathname.startsWith(base)) return send(response, 404, undefined);
    const path = decodeURIComponent(pathname.slice(base.length));
    const isFile = (path: string) =>
      existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();
    const resolved = resolve(kind, path, isFile);
    if (resolved.redirect !== undefined) {
      response.writeHead(301, { Location: base + encodeURI(resolved.redirect) + search });
      response.end();
    } else
      send(
        response,
        resolved.file === undefined ? 404 : 200,
        join(folder, resolved.file ?? '404.html'),
      );
  });
  await new Promise<void>((done) => server.listen(fixedPort, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    documents,
    deploy(next) {
      folder = next;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, file: string | undefined): void {
  const exists = file !== undefined && existsSync(file);
  response.writeHead(status, {
    'Content-Type': exists ? (TYPES[extname(file)] ?? 'application/octet-stream') : 'text/plain',
  });
  response.end(exists ? readFileSync(file) : 'Not found');
}

interface Resolved {
  file?: string;
  redirect?: string;
}

function resolve(kind: HostKind, path: string, isFile: (path: string) => boolean): Resolved {
  const name = path
    .replace(/\/$/, '')
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
  const index = name === '' ? 'index.html' : `${name}/index.html`;
  const page = `${name}.html`;
  const isFolder = path === '' || path.endsWith('/');
  switch (kind) {
    case 'plain':
      if (isFolder) return isFile(index) ? { file: index } : {};
      if (isFile(path)) return { file: path };
      if (isFile(`${path}.html`)) return { file: `${path}.html` };
      return isFile(`${path}/index.html`) ? { redirect: `${path}/` } : {};
    case 'pages':
      if (isFolder) return isFile(index) ? { file: index } : {};
      if (isFile(path)) return { file: path };
      if (isFile(page)) return { file: page };
      return isFile(index) ? { redirect: `${path}/` } : {};
    case 'adds-slash':
      if (path.endsWith('.html') && isFile(path))
        return {
          redirect: isFile(index) && path === index ? path.replace(/index\.html$/, '') : name,
        };
      if (!isFolder && isFile(path)) return { file: path };
      if (isFile(page)) return { file: page };
      if (!isFile(index)) return {};
      return isFolder ? { file: index } : { redirect: `${path}/` };
    case 'strips-slash':
      if (path.endsWith('.html') && isFile(path)) return { redirect: name };
      if (isFile(path)) return { file: path };
      if (isFolder && path !== '') return { redirect: path.slice(0, -1) };
      return isFile(page) ? { file: page } : isFile(index) ? { file: index } : {};
  }
}
