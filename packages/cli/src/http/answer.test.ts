import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { send, sendFile, typeOf } from './answer';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-answer-'));
  mkdirSync(join(folder, 'folder.js'));
  writeFileSync(join(folder, 'main.js'), '// 主');
  server = createServer((request, response) => {
    if (!sendFile(request, response, join(folder, request.url!)))
      send(response, 404, 'text/plain', 'none');
  });
  await new Promise<void>((done) => server.listen(0, done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a file comes with its type, and once only while it stays as it is', async () => {
  const first = await fetch(`${origin}/main.js`);
  expect(first.headers.get('content-type')).toBe('text/javascript;charset=utf-8');
  expect(await first.text()).toBe('// 主');
  const again = () =>
    fetch(`${origin}/main.js`, { headers: { 'If-None-Match': first.headers.get('etag')! } });
  expect((await again()).status).toBe(304);
  writeFileSync(join(folder, 'main.js'), '// another one');
  expect(await (await again()).text()).toBe('// another one');
});

test.each(['folder.js', 'missing.js'])('there is no file %s', async (name) => {
  expect((await fetch(`${origin}/${name}`)).status).toBe(404);
});

test.each([
  ['llms.txt', 'text/plain;charset=utf-8'],
  ['a/page.md', 'text/markdown;charset=utf-8'],
  ['font.woff2', 'font/woff2'],
  ['index.json', 'application/json'],
  ['what', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(typeOf(file)).toBe(type);
});
