import type { Place, StaticValue } from '../../config-source/static-value';
import {
  copyTo,
  inside,
  type Migration,
  OWN_BUNDLER,
  type Rules,
  set,
  settled,
  unable,
} from '../migration';
import { builderRules } from './rspress-builder';
import { headTags } from './rspress-head';
import { markdownRules } from './rspress-markdown';
import { pathTo } from './rspress-paths';
import { pluginRule } from './rspress-plugins';
import { themeRules } from './rspress-theme-rules';

/** Keys of `rspress.config.ts`, and what becomes of them. */
export const rspressRules: Rules = {
  root: pathTo('root'),
  outDir: pathTo('outDir'),
  themeDir: settled,
  i18nSourcePath: pathTo('i18nSourcePath'),
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
  head: headTags,
  route: inside({
    include: copyTo('route.include'),
    exclude: copyTo('route.exclude'),
    cleanUrls: copyTo('route.cleanUrls'),
    extensions: unable('Every .md, .mdx, .tsx, .jsx, .ts and .js file is a page.'),
    excludeConvention: unable(
      'Files that begin with _ and tests are no pages; write other patterns into route.exclude.',
    ),
  }),
  search: searchOf,
  markdown: inside(markdownRules),
  themeConfig: inside(themeRules),
  plugins: eachPlugin,
  builderPlugins: unable(OWN_BUNDLER),
  builderConfig: inside(builderRules),
  globalStyles: unable(
    'Write rules for colors and sizes as tokens into a stylesheet of the public folder, and link it in head.',
  ),
  globalUIComponents: unable('A slot of the layout shows a component on every page.'),
  ssg: settled,
  mediumZoom: settled,
  languageParity: settled,
  ssgMD: settled,
};

function searchOf(value: StaticValue, migration: Migration, place: Place): void {
  if (value.kind === 'plain') {
    set(migration, 'search', value.value, place);
    return;
  }
  const rules: Rules = {
    versioned: copyTo('search.versioned'),
    codeBlocks: copyTo('search.codeBlocks'),
    searchHooks: pathTo('search.hooks'),
    mode: settled,
    limit: unable('Results are shown as one scrolls.'),
  };
  inside(rules)(value, migration, place, 'search');
}

function eachPlugin(value: StaticValue, migration: Migration, place: Place): void {
  const items = value.kind === 'list' ? value.items : [value];
  for (const item of items) pluginRule(item, migration, item.kind === 'plain' ? place : item.at);
}
