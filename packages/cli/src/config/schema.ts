import { messagesFor } from '@octavo/theme/texts-and-icons';
import * as z from 'zod';

import { RULE_NAMES } from '../model/rules';
import { pluginSchema } from '../plugin-host/plugin-schema';

const text = z.string().min(1);
const stringMap = z.record(z.string(), z.string());
const headTag = z.union([
  z.string(),
  z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.boolean()]))]),
]);
const moduleRef = z.union([text, z.tuple([text, z.unknown()])]);
const imagePair = z.union([z.string(), z.strictObject({ light: text, dark: text })]);
const editLink = z.strictObject({ docRepoBaseUrl: text, text });

/** The theme's sentences by their names, so that a misspelt one is told. */
const messages = z.strictObject(
  Object.fromEntries(Object.keys(messagesFor('en')).map((name) => [name, text.optional()])),
);

const announcement = z.strictObject({ message: text, link: text.optional(), id: text.optional() });

const navItem = z.strictObject({
  text,
  link: text.optional(),
  activeMatch: text.optional(),
  position: z.enum(['left', 'right']).optional(),
  tag: z.string().optional(),
  get items() {
    return z.array(navItem).optional();
  },
});

const sidebarItem = z.strictObject({
  text: z.string().optional(),
  link: text.optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  tag: z.string().optional(),
  context: z.string().optional(),
  overviewHeaders: z.array(z.number().int().min(1).max(6)).optional(),
  dividerType: z.enum(['dashed', 'solid']).optional(),
  sectionHeaderText: text.optional(),
  get items() {
    return z.array(z.union([sidebarItem, z.string()])).optional();
  },
});

const localeTheme = {
  nav: z.array(navItem).optional(),
  sidebar: z.record(z.string(), z.array(z.union([sidebarItem, z.string()]))).optional(),
  editLink: editLink.optional(),
  outlineTitle: text.optional(),
  prevPageText: text.optional(),
  nextPageText: text.optional(),
  lastUpdatedText: text.optional(),
  announcement: announcement.optional(),
  messages: messages.optional(),
};

const locale = {
  lang: text,
  label: text,
  title: text.optional(),
  description: z.string().optional(),
};

const themeConfig = z.strictObject({
  ...localeTheme,
  locales: z.array(z.strictObject({ ...locale, ...localeTheme })).optional(),
  socialLinks: z
    .array(
      z.strictObject({
        icon: z.union([
          text,
          z.strictObject({ svg: text }),
          z.strictObject({ d: text, fill: z.literal(true).optional() }),
        ]),
        mode: z.enum(['link', 'text', 'img', 'dom']).optional(),
        content: text,
        label: text.optional(),
      }),
    )
    .optional(),
  assetHost: z.url().optional(),
  darkMode: z.boolean().optional(),
  search: z.boolean().optional(),
  lastUpdated: z.boolean().optional(),
  hideNavbar: z.enum(['never', 'always', 'auto']).optional(),
  localeRedirect: z.enum(['auto', 'never', 'only-default-lang']).optional(),
  fallbackHeadingTitle: z.boolean().optional(),
  enableContentAnimation: z.boolean().optional(),
  enableAppearanceAnimation: z.boolean().optional(),
  enableScrollToTop: z.boolean().optional(),
  footer: z.strictObject({ message: z.string() }).optional(),
  tools: z
    .array(
      z.strictObject({
        name: text,
        desc: z.string(),
        descEn: z.string(),
        logo: text,
        logoScale: z.number().positive().optional(),
        url: text,
        urlEn: text.optional(),
      }),
    )
    .optional(),
});

const severities = Object.fromEntries(
  RULE_NAMES.map((name) => [name, z.enum(['error', 'warn', 'off']).optional()]),
);

const searchProvider = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('built-in') }),
  z.strictObject({ name: z.literal('pagefind') }),
  z.strictObject({
    name: z.literal('algolia'),
    appId: text,
    apiKey: text,
    indexName: text,
    facetFilters: z.array(text).optional(),
    host: z.url().optional(),
  }),
  z.strictObject({ name: z.literal('typesense'), host: z.url(), apiKey: text, collection: text }),
  z.strictObject({ name: z.literal('meilisearch'), host: z.url(), apiKey: text, index: text }),
]);

/** Schema of `docs.config.ts`. Keys it does not name are refused. */
export const configSchema = z.strictObject({
  root: text.optional(),
  base: text.optional(),
  title: text.optional(),
  description: z.string().optional(),
  siteOrigin: z.url().optional(),
  image: text.optional(),
  icon: text.optional(),
  logo: imagePair.optional(),
  logoText: z.string().optional(),
  lang: text.optional(),
  locales: z.array(z.strictObject(locale)).optional(),
  head: z.array(headTag).optional(),
  outDir: text.optional(),
  themeDir: text.optional(),
  i18nSourcePath: text.optional(),
  multiVersion: z
    .strictObject({ default: z.string().optional(), versions: z.array(text) })
    .optional(),
  route: z
    .strictObject({
      cleanUrls: z.boolean().optional(),
      include: z.array(text).optional(),
      exclude: z.array(text).optional(),
    })
    .optional(),
  search: z
    .union([
      z.boolean(),
      z.strictObject({
        codeBlocks: z.boolean().optional(),
        versioned: z.boolean().optional(),
        provider: searchProvider.optional(),
        hooks: text.optional(),
        otherLanguages: z.boolean().optional(),
        sites: z.array(z.strictObject({ name: text, url: z.url() })).optional(),
      }),
    ])
    .optional(),
  markdown: z
    .strictObject({
      checkDeadLinks: z.boolean().optional(),
      showLineNumbers: z.boolean().optional(),
      defaultWrapCode: z.boolean().optional(),
      remarkPlugins: z.array(moduleRef).optional(),
      rehypePlugins: z.array(moduleRef).optional(),
      globalComponents: stringMap.optional(),
      elements: stringMap.optional(),
    })
    .optional(),
  llms: z
    .union([
      z.boolean(),
      z.strictObject({
        pages: z.boolean().optional(),
        index: z.boolean().optional(),
        full: z.boolean().optional(),
        copy: z.boolean().optional(),
      }),
    ])
    .optional(),
  alias: stringMap.optional(),
  replaceRules: z
    .array(
      z.strictObject({ search: z.union([z.string(), z.instanceof(RegExp)]), replace: z.string() }),
    )
    .optional(),
  redirects: z.record(z.string().startsWith('/'), text).optional(),
  security: z
    .strictObject({ headers: z.boolean().optional(), integrity: z.boolean().optional() })
    .optional(),
  check: z
    .strictObject({
      rules: z.strictObject(severities).optional(),
      dev: z.boolean().optional(),
      allow: z.array(text).optional(),
    })
    .optional(),
  plugins: z.array(pluginSchema).optional(),
  themeConfig: themeConfig.optional(),
});

/** The plugins alone: they may change the rest before it is checked. */
export const pluginsSchema = configSchema.pick({ plugins: true }).loose();
