import type { SourceLocation, StaticValue } from '@octavo/cli/internal';
import {
  applyNested,
  BUNDLER_HINT,
  copyTo,
  ignoreKey,
  type Migration,
  type MigrationRules,
  reportUnsupported,
  setKey,
} from '../migration';
import { builderRules } from './rspress-builder';
import { migrateHead } from './rspress-head';
import { markdownRules } from './rspress-markdown';
import { copyPathTo } from './rspress-paths';
import { migratePlugin } from './rspress-plugins';
import { themeRules } from './rspress-theme-rules';

/** Migration rules for `rspress.config.ts` keys. */
export const rspressRules: MigrationRules = {
  root: copyPathTo('root'),
  outDir: copyPathTo('outDir'),
  themeDir: copyPathTo('themeDir'),
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
  route: applyNested({
    include: copyTo('route.include'),
    exclude: copyTo('route.exclude'),
    cleanUrls: copyTo('route.cleanUrls'),
    extensions: reportUnsupported(
      'Page extensions are not configurable. Octavo supports .md, .mdx, .tsx, .jsx, .ts and .js.',
    ),
    excludeConvention: reportUnsupported(
      'Test files and names that start with `_` are excluded by default. Add other patterns to `route.exclude`.',
    ),
  }),
  search: migrateSearch,
  markdown: applyNested(markdownRules),
  themeConfig: applyNested(themeRules),
  plugins: migratePlugins,
  builderPlugins: reportUnsupported(BUNDLER_HINT),
  builderConfig: applyNested(builderRules),
  globalStyles: reportUnsupported('Override the design tokens in theme/index.css.'),
  globalUIComponents: reportUnsupported('Use a layout slot to render a component on every page.'),
  ssg: ignoreKey,
  mediumZoom: ignoreKey,
  languageParity: ignoreKey,
  ssgMD: ignoreKey,
};

function migrateSearch(value: StaticValue, migration: Migration, location: SourceLocation): void {
  if (value.kind === 'plain') {
    setKey(migration, 'search', value.value, location);
    return;
  }
  const rules: MigrationRules = {
    versioned: copyTo('search.versioned'),
    codeBlocks: copyTo('search.codeBlocks'),
    searchHooks: copyPathTo('search.hooks'),
    mode: ignoreKey,
    limit: reportUnsupported(
      'Search does not limit the number of results. More results load when scrolling.',
    ),
  };
  applyNested(rules)(value, migration, location, 'search');
}

function migratePlugins(value: StaticValue, migration: Migration, location: SourceLocation): void {
  const items = value.kind === 'list' ? value.items : [value];
  for (const item of items)
    migratePlugin(item, migration, item.kind === 'plain' ? location : item.at);
}
