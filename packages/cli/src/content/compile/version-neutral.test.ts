import { expect, test } from 'vitest';

import { createVersionNeutral, type NeutralSettings, toNeutralRoute } from './version-neutral';

const options = {
  defaultLang: 'en',
  langs: ['en', 'zh'],
  defaultVersion: 'v3',
  versions: ['v3', 'v2', 'v1', '版本'],
};
const settings: NeutralSettings = {
  root: '/site/content',
  publicDir: '/site/content/public',
  langOptions: options,
  isMultilingual: true,
  isDefaultVersionInRoot: true,
  versionFolders: { v2: '/cache/aa/content', 版本: '/cache/bb/content' },
};
const neutral = createVersionNeutral(settings)!;
const CURRENT = '/site/content/en/a.mdx';
const TAG = '/cache/aa/content/en/a.mdx';

test('there is no conversion without versions from Git', () => {
  const { versionFolders: _, ...others } = settings;
  expect(createVersionNeutral(others)).toBeUndefined();
});

test('the same page of all versions has the same path', () => {
  const paths = [CURRENT, TAG, '/cache/bb/content/en/a.mdx', '/site/content/v1/en/a.mdx'];
  expect(new Set(paths.map(neutral.pathOf))).toEqual(new Set(['/en/a.mdx']));
  expect(neutral.pathOf('/site/node_modules/.cache/octavo/plugins/blog/a.mdx')).toBeUndefined();
  expect(neutral.pathOf('/site/content-old/en/a.mdx')).toBeUndefined();
});

test.each([
  ['/guide', { href: '/guide', version: 'v3' }, '/octavo--own-version/guide'],
  ['/v2/zh/guide?a#b', { href: './guide', version: 'v2' }, '/octavo--own-version/zh/guide?a#b'],
  ['/v2/guide', { href: '/v2/guide', version: 'v2' }, '/v2/guide'],
  ['/v2/guide', { href: '/V2/guide', version: 'v2' }, '/v2/guide'],
  ['/v1/guide', { href: '/v1/guide', version: 'v2' }, '/v1/guide'],
  ['/', { href: '/', version: 'v3' }, '/octavo--own-version/'],
])('the neutral form of %s is %j', (route, page, expected) => {
  expect(toNeutralRoute(route, { ...page, options })).toBe(expected);
});

test.each([
  [CURRENT, '"/guide" "/" "/base/zh/"'],
  [TAG, '"/v2/guide" "/v2/" "/base/v2/zh/"'],
  [
    '/cache/bb/content/en/a.mdx',
    '"/%E7%89%88%E6%9C%AC/guide" "/%E7%89%88%E6%9C%AC/" "/base/%E7%89%88%E6%9C%AC/zh/"',
  ],
])('links of %s are those of its version', (file, expected) => {
  const own = 'octavo--own-version';
  expect(neutral.decode(`"/${own}/guide" "/${own}/" "/base/${own}/zh/"`, file)).toBe(expected);
});

test('paths of a version become those of another one, and other paths stay the same', () => {
  const paths = [
    CURRENT,
    '/site/content/public/logo.svg',
    '/site/content/v1/en/a.mdx',
    '/site/content-old/a.mdx',
    '/cache/bb/content/en/a.mdx',
  ];
  const encoded = neutral.encode(JSON.stringify(paths), CURRENT);
  expect(JSON.parse(neutral.decode(encoded, CURRENT))).toEqual(paths);
  expect(JSON.parse(neutral.decode(encoded, TAG))).toEqual([TAG, ...paths.slice(1)]);
});

test('a page that depends on files outside of the content is not shared', () => {
  expect(neutral.canShare(TAG, ['/cache/aa/content/_part.md'])).toBe(true);
  expect(neutral.canShare(TAG, ['/site/content/public/logo.svg'])).toBe(true);
  expect(neutral.canShare(TAG, ['/cache/aa/sample.js'])).toBe(false);
  expect(neutral.canShare('/other/a.mdx', [])).toBe(false);
});
