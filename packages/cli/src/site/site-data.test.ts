import { messagesFor } from '@octavo/theme/texts-and-icons';
import { expect, test } from 'vitest';

import { resolveConfig } from '../config/resolve-config';
import type { UserThemeConfig } from '../config/types';
import { siteDataOf } from './site-data';

/** What the theme is told of a site in English and Chinese. */
function themeConfigOf(themeConfig: UserThemeConfig, lang = 'en') {
  const locales = [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ];
  const context = { cwd: '/site', file: '/site/docs.config.ts', texts: {}, i18nFile: '' };
  const { config } = resolveConfig({ locales, themeConfig }, context);
  const locale = config.locales.find((other) => other.lang === lang);
  if (!locale) throw new Error(`There is no locale ${lang}.`);
  return siteDataOf(config, locale, '', []).themeConfig;
}

test('has every text of the theme in its language', () => {
  expect(themeConfigOf({}).messages).toEqual(messagesFor('en'));
  expect(themeConfigOf({}, 'zh').messages).toEqual(messagesFor('zh'));
});

test('takes the own texts of the site, those of the language first', () => {
  const theme: UserThemeConfig = {
    outlineTitle: 'Contents',
    messages: { takeMeHome: 'Go home', retry: 'Once more' },
    locales: [{ lang: 'zh', label: '简体中文', messages: { retry: '再来一次' } }],
  };
  expect(themeConfigOf(theme).messages).toMatchObject({
    outlineTitle: 'Contents',
    takeMeHome: 'Go home',
    retry: 'Once more',
  });
  expect(themeConfigOf(theme, 'zh').messages).toMatchObject({
    takeMeHome: 'Go home',
    retry: '再来一次',
    search: '搜索',
  });
});

test('draws the signs it knows, and leaves the names of others to the theme', () => {
  const content = 'https://example.com';
  const own = { svg: '<svg></svg>' };
  const links = themeConfigOf({
    socialLinks: [
      { icon: 'GitHub', content },
      { icon: 'myspace', content },
      { icon: own, content },
      { icon: 'x', content, label: 'News' },
    ],
  }).socialLinks;
  expect(links.map(({ icon }) => icon)).toEqual([
    { d: expect.stringMatching(/^M/), fill: true },
    'myspace',
    own,
    { d: expect.stringMatching(/^M/), fill: true },
  ]);
  expect(links.map(({ label }) => label)).toEqual(['GitHub', undefined, undefined, 'News']);
});
