import { expect, test } from 'vitest';

import { readRemoteCacheSettings } from './settings';

const env = { TURBO_API: 'http://cache.test/', TURBO_TOKEN: 'secret', TURBO_TEAM: 'docs' };

test('reads the variables of Turborepo', () => {
  expect(readRemoteCacheSettings(env, true)).toEqual({
    api: 'http://cache.test',
    token: 'secret',
    team: { slug: 'docs' },
    canWrite: true,
  });
  const { TURBO_API: _api, ...hosted } = env;
  expect(
    readRemoteCacheSettings(
      { ...hosted, TURBO_TEAMID: 'team_1', TURBO_REMOTE_CACHE_SIGNATURE_KEY: 'key' },
      true,
    ),
  ).toMatchObject({
    api: 'https://vercel.com/api',
    team: { teamId: 'team_1', slug: 'docs' },
    signatureKey: 'key',
  });
});

test.each([
  ['no token', { ...env, TURBO_TOKEN: undefined }, true],
  ['an empty token, as in pull requests from forks', { ...env, TURBO_TOKEN: '' }, true],
  ['build.remoteCache', env, false],
  ['a local cache only', { ...env, TURBO_CACHE: 'local:rw' }, true],
  ['a remote cache without access', { ...env, TURBO_CACHE: 'local:rw,remote:' }, true],
  ['a remote cache that is only written', { ...env, TURBO_CACHE: 'remote:w' }, true],
] as const)('is disabled by %s', (_name, variables, mode) => {
  expect(readRemoteCacheSettings(variables, mode)).toBeUndefined();
});

test.each([
  ['build.remoteCache', env, 'read-only'],
  ['TURBO_CACHE', { ...env, TURBO_CACHE: 'local:rw,remote:r' }, true],
  ['TURBO_REMOTE_CACHE_READ_ONLY', { ...env, TURBO_REMOTE_CACHE_READ_ONLY: 'true' }, true],
] as const)('is read-only by %s', (_name, variables, mode) => {
  expect(readRemoteCacheSettings(variables, mode)).toMatchObject({ canWrite: false });
});

test('reports invalid variables without their values', () => {
  for (const invalid of [
    { ...env, TURBO_API: 'file:///etc/passwd' },
    { ...env, TURBO_API: 'cache.test' },
    { ...env, TURBO_API: 'http://' },
    { ...env, TURBO_TOKEN: 'sec\nret' },
  ]) {
    const settings = readRemoteCacheSettings(invalid, true);
    expect(settings).toMatchObject({ problem: expect.stringMatching(/^TURBO_(?:API|TOKEN) /) });
    expect(JSON.stringify(settings)).not.toContain('sec');
  }
});
