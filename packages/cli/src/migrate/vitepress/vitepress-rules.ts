import { getProperty, getString, type StaticValue } from '../../config-source/static-value';
import {
  applyRules,
  BUNDLER_HINT,
  copyTo,
  extractData,
  ignored,
  type Migration,
  type Rules,
  report,
  setKey,
  unsupported,
} from '../migration';

const HOOKS_HINT = 'Use the head, pageData and build hooks of a plugin.';

/** Migration rules for the keys of a VitePress configuration. */
export const vitePressRules: Rules = {
  title: copyTo('title'),
  titleTemplate: unsupported(
    'Titles consist of the page title, a dash and the site title. Set "titleSuffix" on a page to replace the site title.',
  ),
  description: copyTo('description'),
  base: copyTo('base'),
  head: migrateHead,
  lang: ignored,
  locales: ignored,
  themeConfig: ignored,
  srcDir: ignored,
  srcExclude: ignored,
  rewrites: ignored,
  outDir: ignored,
  cacheDir: ignored,
  assetsDir: ignored,
  metaChunk: ignored,
  cleanUrls: copyTo('route.cleanUrls'),
  lastUpdated: copyTo('themeConfig.lastUpdated'),
  appearance: (value, migration, location) => {
    if (value.kind === 'plain' && typeof value.value === 'boolean')
      setKey(migration, 'themeConfig.darkMode', value.value, location);
    else
      report(
        migration,
        location,
        'appearance was not migrated.',
        'The initial color mode is that of the operating system.',
      );
  },
  ignoreDeadLinks: (value, migration, location) => {
    if (value.kind === 'plain')
      setKey(migration, 'markdown.checkDeadLinks', value.value !== true, location);
    else
      report(
        migration,
        location,
        'ignoreDeadLinks was not migrated.',
        'Use check.rules and check.allow.',
      );
  },
  sitemap: (value, migration, location) => {
    const host = getString(getProperty(value, 'hostname'));
    if (host && URL.canParse(host)) setKey(migration, 'siteOrigin', new URL(host).origin, location);
    else report(migration, location, 'sitemap has no valid hostname.', 'Set "siteOrigin".');
  },
  markdown: (value, migration, location) => {
    const rules: Rules = {
      lineNumbers: copyTo('markdown.showLineNumbers'),
      image: ignored,
      headers: ignored,
      toc: ignored,
      theme: unsupported('Code colors are CSS tokens of the theme.'),
      math: unsupported(
        'Add remark-math to markdown.remarkPlugins and rehype-katex to markdown.rehypePlugins.',
      ),
      anchor: unsupported(
        'Heading IDs are those of the VitePress defaults. octavo check reports links to other IDs.',
      ),
      attrs: ignored,
      config: unsupported('Replace markdown-it plugins with remark and rehype plugins.'),
    };
    if (value.kind === 'object') applyRules(value, rules, migration, 'markdown');
    else
      report(
        migration,
        location,
        'markdown was not migrated.',
        'See "markdown" in the configuration reference.',
      );
  },
  vite: unsupported(BUNDLER_HINT),
  vue: unsupported('Octavo uses React. Rewrite Vue components as React components.'),
  transformHead: unsupported(HOOKS_HINT),
  transformHtml: unsupported(HOOKS_HINT),
  transformPageData: unsupported(HOOKS_HINT),
  buildEnd: unsupported(HOOKS_HINT),
};

function migrateHead(value: StaticValue, migration: Migration, location: StaticValue['at']): void {
  const tags = extractData(value, migration, 'head');
  if (!Array.isArray(tags)) return;
  const migrated = tags.map((tag: unknown) => {
    const [name, attributes, content] = tag as [string, Record<string, unknown>?, string?];
    if (content === undefined) return [name, attributes ?? {}];
    const list = Object.entries(attributes ?? {}).map(([key, text]) => ` ${key}="${String(text)}"`);
    return `<${name}${list.join('')}>${content}</${name}>`;
  });
  setKey(migration, 'head', migrated, location);
}
