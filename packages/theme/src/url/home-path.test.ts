import { expect, test } from 'vitest';

import { pageData, siteData } from '../testing/site-fixture';
import { homePath, isHomePath, languagePath, versionPath } from './home-path';

const site = siteData({ multiVersion: { default: 'v2', versions: ['v2', 'v1'] }, version: 'v2' });

test('returns the home page of each language and version', () => {
  expect(homePath(site, { lang: 'en', version: 'v2' })).toBe('/');
  expect(homePath(site, { lang: 'zh', version: 'v2' })).toBe('/zh/');
  expect(homePath(site, { lang: 'zh', version: 'v1' })).toBe('/v1/zh/');
  expect(homePath(site, { lang: 'zh', version: '' })).toBe('/zh/');
});

test('recognizes the home pages of all languages and versions', () => {
  expect(['/', '/zh', '/v1/zh/', '/v1/'].every((path) => isHomePath(site, path))).toBe(true);
  expect(isHomePath(site, '/zh/guide')).toBe(false);
});

test('returns the page in another language, or the home page if it is not translated', () => {
  expect(languagePath(site, pageData(), 'zh')).toBe('/zh/guide/start/');
  expect(languagePath(site, pageData({ alternates: {} }), 'zh')).toBe('/zh/');
  expect(languagePath(site, pageData({ pageType: '404' }), 'zh')).toBe('/zh/');
});

test('returns the page in another version', () => {
  const page = pageData({ routePath: '/zh/guide/', version: 'v2', lang: 'zh' });
  expect(versionPath(site, page, 'v1')).toBe('/v1/zh/guide/');
  expect(versionPath(site, { ...page, versionAlternates: { v1: '/v1/zh/' } }, 'v1')).toBe(
    '/v1/zh/',
  );
  expect(versionPath(site, { ...page, pageType: '404' }, 'v1')).toBe('/v1/zh/');
});
