import { HOME, markdown, pagesOf, withLanguage } from './corpus-files.mjs';

const CONTENT = 'src/content/docs';
const FOLDER = { en: CONTENT, zh: `${CONTENT}/zh` };

const createStarlight = (name, experimental) => ({
  name,
  mainPackage: '@astrojs/starlight',
  packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '*' },
  overrides: {},
  build: ['astro', 'build'],
  dev: (port) => ['astro', 'dev', '--port', String(port)],
  sources: ['src', 'astro.config.mjs'],
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  output: 'dist',
  pageFile: (route) => `${CONTENT}/${route}.md`,
  pageUrl: (route) => `/${route}/`,

  *files(corpus) {
    for (const lang of ['en', 'zh']) {
      yield [`${FOLDER[lang]}/index.md`, page(lang, HOME[lang])];
    }
    for (const { lang, page: content } of pagesOf(corpus)) {
      yield [`${FOLDER[lang]}/${content.route}.md`, page(lang, content)];
    }
    yield ['src/content.config.ts', COLLECTIONS];
    yield ['src/routeData.ts', ONE_SIDEBAR_PER_SECTION];
    yield ['astro.config.mjs', config(corpus, experimental)];
  },
});

export const starlight = createStarlight('starlight', {});
/**
 * With incremental builds, which reuse the pages of routes with a `cacheKey`. Starlight 0.42 has no option for it, so this
 * measures what its users get from the flag.
 */
export const starlightIncremental = createStarlight('starlight-incremental', {
  incrementalBuild: true,
});

/** Starlight renders the title of the frontmatter as h1. */
function page(lang, content) {
  return markdown(content, withLanguage(lang, content.body).replace(/^# .*\n/, ''));
}

function config(corpus, experimental) {
  const sidebar = corpus.sections.map(({ name, title }) => ({
    label: title,
    collapsed: true,
    items: [{ autogenerate: { directory: name } }],
  }));
  return `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  experimental: ${JSON.stringify(experimental)},
  integrations: [
    starlight({
      title: 'Bench',
      pagefind: true,
      defaultLocale: 'root',
      locales: { root: { label: 'English', lang: 'en' }, zh: { label: '简体中文', lang: 'zh' } },
      routeMiddleware: './src/routeData.ts',
      sidebar: ${JSON.stringify(sidebar)},
    }),
  ],
});
`;
}

const COLLECTIONS = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

// By default, every page contains the links of all sections, unlike in the other tools.
const ONE_SIDEBAR_PER_SECTION = `import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

export const onRequest = defineRouteMiddleware((context) => {
  const route = context.locals.starlightRoute;
  const number = /section-(\\d+)/.exec(route.id)?.[1];
  if (number === undefined) return;
  route.sidebar = route.sidebar.filter(
    (entry) => entry.type === 'group' && entry.label === 'Section ' + number,
  );
});
`;
