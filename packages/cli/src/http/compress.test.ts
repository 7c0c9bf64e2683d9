import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { compress } from './compress';
import { streamFile } from './stream-file';

const TEXT = 'text '.repeat(1000);
let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-compress-'));
  writeFileSync(join(folder, 'a.txt'), TEXT);
  server = createServer(
    compress((request, response) => void streamFile(request, response, join(folder, 'a.txt'))),
  );
  await new Promise<void>((done) => server.listen(0, done));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['an entire file', {}, 200, 'gzip', TEXT],
  ['no range of a file', { Range: 'bytes=0-2499' }, 206, null, TEXT.slice(0, 2500)],
])('compresses %s', async (_, headers, status, encoding, text) => {
  const response = await fetch(url, {
    headers: { ...headers, 'Accept-Encoding': 'gzip', 'Cache-Control': 'max-age=0' },
  });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(text);
});
