import { expect, onTestFinished, test } from 'vitest';

import { formatServerUrl, listen } from './listen';

test.each([
  ['localhost', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['::', 'http://[::]:3000'],
])('the URL of the host %s is %s', (host, url) => {
  expect(formatServerUrl(host, 3000)).toBe(url);
});

test('returns the URL with the port of the server', async () => {
  const { url, close } = await listen({
    handler: (_, response) => response.end('A'),
    port: 0,
    host: '127.0.0.1',
  });
  onTestFinished(close);
  expect(await (await fetch(url)).text()).toBe('A');
});
