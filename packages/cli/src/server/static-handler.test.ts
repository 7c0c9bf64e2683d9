import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createStaticHandler } from './static-handler';

const langs = { defaultLang: 'en', langs: ['en', 'zh'], defaultVersion: '', versions: [] };

test('what leads nowhere is answered with the 404 page of its language, and what has no address with the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-static-'));
  mkdirSync(join(folder, 'zh'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, '404.html'), 'no page');
  writeFileSync(join(folder, 'zh/404.html'), 'no Chinese page');
  const handler = createStaticHandler({ folder, base: '/', langs });
  const server = createServer((request, response) => {
    if (request.url === '/none') delete (request as Partial<IncomingMessage>).url;
    handler(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const answers = [];
  for (const path of ['/', '/gone', '/zh/gone', '/none']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    answers.push([response.status, await response.text()]);
  }
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
  expect(answers).toEqual([
    [200, 'home'],
    [404, 'no page'],
    [404, 'no Chinese page'],
    [404, 'no page'],
  ]);
});
