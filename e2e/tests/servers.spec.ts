import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';

import { seeded } from '../support/amounts';
import { type FuzzRequest, generateRequest, sendRaw } from '../support/fuzz-requests';
import { copySite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

const SECRET = 'octavo-secret-text';

/** Encodings of paths that lead out of the published folder, to files that contain the secret. */
const WAYS_OUT = [
  '/../secret.txt',
  '/../../secret.txt',
  '/..%2fsecret.txt',
  '/..%2Fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/guide/../../secret.txt',
  '/guide/..%2f..%2fsecret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/%5c..%5csecret.txt',
  '//localhost/secret.txt',
  '//secret.txt',
  '/\\\\localhost\\c$\\secret.txt',
  '/c:/secret.txt',
  '/static/../../secret.txt',
  '/static/js/../../../secret.txt',
  '/static/pages/..%2f..%2f..%2fsecret.json',
  '/static/data/../../../secret.txt',
  '/static/assets/..%2f..%2f..%2fsecret.txt',
  '/../dist-private/secret.txt',
  '/..%2fpublic-private/secret.txt',
  '/link/secret.txt',
  '/link-file.txt',
  '/.env',
  '/.hidden/secret.txt',
  '/%2eenv',
  '/.env?raw',
  '/../secret.txt?raw',
  '/@fs/etc/passwd',
  '/@fs//etc/passwd',
  '/__octavo/../../secret.txt',
  '/docs.config.ts',
  '/../docs.config.ts',
  '/package.json',
  '/content/en/index.mdx',
  '/static/js/main.js.map',
  '/secret.txt%00.html',
];

interface Answer {
  status: number;
  body: string;
}

/** Sends a request with the path as written. `fetch` would normalize it. */
function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port, host } = new URL(url);
  return new Promise((done, fail) => {
    const sent = request(
      { hostname, port, path, method, headers: { host, ...headers } },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => {
          body += chunk;
          // An event stream does not end by itself.
          if (response.headers['content-type'] === 'text/event-stream') response.destroy();
        });
        response.on('close', () => done({ status: response.statusCode ?? 0, body }));
      },
    );
    sent.on('error', fail);
    sent.end();
  });
}

/**
 * A site with a secret next to it, in a hidden file inside it, and behind symbolic links that lead
 * out of it.
 */
function siteWithSecrets(name: string): string {
  const site = copySite('basic', name);
  const files = [
    'secret.txt',
    'secret.json',
    '.env',
    'public-private/secret.txt',
    'dist-private/secret.txt',
    'public/.env',
    'public/.hidden/secret.txt',
  ];
  for (const file of files) {
    mkdirSync(join(site, file, '..'), { recursive: true });
    writeFileSync(join(site, file), SECRET);
  }
  return site;
}

function linkOut(site: string, folder: string): void {
  symlinkSync(join(site, 'public-private'), join(site, folder, 'link'));
  symlinkSync(join(site, 'secret.txt'), join(site, folder, 'link-file.txt'));
}

async function expectSafe({ url }: Served, paths = WAYS_OUT): Promise<void> {
  expect(new URL(url).hostname).toBe('localhost');
  for (const path of paths) {
    const { status, body } = await ask(url, path);
    expect(body, path).not.toContain(SECRET);
    expect(body, path).not.toContain('root:');
    expect(body, path).not.toContain('defineConfig');
    // The dev server responds to any page URL with its document, which contains nothing of the
    // file.
    if (!body.startsWith('<!doctype html>')) expect([302, 400, 403, 404], path).toContain(status);
  }
  for (const headers of [
    { host: 'evil.example' },
    { host: 'localhost.evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:1' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ] as Record<string, string>[]) {
    for (const path of ['/', '/static/manifest.json', '/__octavo/events'])
      expect((await ask(url, path, headers)).status, JSON.stringify(headers)).toBe(403);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
    expect((await ask(url, '/', {}, method)).status, method).toBe(405);
  expect((await ask(url, '/', {}, 'HEAD')).status).toBe(200);
  expect(await upgrade(url)).not.toContain('101');
  // The server still responds.
  expect((await ask(url, '/guide/start')).status).toBe(200);
}

/** Returns the response to a WebSocket upgrade request. */
function upgrade(url: string): Promise<string> {
  const { hostname, port, host } = new URL(url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `GET /__octavo/events HTTP/1.1\r\nHost: ${host}\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      );
    });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
      socket.end();
    });
    socket.on('error', () => done(text));
    socket.on('close', () => done(text));
  });
}

test('preview serves only the built site, and only to the local machine', async () => {
  const site = siteWithSecrets('preview-safe');
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  linkOut(site, 'dist');
  const served = await serve('preview', site);
  try {
    await expectSafe(served);
  } finally {
    await served.close();
  }
});

test('dev serves only the site, and only to the local machine', async () => {
  const site = siteWithSecrets('dev-safe');
  linkOut(site, 'public');
  const served = await serve('dev', site);
  try {
    // Errors of components are shown at their position in the source, which needs the map.
    await expectSafe(
      served,
      WAYS_OUT.filter((path) => path !== '/static/js/main.js.map'),
    );
  } finally {
    await served.close();
  }
});

const FUZZ_REQUESTS = 10_000;
const FUZZ_CONNECTIONS = 32;
/** Growth of the memory that a leak of a few kB per request exceeds. */
const MAX_GROWTH_MB = 150;

/** Returns the memory of a process in MB, or 0 on systems that do not publish it as a file. */
function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))![1]) / 1000;
}

/** Sends generated requests in parallel, and checks that the server still answers and has not grown. */
async function fuzz({ url, pid, alive }: Served): Promise<void> {
  const target = new URL(url);
  const random = seeded(17);
  const requests = Array.from({ length: FUZZ_REQUESTS }, () =>
    generateRequest(random, target.host),
  );
  const recent: FuzzRequest[] = [];
  const statuses = new Map<string, number>();
  const sendAll = async (queue: FuzzRequest[]) => {
    const worker = async () => {
      for (let next = queue.pop(); next && alive(); next = queue.pop()) {
        recent.push(next);
        if (recent.length > 2 * FUZZ_CONNECTIONS) recent.shift();
        const [, status = 'none'] = (await sendRaw(next, target)).split(' ');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: FUZZ_CONNECTIONS }, worker));
    expect(
      alive(),
      `The server exited after one of these requests:\n${JSON.stringify(recent)}`,
    ).toBe(true);
  };
  // The first requests fill caches.
  await sendAll(requests.splice(0, FUZZ_REQUESTS / 4));
  const before = memoryOf(pid);
  await sendAll(requests);
  expect(memoryOf(pid) - before).toBeLessThan(MAX_GROWTH_MB);
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining(['200', '206', '304', '400', '403', '404', '405', '416']),
  );
  expect([...statuses.keys()].filter((status) => status.startsWith('5'))).toEqual([]);
  const { status, body } = await ask(url, '/guide/start');
  expect(status).toBe(200);
  expect(body).toContain('</html>');
}

for (const command of ['preview', 'dev'] as const) {
  test(`${command} answers after 10,000 generated requests, malformed and aborted ones included`, async () => {
    const site = copySite('basic', `fuzz-${command}`);
    mkdirSync(join(site, 'public'));
    writeFileSync(join(site, 'public/ten.txt'), '0123456789');
    if (command === 'preview') {
      const { code, output } = await runOctavo(site, ['build']);
      expect(code, output).toBe(0);
    }
    const served = await serve(command, site);
    try {
      await fuzz(served);
    } finally {
      await served.close();
    }
  });
}
