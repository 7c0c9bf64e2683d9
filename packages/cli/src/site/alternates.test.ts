import { pageKey } from '@octavo/theme/urls';
import { expect, test } from 'vitest';

import { findAlternates, findVersionAlternates } from './alternates';

const options = { defaultLang: 'en', langs: ['en', 'zh'] };
const routes = ['/', '/guide/', '/guide/a', '/zh/', '/zh/guide/'];
const byKey = new Map(routes.map((route) => [pageKey(route), route]));
const alternates = (route: string) => findAlternates(route, options, (key) => byKey.get(key));

test('returns the translation', () => {
  expect(alternates('/zh/guide/')).toEqual({ en: '/guide/', zh: '/zh/guide/' });
});

test('returns the nearest parent page if there is no translation', () => {
  expect(alternates('/guide/a')).toEqual({ en: '/guide/a', zh: '/zh/guide/' });
});

test('returns the home page if no parent page exists', () => {
  expect(alternates('/other/b')).toEqual({ en: '/', zh: '/zh/' });
});

test('returns the home page of a language without pages', () => {
  expect(findAlternates('/a', { defaultLang: 'en', langs: ['en', 'de'] }, () => undefined)).toEqual(
    {
      en: '/',
      de: '/de/',
    },
  );
});

const versioned = { ...options, defaultVersion: 'v2', versions: ['v2', 'v1'] };
const versionedRoutes = [
  '/',
  '/guide/',
  '/guide/a',
  '/v1/',
  '/v1/guide/',
  '/v1/zh/',
  '/zh/guide/a',
];
const versionAlternates = (route: string) => {
  const versionedByKey = new Map(versionedRoutes.map((path) => [pageKey(path), path]));
  return findVersionAlternates(route, versioned, (key) => versionedByKey.get(key));
};

test('returns the page or its nearest parent page in each version, in the same language', () => {
  expect(versionAlternates('/guide/')).toEqual({ v2: '/guide/', v1: '/v1/guide/' });
  expect(versionAlternates('/guide/a')).toEqual({ v2: '/guide/a', v1: '/v1/guide/' });
  expect(versionAlternates('/zh/guide/a')).toEqual({ v2: '/zh/guide/a', v1: '/v1/zh/' });
});

test('returns undefined for sites with one version', () => {
  expect(findVersionAlternates('/a', options, () => undefined)).toBeUndefined();
});
