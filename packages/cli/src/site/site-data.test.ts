import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveMessages, themeMessages } from '@octavo/mdx-plugins/messages';
import type { UserThemeConfig } from '@octavo/theme';
import { expect, test } from 'vitest';
import { resolveConfig } from '../config/resolve-config';
import { siteDataOf } from './site-data';

/** What the theme is told of a site in English and Chinese. */
function themeConfigOf(themeConfig: UserThemeConfig, lang = 'en') {
  const langs = ['en', 'zh', 'fr', 'ar', 'zh-TW'];
  const locales = langs.map((lang) => ({ lang, label: lang }));
  const context = {
    cwd: '/site',
    file: '/site/docs.config.ts',
    texts: {},
    i18nFile: '',
    builtInPlugins: () => [],
  };
  const { config } = resolveConfig({ locales, themeConfig }, context);
  const locale = config.locales.find((other) => other.lang === lang);
  if (!locale) throw new Error(`There is no locale ${lang}.`);
  return siteDataOf(config, locale, '', []).themeConfig;
}

test.each(['en', 'zh', 'fr', 'ar', 'zh-TW'])('has the messages of the theme in %s', (lang) => {
  const { messages } = themeConfigOf({}, lang);
  expect(messages).toEqual(themeMessages(resolveMessages(lang).messages));
  expect(messages).not.toHaveProperty('calloutTip');
});

test('has the English messages in a language without a catalog, with those of the site in their place', () => {
  const theme = { locales: [{ lang: 'pl', label: 'polski', messages: { search: 'Szukaj' } }] };
  const { messages } = themeConfigOf(theme, 'pl');
  expect(messages).toMatchObject({ search: 'Szukaj', menu: 'Menu', takeMeHome: 'Take me home' });
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

test('links of its bar to files say that they are none of the pages', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-site-'));
  mkdirSync(join(cwd, 'public'));
  writeFileSync(join(cwd, 'public/feed.xml'), '');
  const context = {
    cwd,
    file: join(cwd, 'docs.config.ts'),
    texts: {},
    i18nFile: '',
    builtInPlugins: () => [],
  };
  const { config } = resolveConfig(
    {
      route: { cleanUrls: false },
      themeConfig: {
        announcement: { message: 'New', link: '/feed.xml' },
        socialLinks: [
          { icon: 'rss', content: '/feed.xml' },
          { icon: 'x', mode: 'text', content: '/feed.xml' },
          { icon: 'x', content: '/blog/1.0' },
        ],
      },
    },
    context,
  );
  const { themeConfig } = siteDataOf(config, config.locales[0]!, '', []);
  rmSync(cwd, { recursive: true });
  expect(themeConfig.socialLinks.map(({ content }) => content)).toEqual([
    '/./feed.xml',
    '/feed.xml',
    '/blog/1.0',
  ]);
  expect(themeConfig.announcement).toEqual({ message: 'New', link: '/./feed.xml' });
});
