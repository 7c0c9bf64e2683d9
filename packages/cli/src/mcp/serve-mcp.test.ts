import { request } from 'node:http';

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBuiltSite } from '../built-site/open-built-site';
import { createMemorySite } from '../built-site/testing/memory-site';
import type { RunningServer } from '../http/listen';
import { MCP_PATH, serveHttp } from './serve-mcp';

let server: RunningServer;
beforeAll(async () => {
  const source = createMemorySite({ '/a': { markdown: '# A\n' } });
  server = await serveHttp(await openBuiltSite(source), 0);
});
afterAll(() => server.close());

/** Sends a request with any headers, and returns the status. */
function send(headers: Record<string, string>, body = '{}', path = MCP_PATH): Promise<number> {
  return new Promise((done, fail) => {
    const sent = request(server.url + path, { method: 'POST', headers }, (response) => {
      response.resume();
      done(response.statusCode!);
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

test('serves several clients at the same time', async () => {
  const read = async () => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(server.url + MCP_PATH)) as never,
    );
    const { content } = await client.callTool({ name: 'read_page', arguments: { page: '/a' } });
    await client.close();
    return content;
  };
  const replies = await Promise.all([read(), read(), read()]);
  for (const reply of replies) expect(reply).toEqual([{ type: 'text', text: '# A\n' }]);
});

const JSON_HEADERS = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};
const CALL = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });

test.each([
  ['no origin', {}, 200],
  ['the host of a rebound domain', { Host: 'evil.example' }, 403],
  ['the origin of another site', { Origin: 'https://evil.example' }, 403],
  ['the origin of another local server', { Origin: 'http://localhost:1' }, 403],
  ['an opaque origin', { Origin: 'null' }, 403],
  ['a script of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
])('a request with %s has the status %s', async (_name, headers, status) => {
  expect(await send({ ...JSON_HEADERS, ...headers }, CALL)).toBe(status);
});

test.each([
  ['not JSON', '{', MCP_PATH, 400],
  ['no message', '{}', MCP_PATH, 400],
  ['a body of several megabytes', `"${'a'.repeat(6_000_000)}"`, MCP_PATH, 413],
  ['another path', CALL, '/', 404],
])('a request with %s is an error', async (_name, body, path, status) => {
  expect(await send(JSON_HEADERS, body, path)).toBe(status);
});

test('listens on the local host only', () => {
  expect(server.url).toMatch(/^http:\/\/localhost:\d+$/);
});
