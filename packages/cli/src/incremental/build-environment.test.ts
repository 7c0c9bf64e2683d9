import { expect, test } from 'vitest';

import type { OctavoPlugin, SiteConfig } from '../model/config';
import { digestEnvironment } from './build-environment';

const CONFIG = {
  title: 'Site',
  plugins: [{ name: 'octavo:sitemap' }, { name: 'octavo:llms', build() {} }] as OctavoPlugin[],
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

test.each([
  ['plugins', { plugins: [{ name: 'other' }] }],
  ['functions', { route: { include: () => [] } }],
  ['another search engine', { search: { provider: { name: 'pagefind' } } }],
  ['images', { images: {} }],
  ['other sites', { sites: [{}] }],
  ['frontmatter fields', { frontmatter: { level: {} } }],
  ['marks of tested samples', { test: { badge: true } }],
  ['a relative base', { isRelocatable: true }],
])('is not known for a site with %s', (_, more) => {
  expect(digestOf(more)).toBeUndefined();
});
