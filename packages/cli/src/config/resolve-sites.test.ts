import { expect, test } from 'vitest';

import type { ConfigProblem } from './config-problem';
import { resolveSites } from './resolve-sites';

function resolve(sites: Parameters<typeof resolveSites>[0]) {
  const problems: ConfigProblem[] = [];
  const context = { cwd: '/site', file: '/site/docs.config.ts', cacheDir: '/cache', problems };
  return { sites: resolveSites(sites, context), messages: problems.map(({ message }) => message) };
}
const kit = { name: 'Kit', url: 'https://kit.example/docs', search: true };

test('adds the trailing slash of the URL, and resolves the folder', () => {
  expect(resolve({ kit: { ...kit, folder: '../kit/dist' } })).toEqual({
    sites: [
      {
        prefix: 'kit',
        name: 'Kit',
        url: 'https://kit.example/docs/',
        folder: '/kit/dist',
        search: true,
        file: expect.stringMatching(/^\/cache\/sites\/kit-[\da-f]{8}\.json$/),
      },
    ],
    messages: [],
  });
});

test('a different URL has a different copy', () => {
  const other = resolve({ kit: { ...kit, url: 'https://other.example/' } });
  expect(other.sites[0]?.file).not.toBe(resolve({ kit }).sites[0]?.file);
});

test.each([
  ['https', 'sites.https: "https:" is a URL scheme.'],
  ['javascript', 'sites.javascript: "javascript:" is a URL scheme.'],
  ['c', 'sites.c: expected a link prefix such as "kit", got "c".'],
  ['Kit', 'sites.Kit: expected a link prefix such as "kit", got "Kit".'],
])('rejects the prefix %s', (prefix, message) => {
  expect(resolve({ [prefix]: kit }).messages).toEqual([message]);
});

test.each([
  'javascript:alert(1)',
  'file:///kit',
  'https://kit.example/?a=1',
  'https://k.example/#a',
])('rejects the URL %s', (url) => {
  expect(resolve({ kit: { ...kit, url } }).messages).toEqual([
    `sites.kit.url: expected an "https:" URL without a query and hash, got "${url}".`,
  ]);
});
