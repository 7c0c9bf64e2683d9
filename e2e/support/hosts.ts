import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** How static hosts differ in what they answer to the addresses of a page. */
export type HostKind =
  /** Tries the path, the path with `.html`, the folder's index. Redirects nothing but folders. */
  | 'plain'
  /** Serves `/p` from `p.html`, sends `/p.html` there, and adds a slash to folders. */
  | 'adds-slash'
  /** Takes every trailing slash and `.html` off. */
  | 'strips-slash'
  /** Serves `/p` and `/p.html` from `p.html`, but not `/p/`. */
  | 'pages';

export interface Host {
  /** With the base. */
  url: string;
  /** Publish another folder in place of this one. */
  deploy: (folder: string) => void;
  /** Paths of documents that were asked for, in order. */
  documents: string[];
  close: () => Promise<void>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serve a folder below a base as a host of a kind would. */
export async function startHost(kind: HostKind, first: string, base = '/'): Promise<Host> {
  let folder = first;
  const documents: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    if (request.headers['sec-fetch-dest'] === 'document') documents.push(pathname);
    if (!pathname.startsWith(base)) return send(response, 404, undefined);
    const inside = decodeURIComponent(pathname.slice(base.length));
    const isFile = (path: string) =>
      existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();
    const answer = resolve(kind, inside, isFile);
    if (answer.redirect !== undefined) {
      response.writeHead(301, { Location: base + encodeURI(answer.redirect) + search });
      response.end();
    } else
      send(
        response,
        answer.file === undefined ? 404 : 200,
        join(folder, answer.file ?? '404.html'),
      );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
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
  const isThere = file !== undefined && existsSync(file);
  response.writeHead(status, {
    'Content-Type': isThere ? (TYPES[extname(file)] ?? 'application/octet-stream') : 'text/plain',
  });
  response.end(isThere ? readFileSync(file) : 'Not found');
}

interface Resolved {
  file?: string;
  redirect?: string;
}

function resolve(kind: HostKind, path: string, isFile: (path: string) => boolean): Resolved {
  const bare = path
    .replace(/\/$/, '')
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
  const index = bare === '' ? 'index.html' : `${bare}/index.html`;
  const page = `${bare}.html`;
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
          redirect: isFile(index) && path === index ? path.replace(/index\.html$/, '') : bare,
        };
      if (!isFolder && isFile(path)) return { file: path };
      if (isFile(page)) return { file: page };
      if (!isFile(index)) return {};
      return isFolder ? { file: index } : { redirect: `${path}/` };
    case 'strips-slash':
      if (path.endsWith('.html') && isFile(path)) return { redirect: bare };
      if (isFile(path)) return { file: path };
      if (isFolder && path !== '') return { redirect: path.slice(0, -1) };
      return isFile(page) ? { file: page } : isFile(index) ? { file: index } : {};
  }
}
