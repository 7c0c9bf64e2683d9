import { expect, test } from 'vitest';

import { allowLocalOrigins } from './allow-local-origins';

function allowedFor(origin: string | undefined): string | undefined {
  let allowed: string | undefined;
  let isHandled = false;
  const handler = allowLocalOrigins(() => {
    isHandled = true;
  });
  const response = {
    appendHeader: () => undefined,
    setHeader: (name: string, value: string) => {
      expect(name).toBe('Access-Control-Allow-Origin');
      allowed = value;
    },
  };
  handler({ headers: { origin } } as never, response as never);
  expect(isHandled).toBe(true);
  return allowed;
}

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:4173',
  'http://[::1]:80',
  'https://localhost',
])('allows %s', (origin) => expect(allowedFor(origin)).toBe(origin));

test.each([
  undefined,
  'null',
  'https://example.com',
  'http://localhost.example.com',
  'http://127.0.0.1.example',
])('does not allow %s', (origin) => expect(allowedFor(origin)).toBeUndefined());
