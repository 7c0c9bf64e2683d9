import { expect, test } from 'vitest';

import { parseSiteLink, resolveSiteLink } from './site-links';
import { testInventory, testLinkedSite } from './testing/inventory';

const site = testLinkedSite(testInventory());

function resolve(href: string, lang = 'en', to = site) {
  const { isValid, href: resolved } = resolveSiteLink(parseSiteLink(href, [to])!, lang);
  return `${resolved.replace(to.url, '')}${isValid ? '' : ' (dead)'}`;
}

test.each([
  'https://a.example',
  'kit://host/x',
  'kitchen:/x',
  '/kit:/x',
  './a',
  '',
  'kit',
  '#kit:/',
])('a URL or path is no link to a site: %s', (href) => {
  expect(parseSiteLink(href, [site])).toBeUndefined();
});

test.each([
  ['kit:/', ''],
  ['kit:', ''],
  ['kit:#intro', '#intro'],
  ['KIT:/guide/start', 'guide/start'],
  ['kit:guide/start', 'guide/start'],
  ['kit:/guide/start.md?q=1#install', 'guide/start?q=1#install'],
  ['kit:/guide/start/', 'guide/start'],
  ['kit:/Guide/Install', 'guide/install/'],
  ['kit:/zh/guide/install', 'zh/guide/install/'],
  ['kit:/old#x', 'old#x'],
  ['kit:/chat', 'chat'],
  ['kit:/files/a%20b.pdf', 'files/a%20b.pdf'],
  ['kit:/none', 'none (dead)'],
  ['kit:/none.html', 'none.html (dead)'],
  ['kit:/\\evil.example', 'evil.example (dead)'],
])('%s leads to %s', (href, expected) => {
  expect(resolve(href)).toBe(expected);
});

test.each([
  ['zh', 'kit:/guide/install', 'zh/guide/install/'],
  ['zh-CN', 'kit:/guide/install', 'zh/guide/install/'],
  ['zh', 'kit:/guide/start', 'guide/start'],
  ['zh', 'kit:/en/guide/install', 'guide/install/'],
  ['fr', 'kit:/guide/install', 'guide/install/'],
])('in %s, %s leads to %s', (lang, href, expected) => {
  expect(resolve(href, lang)).toBe(expected);
});

test('versions and URLs with an extension are those of the other site', () => {
  const page = (route: string) => ({ route, title: '', ids: [] });
  const versioned = testLinkedSite(
    testInventory({
      cleanUrls: false,
      defaultVersion: 'v2',
      versions: ['v2', 'v1'],
      pages: [page('/a'), page('/v1/a'), page('/v1/zh/a')],
    }),
  );
  expect(resolve('kit:/a', 'zh', versioned)).toBe('a.html');
  expect(resolve('kit:/v1/a', 'zh', versioned)).toBe('v1/zh/a.html');
  expect(resolve('kit:/v1/b', 'zh', versioned)).toBe('v1/b (dead)');
});

test('without an inventory, a link leads to the path as it is written', () => {
  const missing = testLinkedSite(undefined);
  expect(resolve('kit:/guide/start#a', 'zh', missing)).toBe('guide/start#a');
});
