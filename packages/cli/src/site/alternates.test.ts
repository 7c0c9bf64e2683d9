import { pageKey } from '@octavo/theme/urls';
import { expect, test } from 'vitest';

import { alternatesOf } from './alternates';

const options = { defaultLang: 'en', langs: ['en', 'zh'] };
const routes = ['/', '/guide/', '/guide/a', '/zh/', '/zh/guide/'];
const byKey = new Map(routes.map((route) => [pageKey(route), route]));
const alternates = (route: string) => alternatesOf(route, options, (key) => byKey.get(key));

test('leads to the translation where there is one', () => {
  expect(alternates('/zh/guide/')).toEqual({ en: '/guide/', zh: '/zh/guide/' });
});

test('leads to the nearest page above where there is none', () => {
  expect(alternates('/guide/a')).toEqual({ en: '/guide/a', zh: '/zh/guide/' });
});

test('leads home where nothing is near', () => {
  expect(alternates('/other/b')).toEqual({ en: '/', zh: '/zh/' });
});

test('leads to the home of a language that has no page at all', () => {
  expect(alternatesOf('/a', { defaultLang: 'en', langs: ['en', 'de'] }, () => undefined)).toEqual({
    en: '/',
    de: '/de/',
  });
});
