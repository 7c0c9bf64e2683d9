import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { compressed } from './compressed.mjs';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Returns the file that a static host with clean URLs would respond with, or `undefined`. */
export function findFile(folder, url) {
  const base = path.join(folder, decodeURIComponent(new URL(url, 'http://host').pathname));
  return [base, `${base}.html`, path.join(base, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** Serves a built site on a free local port, compressed with brotli. */
export async function serve(folder) {
  const bodies = new Map();
  const bodyOf = (file) => {
    if (!bodies.has(file)) bodies.set(file, compressed(file, readFileSync(file)));
    return bodies.get(file);
  };
  const server = http.createServer((request, response) => {
    const file = findFile(folder, request.url);
    if (!file) return response.writeHead(404).end('Not found');
    const { body, encoding } = bodyOf(file);
    const extension = path.extname(file);
    response.writeHead(200, {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
