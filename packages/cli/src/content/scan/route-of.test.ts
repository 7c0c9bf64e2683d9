import { expect, test } from 'vitest';

import type { SiteConfig } from '../../model/config';
import { findReadmeIndexes, getContentFolder, parseContentPath, toSourceFile } from './route-of';

const site = (versions: string[] = []) =>
  ({
    root: '/site/content',
    lang: 'en',
    isMultilingual: true,
    locales: [{ lang: 'en' }, { lang: 'zh' }],
    multiVersion: { default: versions[0] ?? '', versions },
  }) as unknown as SiteConfig;

test.each([
  ['en/index.mdx', '/', 'en'],
  ['zh/index.mdx', '/zh/', 'zh'],
  ['en/guide/start/index.mdx', '/guide/start/', 'en'],
  ['zh/guide/start/quick-start.md', '/zh/guide/start/quick-start', 'zh'],
  ['en/config/test/testTimeout.mdx', '/config/test/testTimeout', 'en'],
  ['en/a/zh/b.mdx', '/a/zh/b', 'en'],
  ['en/v1.2.mdx', '/v1.2', 'en'],
])('publishes %s at %s', (path, route, lang) => {
  expect(toSourceFile(path, site())).toMatchObject({ routePath: route, lang, relativePath: path });
});

test.each([
  ['v2/en/a.mdx', '/a', 'v2'],
  ['v1/zh/a.mdx', '/v1/zh/a', 'v1'],
])('publishes the version of %s at %s', (path, route, version) => {
  expect(toSourceFile(path, site(['v2', 'v1']))).toMatchObject({ routePath: route, version });
});

test('distinguishes Markdown pages from component pages', () => {
  expect(toSourceFile('en/a.tsx', site()).kind).toBe('component');
  expect(toSourceFile('en/a.md', site()).kind).toBe('markdown');
});

test('returns the folder of a language and version', () => {
  expect(getContentFolder(site(), 'zh', '')).toBe('zh');
  expect(getContentFolder(site(['v2']), 'en', 'v2')).toBe('v2/en');
});

const TREE = {
  defaultLang: 'en',
  langs: ['en', 'zh'],
  isMultilingual: true,
  versions: ['v1', 'v2'],
  defaultVersion: 'v2',
};

test.each([
  ['v1/zh/guide/a', 'v1', 'zh', 'guide/a'],
  ['zh/guide/a', 'v2', 'zh', 'guide/a'],
  ['guide/zh/a', 'v2', 'en', 'guide/zh/a'],
  ['zh/v1/a', 'v2', 'zh', 'v1/a'],
  // The segment is a file name, not a folder.
  ['zh', 'v2', 'en', 'zh'],
  ['v1/zh', 'v1', 'en', 'zh'],
])('splits %s into version %s and language %s', (path, version, lang, rest) => {
  expect(parseContentPath(path, TREE)).toEqual({ version, lang, rest });
});

test('treats language names as folders on a monolingual site', () => {
  const result = parseContentPath('zh/a', { ...TREE, isMultilingual: false });
  expect(result).toEqual({ version: 'v2', lang: 'en', rest: 'zh/a' });
});

test('a README is the index of its folder if there is no index page', () => {
  const paths = ['README.md', 'guide/README.mdx', 'api/README.md', 'api/index.tsx', 'a/README.tsx'];
  expect([...findReadmeIndexes(paths)]).toEqual(['README.md', 'guide/README.mdx']);
});

test.each([
  ['en/README.md', '/'],
  ['zh/guide/readme.md', '/zh/guide/'],
])('publishes %s, which is an index, at %s', (path, route) => {
  expect(toSourceFile(path, site(), true)).toMatchObject({ routePath: route, relativePath: path });
});
