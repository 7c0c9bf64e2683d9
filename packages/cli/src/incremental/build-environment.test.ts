import { expect, test } from 'vitest';

import type { OctavoPlugin, SiteConfig } from '../model/config';
import { canUpdatePages, digestEnvironment } from './build-environment';

const CONFIG = {
  title: 'Site',
  plugins: [
    { name: 'octavo:sitemap', cache: { key: '' } },
    { name: 'octavo:llms', cache: { key: '' }, build() {} },
  ] as OctavoPlugin[],
  search: false,
  build: { remoteCache: false },
  sites: [],
  frontmatter: {},
  test: { badge: false },
  versionStatus: new Map([['v1', 'old']]),
} as unknown as SiteConfig;

const digestOf = (more: object = {}, dates = new Map<string, string>()) =>
  digestEnvironment({ ...CONFIG, ...more }, 'version', dates);

test('depends on the configuration and on the dates of commits', () => {
  expect(digestOf()).toBe(digestOf());
  const digests = [
    digestOf(),
    digestOf({ title: 'Other' }),
    digestOf({ versionStatus: new Map([['v1', 'current']]) }),
    digestOf({ replaceRules: [{ search: /a/, replace: 'b' }] }),
    digestOf({ replaceRules: [{ search: /a/g, replace: 'b' }] }),
    digestOf({}, new Map([['index.md', '2026-11-26']])),
  ];
  expect(digests).not.toContain(undefined);
  expect(new Set(digests).size).toBe(digests.length);
});

/** Returns the digest of a site with a plugin. */
const digestWith = (plugin: Partial<OctavoPlugin>, more: object = {}) =>
  digestOf({ plugins: [...CONFIG.plugins, { name: 'other', ...plugin }], ...more });

test('depends on the key and the values of plugins, but not on their functions', () => {
  const digests = [
    digestOf(),
    digestWith({ cache: { key: 'a' } }),
    digestWith({ cache: { key: ({ title }) => title } }),
    digestWith({ cache: { key: 'a' }, styles: { module: 'a.css' } }),
    digestWith({ cache: { key: 'a' }, markdown: { remarkPlugins: [['a', { test: /x/ }]] } }),
  ];
  expect(digests).not.toContain(undefined);
  expect(new Set(digests).size).toBe(digests.length);
  expect(digestWith({ cache: { key: 'a' }, head: () => [] })).toBe(digests[1]);
});

test('depends on the frontmatter fields of plugins by their keys', () => {
  const level = { '~standard': { validate: () => ({ value: 1 }) } } as never;
  const plugin = { cache: { key: 'a' }, frontmatter: { level } };
  expect(digestWith(plugin, { frontmatter: { level } })).toBeDefined();
  expect(digestWith(plugin, { frontmatter: { level, other: level } })).toBeUndefined();
});

test.each([
  ['plugins without keys', { plugins: [{ name: 'other' }] }],
  ['plugins whose key is not known', { plugins: [{ cache: { key: () => undefined } }] }],
  ['functions', { route: { include: () => [] } }],
  ['other sites', { sites: [{}] }],
  ['frontmatter fields', { frontmatter: { level: {} } }],
  ['marks of tested samples', { test: { badge: true } }],
  ['a relative base', { isRelocatable: true }],
])('is not known for a site with %s', (_, more) => {
  expect(digestOf(more)).toBeUndefined();
});

test.each([
  ['plugins', { plugins: [{ name: 'other', cache: { key: '' } }] }],
  ['another search engine', { search: { provider: { name: 'pagefind' } } }],
  ['images', { images: {} }],
])('changed pages cannot be updated in a site with %s', (_, more) => {
  expect(digestOf(more)).toBeDefined();
  expect(canUpdatePages({ ...CONFIG, ...more } as SiteConfig)).toBe(false);
  expect(canUpdatePages(CONFIG)).toBe(true);
});
