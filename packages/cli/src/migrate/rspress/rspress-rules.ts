import { isAbsolute, relative } from 'node:path';

import {
  copyTo,
  dataOf,
  inside,
  type Migration,
  type Rule,
  type Rules,
  report,
  set,
  settled,
  unable,
} from '../migration';
import { entryOf, type Place, type StaticValue, textOf } from '../static/static-value';
import { hintForPlugin, pluginRule } from './rspress-plugins';
import { themeRules } from './rspress-theme-rules';

const OWN_BUNDLER = 'The bundler hook of a plugin can change the configuration of Rspack.';
const OWN_HEAD =
  'Write the tags that are the same everywhere into head; the head hook of a plugin has those of a page.';

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
  markdown: inside({
    checkDeadLinks: deadLinks,
    link: inside({
      checkDeadLinks: deadLinks,
      checkAnchors: settled,
      autoPrefix: settled,
    }),
    showLineNumbers: copyTo('markdown.showLineNumbers'),
    defaultWrapCode: copyTo('markdown.defaultWrapCode'),
    remarkPlugins: modulesTo('markdown.remarkPlugins'),
    rehypePlugins: modulesTo('markdown.rehypePlugins'),
    globalComponents,
    shiki: unable(
      'Comments such as [!code ++] work without transformers, and every language of Shiki is there.',
    ),
    mdxRs: settled,
    crossCompilerCache: settled,
    extractDescription: settled,
    defaultCodeOverflow: unable(
      'Set markdown.defaultWrapCode; fold and height are words of a fence.',
    ),
    codeHighlighter: settled,
    highlightLanguages: settled,
    image: settled,
  }),
  themeConfig: inside(themeRules),
  plugins: eachPlugin,
  builderPlugins: unable(OWN_BUNDLER),
  builderConfig: inside({
    plugins: eachBuilderPlugin,
    tools: unable(OWN_BUNDLER),
    server: unable('octavo dev and octavo preview take --port and --host.'),
    dev: unable('octavo dev takes --port and --host.'),
    output: unable(OWN_BUNDLER),
    performance: unable(OWN_BUNDLER),
    source: inside({
      alias: aliases,
      define: unable(OWN_BUNDLER),
    }),
    resolve: inside({ alias: aliases }),
    html: inside({
      tags: htmlTags,
      favicon: copyTo('icon'),
      appIcon: unable('Write link tags for the icons into head.'),
    }),
  }),
  globalStyles: unable(
    'Write rules for colors and sizes as tokens into a stylesheet of the public folder, and link it in head.',
  ),
  globalUIComponents: unable('A slot of the layout shows a component on every page.'),
  ssg: settled,
  mediumZoom: settled,
  languageParity: settled,
  ssgMD: settled,
};

/** A path, relative to the new configuration. */
function pathTo(target: string): Rule {
  return (value, migration, place, path) => {
    const data = dataOf(value, migration, path);
    if (typeof data === 'string') set(migration, target, fromHere(data, migration), place);
  };
}

function fromHere(path: string, { cwd }: Migration): string {
  return isAbsolute(path) ? relative(cwd, path) || '.' : path;
}

function headTags(value: StaticValue, migration: Migration, place: Place): void {
  if (value.kind !== 'list') {
    report(migration, place, 'head: not carried over.', OWN_HEAD);
    return;
  }
  const tags = value.items.flatMap((item) => {
    if (item.kind === 'function' || item.kind === 'code') {
      report(migration, item.at, 'head: not carried over, since it is a function.', OWN_HEAD);
      return [];
    }
    return [dataOf(item, migration, 'head')];
  });
  const before = (migration.config.head as unknown[] | undefined) ?? [];
  set(migration, 'head', [...before, ...tags], place);
}

/** Tags as Rsbuild writes them: `{ tag, attrs, children }`. */
function htmlTags(value: StaticValue, migration: Migration, place: Place): void {
  const items = value.kind === 'list' ? value.items : [value];
  const tags = items.flatMap((item) => {
    const tag = textOf(entryOf(item, 'tag'));
    const attributes = entryOf(item, 'attrs');
    if (!tag || entryOf(item, 'children')) {
      report(migration, item.at, 'builderConfig.html.tags: not carried over.', OWN_HEAD);
      return [];
    }
    return [[tag, attributes ? dataOf(attributes, migration, 'builderConfig.html.tags') : {}]];
  });
  const before = (migration.config.head as unknown[] | undefined) ?? [];
  if (tags.length > 0) set(migration, 'head', [...before, ...tags], place);
}

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

function deadLinks(value: StaticValue, migration: Migration, place: Place, path: string) {
  if (value.kind === 'plain') {
    set(migration, 'markdown.checkDeadLinks', value.value, place);
    return;
  }
  report(
    migration,
    place,
    `${path}: not carried over.`,
    'Links are checked; make the rule dead-link a warning in check.rules, or mend what is reported.',
  );
}

/** Plugins of Markdown are modules here, by name: pages are compiled in threads. */
function modulesTo(target: string): Rule {
  return (value, migration, place, path) => {
    const items = value.kind === 'list' ? value.items : [value];
    const modules = items.flatMap((item) => {
      const [plugin, options] = item.kind === 'list' ? item.items : [item];
      if (plugin?.kind !== 'foreign' || !['default', '*'].includes(plugin.name)) {
        report(
          migration,
          item.at,
          `${path}: not carried over.`,
          'Put the plugin into a module of its own, as default export, and name that module.',
        );
        return [];
      }
      return [options ? [plugin.from, dataOf(options, migration, path)] : plugin.from];
    });
    if (modules.length > 0) set(migration, target, modules, place);
  };
}

function globalComponents(value: StaticValue, migration: Migration, place: Place): void {
  const paths = dataOf(value, migration, 'markdown.globalComponents');
  if (!Array.isArray(paths)) return;
  const modules = paths
    .filter((path) => typeof path === 'string')
    .map((path) => {
      const name = /([^/\\]+?)(?:[/\\]index)?\.\w+$/.exec(path)?.[1] ?? path;
      const file = fromHere(path, migration);
      return [name, file.startsWith('.') ? file : `./${file}`] as const;
    });
  set(migration, 'markdown.globalComponents', Object.fromEntries(modules), place);
  report(
    migration,
    place,
    `markdown.globalComponents: expected exports by name, got modules with a default export.`,
    `Export ${modules.map(([name]) => name).join(', ')} by name as well.`,
  );
}

function aliases(value: StaticValue, migration: Migration, place: Place, path: string): void {
  const data = dataOf(value, migration, path);
  if (typeof data !== 'object' || data === null) return;
  const entries = Object.entries(data as Record<string, unknown>).flatMap(([name, target]) => {
    if (typeof target !== 'string') return [];
    const file = fromHere(target, migration);
    const isPath = isAbsolute(target) || target.startsWith('.');
    return [[name, isPath && !file.startsWith('.') ? `./${file}` : file] as const];
  });
  set(migration, 'alias', Object.fromEntries(entries), place);
}

/** Plugins of the bundler; that for Sass is carried with the style sheets. */
function eachBuilderPlugin(value: StaticValue, migration: Migration): void {
  const items = value.kind === 'list' ? value.items : [value];
  for (const item of items) {
    const { name, from } =
      item.kind === 'call' || item.kind === 'foreign'
        ? item
        : { name: 'a plugin of the site', from: '' };
    if (from === '@rsbuild/plugin-sass') continue;
    report(
      migration,
      item.at,
      `builderConfig.plugins: not carried over: ${from ? `${name} of ${from}` : name}.`,
      hintForPlugin(from) ?? OWN_BUNDLER,
    );
  }
}

function eachPlugin(value: StaticValue, migration: Migration, place: Place): void {
  const items = value.kind === 'list' ? value.items : [value];
  for (const item of items) pluginRule(item, migration, item.kind === 'plain' ? place : item.at);
}
