import { afterEach, expect, test, vi } from 'vitest';

import { OctavoError } from '../model/errors';
import { formatUnexpectedCause, formatUnexpectedError } from './unexpected-error';

afterEach(() => vi.unstubAllEnvs());

test('an error of the operating system is printed with a hint about the path', () => {
  const error = Object.assign(new Error("EACCES: permission denied, open '/a'"), {
    syscall: 'open',
  });
  expect(formatUnexpectedError(error)).toMatch(
    /^EACCES: permission denied, open '\/a'\n\n→ .*path/,
  );
});

test.each([
  ['getaddrinfo', 'getaddrinfo ENOTFOUND a.invalid'],
  ['listen', 'listen EADDRNOTAVAIL: address not available 192.0.2.1:3000'],
])('an error of %s is printed with a hint about the host name', (syscall, message) => {
  const text = formatUnexpectedError(Object.assign(new Error(message), { syscall }));
  expect(text).toMatch(/→ .*host name/);
  expect(text).not.toContain('path');
});

test('any other value is printed without a stack trace', () => {
  for (const [thrown, message] of [
    [new TypeError('a is not a function'), 'a is not a function'],
    ['text', 'text'],
    [undefined, 'undefined'],
    [null, 'null'],
  ]) {
    const text = formatUnexpectedError(thrown);
    expect(text).toMatch(new RegExp(`^Unexpected error: ${message}\n\n→ `));
    expect(text).not.toContain(import.meta.url);
  }
});

test('the stack trace is printed on request', () => {
  vi.stubEnv('OCTAVO_DEBUG', '1');
  expect(formatUnexpectedError(new Error('a'))).toContain('unexpected-error.test.ts');
});

test('the stack trace of an unexpected cause is printed on request', () => {
  const error = new OctavoError('PLUGIN_FAILED', 'a', { cause: new TypeError('b') });
  expect(formatUnexpectedCause(error)).toBeUndefined();
  vi.stubEnv('OCTAVO_DEBUG', '1');
  expect(formatUnexpectedCause(error)).toMatch(
    /^TypeError: b\n {4}at .*unexpected-error\.test\.ts/,
  );
  for (const cause of [undefined, 'text', new OctavoError('USAGE', 'b')])
    expect(formatUnexpectedCause(new OctavoError('PLUGIN_FAILED', 'a', { cause }))).toBe(undefined);
});
