import { HOME, markdown, navSections, pagesOf, withLanguage } from './corpus-files.mjs';

const PREFIX = { en: '', zh: '/zh' };

const createVitepress = (name, version) => ({
  name,
  mainPackage: 'vitepress',
  packages: { vitepress: version },
  overrides: {
    '@docsearch/css': '4.7.0',
    '@docsearch/js': '4.7.0',
    '@docsearch/sidepanel-js': '4.7.0',
  },
  build: ['vitepress', 'build', 'docs'],
  dev: (port) => ['vitepress', 'dev', 'docs', '--port', String(port)],
  sources: ['docs'],
  caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp'],
  output: 'docs/.vitepress/dist',
  pageFile: (route) => `docs/${route}.md`,
  pageUrl: (route) => `/${route}`,

  *files(corpus) {
    for (const lang of ['en', 'zh']) {
      const body = withLanguage(lang, HOME[lang].body);
      yield [`docs${PREFIX[lang]}/index.md`, markdown(HOME[lang], body)];
    }
    for (const { lang, page } of pagesOf(corpus)) {
      const text = markdown(page, withLanguage(lang, page.body));
      yield [`docs${PREFIX[lang]}/${page.route}.md`, text];
    }
    yield ['docs/.vitepress/config.mjs', `export default ${JSON.stringify(config(corpus))};\n`];
  },
});

/** The stable major version and the next one. */
export const vitepress = createVitepress('vitepress', '1.6.4');
export const vitepressNext = createVitepress('vitepress-next', '2.0.0-alpha.21');

function config(corpus) {
  return {
    title: 'Bench',
    description: 'bench',
    cleanUrls: true,
    lastUpdated: false,
    locales: {
      root: { label: 'English', lang: 'en', themeConfig: themeConfig(corpus, 'en') },
      zh: { label: '简体中文', lang: 'zh', themeConfig: themeConfig(corpus, 'zh') },
    },
    themeConfig: { search: { provider: 'local' } },
  };
}

function themeConfig(corpus, lang) {
  const prefix = PREFIX[lang];
  const nav = navSections(corpus).map(({ name, title }) => ({
    text: title,
    link: `${prefix}/${name}/page-001`,
    activeMatch: `${prefix}/${name}/`,
  }));
  const sidebar = corpus.sections.map(({ name, title, pages }) => {
    const items = pages[lang].map((page) => ({
      text: page.title,
      link: `${prefix}/${page.route}`,
    }));
    return [`${prefix}/${name}/`, [{ text: title, items }]];
  });
  return { nav, sidebar: Object.fromEntries(sidebar) };
}
