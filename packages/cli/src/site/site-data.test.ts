import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getThemeMessages, resolveMessages } from '@octavo/mdx-plugins/messages';
import type { UserThemeConfig } from '@octavo/theme';
import { expect, onTestFinished, test } from 'vitest';
import { resolveConfig } from '../config/resolve-config';
import { createSiteData } from './site-data';

/** Returns the theme configuration of a site in the browser. */
function createThemeConfig(themeConfig: UserThemeConfig, lang = 'en') {
  const langs = ['en', 'zh', 'fr', 'ar', 'zh-TW'];
  const locales = langs.map((lang) => ({ lang, label: lang }));
  const context = {
    cwd: '/site',
    file: '/site/docs.config.ts',
    translations: {},
    i18nFile: '',
    builtInPlugins: () => [],
  };
  const { config } = resolveConfig({ locales, themeConfig }, context);
  const locale = config.locales.find((other) => other.lang === lang);
  if (!locale) throw new Error(`Locale "${lang}" not found.`);
  return createSiteData(config, locale, '', []).themeConfig;
}

test.each(['en', 'zh', 'fr', 'ar', 'zh-TW'])('includes the messages of the theme in %s', (lang) => {
  const { messages } = createThemeConfig({}, lang);
  expect(messages).toEqual(getThemeMessages(resolveMessages(lang).messages));
  expect(messages).not.toHaveProperty('calloutTip');
});

test('falls back to English in a language without a catalog, except for messages of the site', () => {
  const theme = { locales: [{ lang: 'pl', label: 'polski', messages: { search: 'Szukaj' } }] };
  const { messages } = createThemeConfig(theme, 'pl');
  expect(messages).toMatchObject({ search: 'Szukaj', menu: 'Menu', takeMeHome: 'Take me home' });
});

test('prefers messages of the locale over messages of the site', () => {
  const theme: UserThemeConfig = {
    outlineTitle: 'Contents',
    messages: { takeMeHome: 'Go home', retry: 'Try again' },
    locales: [{ lang: 'zh', label: '简体中文', messages: { retry: '再来一次' } }],
  };
  expect(createThemeConfig(theme).messages).toMatchObject({
    outlineTitle: 'Contents',
    takeMeHome: 'Go home',
    retry: 'Try again',
  });
  expect(createThemeConfig(theme, 'zh').messages).toMatchObject({
    takeMeHome: 'Go home',
    retry: '再来一次',
    search: '搜索',
  });
});

test('logoText: true displays the title in the language of the page', () => {
  const context = {
    cwd: '/site',
    file: '/site/docs.config.ts',
    translations: {},
    i18nFile: '',
    builtInPlugins: () => [],
  };
  const locales = [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文', title: '笔记' },
  ];
  const textsOf = (logoText: string | true) => {
    const { config } = resolveConfig({ title: 'Notes', logoText, locales }, context);
    return config.locales.map((locale) => createSiteData(config, locale, '', []).logoText);
  };
  expect(textsOf(true)).toEqual(['Notes', '笔记']);
  expect(textsOf('Notes')).toEqual(['Notes', 'Notes']);
});

test('replaces known icon names with SVG paths and keeps other names', () => {
  const content = 'https://example.com';
  const custom = { svg: '<svg></svg>' };
  const links = createThemeConfig({
    socialLinks: [
      { icon: 'github', content },
      { icon: 'myspace', content },
      { icon: custom, content },
      { icon: 'x', content, label: 'News' },
    ],
  }).socialLinks;
  expect(links.map(({ icon }) => icon)).toEqual([
    { d: expect.stringMatching(/^M/), fill: true },
    'myspace',
    custom,
    { d: expect.stringMatching(/^M/), fill: true },
  ]);
  // The name of the network, unless a label is configured.
  expect(links.map(({ label }) => label)).toEqual(['GitHub', undefined, undefined, 'News']);
});

test('marks links to files in the announcement and social links', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-site-'));
  mkdirSync(join(cwd, 'public'));
  writeFileSync(join(cwd, 'public/feed.xml'), '');
  const context = {
    cwd,
    file: join(cwd, 'docs.config.ts'),
    translations: {},
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
  const { themeConfig } = createSiteData(config, config.locales[0]!, '', []);
  rmSync(cwd, { recursive: true });
  expect(themeConfig.socialLinks.map(({ content }) => content)).toEqual([
    '/./feed.xml',
    '/feed.xml',
    '/blog/1.0',
  ]);
  expect(themeConfig.announcement).toEqual({ message: 'New', link: '/./feed.xml' });
});

test.each([
  [
    'en',
    { base: '/docs/', route: { cleanUrls: true } },
    '/docs/guide/a?b=1&amp;c#d',
    '/docs/feed.xml',
  ],
  [
    'zh',
    { base: '/docs/', route: { cleanUrls: true } },
    '/docs/zh/guide/a?b=1&amp;c#d',
    '/docs/feed.xml',
  ],
  ['zh', { route: { cleanUrls: false } }, '/zh/guide/a.html?b=1&amp;c#d', '/feed.xml'],
])('resolves the links and images of the footer in %s with %j', (lang, options, page, file) => {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-site-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(join(cwd, 'public'));
  writeFileSync(join(cwd, 'public/feed.xml'), '');
  const footer = (page: string, file: string, start: string, base: string) =>
    `<p data-href="/x">/guide/a <a class=b title='<a href="/x">' href="${page}">A</a> <A\nHREF='${file}'>B</A> <a href=${start} download>C</a>
<a href="https://a.dev/x">D</a> <a href="#x">E</a> <a href>F</a> <link href="/x"><img alt="" src="${base}logo.svg"> <b`;
  const context = {
    cwd,
    file: join(cwd, 'docs.config.ts'),
    translations: {},
    i18nFile: '',
    builtInPlugins: () => [],
  };
  const { config } = resolveConfig(
    {
      ...options,
      locales: ['en', 'zh'].map((tag) => ({ lang: tag, label: tag })),
      themeConfig: {
        footer: { message: footer('/guide/a?b=1&amp;c#d', '/feed.xml', '/zh/', '/') },
      },
    },
    context,
  );
  const locale = config.locales.find((other) => other.lang === lang)!;
  const { themeConfig } = createSiteData(config, locale, '', []);
  const start = config.route.cleanUrls ? '/docs/zh/' : '/zh/index.html';
  expect(themeConfig.footer?.message).toBe(
    footer(page, file, start, config.base).replace("'>B<", `' target="_self">B<`),
  );
});

test('the announcement links to the page in the language and version of the reader', () => {
  const context = {
    cwd: tmpdir(),
    file: join(tmpdir(), 'docs.config.ts'),
    translations: {},
    i18nFile: '',
    builtInPlugins: () => [],
  };
  const { config } = resolveConfig(
    {
      lang: 'en',
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'ja', label: '日本語' },
      ],
      multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
      themeConfig: { announcement: { message: 'New', link: '/news' } },
    },
    context,
  );
  const links = config.locales.flatMap((locale) =>
    ['v2', 'v1'].map(
      (version) => createSiteData(config, locale, version, []).themeConfig.announcement?.link,
    ),
  );
  expect(links).toEqual(['/news', '/v1/news', '/ja/news', '/v1/ja/news']);
});
