import type { SourceLocation, StaticValue } from '../../config-source/static-value';
import {
  BUNDLER_HINT,
  copyTo,
  ignored,
  type Migration,
  nested,
  type Rules,
  setKey,
  unsupported,
} from '../migration';
import { builderRules } from './rspress-builder';
import { migrateHead } from './rspress-head';
import { markdownRules } from './rspress-markdown';
import { copyPathTo } from './rspress-paths';
import { migratePlugin } from './rspress-plugins';
import { themeRules } from './rspress-theme-rules';

/** Migration rules for the keys of `rspress.config.ts`. */
export const rspressRules: Rules = {
  root: copyPathTo('root'),
  outDir: copyPathTo('outDir'),
  themeDir: ignored,
  i18nSourcePath: copyPathTo('i18nSourcePath'),
  base: copyTo('base'),
  title: copyTo('title'),
  description: copyTo('description'),
  siteOrigin: copyTo('siteOrigin'),
  siteUrl: copyTo('siteOrigin'),
  icon: copyTo('icon'),
  logo: copyTo('logo'),
  logoText: copyTo('logoText'),
  lang: copyTo('lang'),
  locales: copyTo('locales'),
  multiVersion: copyTo('multiVersion'),
  replaceRules: copyTo('replaceRules'),
  llms: copyTo('llms'),
  head: migrateHead,
  route: nested({
    include: copyTo('route.include'),
    exclude: copyTo('route.exclude'),
    cleanUrls: copyTo('route.cleanUrls'),
    extensions: unsupported('The extensions are fixed: .md, .mdx, .tsx, .jsx, .ts and .js.'),
    excludeConvention: unsupported(
      'Test files and names that start with _ are excluded. Add other patterns to route.exclude.',
    ),
  }),
  search: migrateSearch,
  markdown: nested(markdownRules),
  themeConfig: nested(themeRules),
  plugins: migratePlugins,
  builderPlugins: unsupported(BUNDLER_HINT),
  builderConfig: nested(builderRules),
  globalStyles: unsupported(
    'Set colors and sizes with tokens in a stylesheet of the public folder, and link it in "head".',
  ),
  globalUIComponents: unsupported('Use a slot of the layout to show a component on every page.'),
  ssg: ignored,
  mediumZoom: ignored,
  languageParity: ignored,
  ssgMD: ignored,
};

function migrateSearch(value: StaticValue, migration: Migration, location: SourceLocation): void {
  if (value.kind === 'plain') {
    setKey(migration, 'search', value.value, location);
    return;
  }
  const rules: Rules = {
    versioned: copyTo('search.versioned'),
    codeBlocks: copyTo('search.codeBlocks'),
    searchHooks: copyPathTo('search.hooks'),
    mode: ignored,
    limit: unsupported('Search shows more results when you scroll.'),
  };
  nested(rules)(value, migration, location, 'search');
}

function migratePlugins(value: StaticValue, migration: Migration, location: SourceLocation): void {
  const items = value.kind === 'list' ? value.items : [value];
  for (const item of items)
    migratePlugin(item, migration, item.kind === 'plain' ? location : item.at);
}
