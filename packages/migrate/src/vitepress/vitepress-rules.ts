import { getProperty, getString, type StaticValue } from '@octavo/cli/internal';
import {
  allowDeadLinks,
  applyRules,
  BUNDLER_HINT,
  copyTo,
  extractData,
  ignoreKey,
  type Migration,
  type MigrationRules,
  report,
  reportUnsupported,
  setKey,
  suggestPlugin,
} from '../migration';

const HOOKS_HINT = "Use a plugin's `head`, `pageData` or `build` hook.";

/** Migration rules for VitePress configuration keys. */
export const vitePressRules: MigrationRules = {
  title: copyTo('title'),
  titleTemplate: reportUnsupported(
    'Page titles end with the site title. To replace the site title on a page, set `titleSuffix` in the frontmatter.',
  ),
  description: copyTo('description'),
  base: copyTo('base'),
  head: migrateHead,
  lang: ignoreKey,
  locales: ignoreKey,
  themeConfig: ignoreKey,
  srcDir: ignoreKey,
  srcExclude: ignoreKey,
  rewrites: ignoreKey,
  outDir: ignoreKey,
  cacheDir: ignoreKey,
  assetsDir: ignoreKey,
  metaChunk: ignoreKey,
  cleanUrls: copyTo('route.cleanUrls'),
  lastUpdated: copyTo('themeConfig.lastUpdated'),
  appearance: (value, migration, location) => {
    if (value.kind === 'plain' && typeof value.value === 'boolean')
      setKey(migration, 'themeConfig.darkMode', value.value, location);
    else
      report(
        migration,
        location,
        '`appearance` was not migrated.',
        'The initial color mode follows the system preference.',
      );
  },
  ignoreDeadLinks: (value, migration, location) => {
    if (value.kind === 'plain')
      setKey(migration, 'markdown.checkDeadLinks', value.value !== true, location);
    else allowDeadLinks(migration, location);
  },
  sitemap: (value, migration, location) => {
    const host = getString(getProperty(value, 'hostname'));
    if (host && URL.canParse(host)) setKey(migration, 'siteOrigin', new URL(host).origin, location);
    else report(migration, location, '`sitemap` has no valid `hostname`.', 'Set `siteOrigin`.');
  },
  markdown: (value, migration, location) => {
    const rules: MigrationRules = {
      lineNumbers: copyTo('markdown.showLineNumbers'),
      image: ignoreKey,
      headers: ignoreKey,
      toc: ignoreKey,
      theme: reportUnsupported(
        'Use the CSS tokens of the theme to change syntax highlighting colors.',
      ),
      math: reportUnsupported(suggestPlugin('math')),
      anchor: reportUnsupported(
        'Headings keep their default VitePress IDs. Run `npx octavo check` to find links to other IDs.',
      ),
      attrs: ignoreKey,
      config: reportUnsupported('Replace markdown-it plugins with remark and rehype plugins.'),
    };
    if (value.kind === 'object') applyRules(value, rules, migration, 'markdown');
    else
      report(
        migration,
        location,
        '`markdown` was not migrated.',
        'See `markdown` in the configuration reference.',
      );
  },
  vite: reportUnsupported(BUNDLER_HINT),
  vue: reportUnsupported('Octavo uses React. Rewrite Vue components as React components.'),
  transformHead: reportUnsupported(HOOKS_HINT),
  transformHtml: reportUnsupported(HOOKS_HINT),
  transformPageData: reportUnsupported(HOOKS_HINT),
  buildEnd: reportUnsupported(HOOKS_HINT),
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
