import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname } from 'node:os';

import { expect, test, vi } from 'vitest';

import { guardHost } from './guard-host';

function status(headers: Record<string, string>, host = 'localhost'): number {
  let code = 200;
  const response = {
    writeHead: (value: number) => (code = value),
    end: vi.fn(),
  } as unknown as ServerResponse;
  guardHost(() => undefined, host)({ headers } as unknown as IncomingMessage, response);
  return code;
}

test.each([
  [{ host: 'localhost:3000' }, 200],
  [{ host: '127.0.0.1:3000' }, 200],
  [{ host: '[::1]:3000' }, 200],
  [{ host: 'docs.localhost:3000' }, 200],
  [{ host: 'LOCALHOST:3000' }, 200],
  [{ host: 'localhost:3000', origin: 'http://localhost:3000' }, 200],
  [{ host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
  [{ host: 'localhost:3000', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
  [{}, 403],
  [{ host: 'evil.example' }, 403],
  [{ host: 'localhost.evil.example' }, 403],
  [{ host: 'localhost:3000', origin: 'https://evil.example' }, 403],
  [{ host: 'localhost:3000', origin: 'http://localhost:4000' }, 403],
  [{ host: 'localhost:3000', origin: 'http://localhost:3000.evil.example' }, 403],
  [{ host: 'localhost:3000', origin: 'null' }, 403],
  [{ host: 'localhost:3000', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  [{ host: 'localhost:3000', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, 403],
])('responds to the headers %j with status %i', (headers, code) => {
  expect(status(headers as Record<string, string>)).toBe(code);
});

test('accepts requests to the host that it listens on', () => {
  expect(status({ host: '192.168.0.5:3000' }, '192.168.0.5')).toBe(200);
  expect(status({ host: '192.168.0.6:3000' }, '192.168.0.5')).toBe(403);
});

test('accepts IP addresses and the hostname when it listens on all addresses', () => {
  expect(status({ host: '192.168.0.6:3000' }, '0.0.0.0')).toBe(200);
  expect(status({ host: '[fe80::1]:3000' }, '::')).toBe(200);
  expect(status({ host: `${hostname()}:3000` }, '0.0.0.0')).toBe(200);
  expect(status({ host: 'evil.example:3000' }, '0.0.0.0')).toBe(403);
});

test.each([
  ['fd00::1', '[fd00::1]:3000'],
  ['FD00:0::1', '[fd00::1]:3000'],
  ['Docs.LAN', 'docs.lan:3000'],
  ['Docs.LAN', 'DOCS.lan:3000'],
  ['my_host', 'my_host:3000'],
  ['::0', '[fe80::1]:3000'],
])('accepts requests to the host %s with the header %s', (host, header) => {
  expect(status({ host: header }, host)).toBe(200);
  expect(status({ host: 'evil.example:3000' }, host)).toBe(403);
});
