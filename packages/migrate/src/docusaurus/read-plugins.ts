import { isAbsolute } from 'node:path';

import { getProperty, getString, type StaticValue, toData } from '@octavo/cli/internal';

import {
  applyRules,
  extractData,
  type Migration,
  type MigrationRules,
  report,
  setKey,
  suggestPlugin,
} from '../migration';
import { reportMarkdownPlugins } from '../report-markdown-plugins';
import {
  addBlogPlugin,
  addDocs,
  addPagesPlugin,
  type DocusaurusPlugins,
  type Options,
  type PluginContext,
} from './content-plugins';
import { ANALYTICS_HINT, PLUGIN_RULES, presetRules } from './docusaurus-plugin-rules';
import { toLink } from './docusaurus-theme';

/** Plugins whose features are built into Octavo, or that do not change the pages. */
const BUILT_IN =
  /(?:plugin-(?:sitemap|ideal-image|debug|svgr|rsdoctor|css-cascade-layers)|docusaurus-plugin-sass|llms-txt|theme-search-algolia|preset-|theme-classic|image-zoom|mdx-v2)/;
const SEARCH = /search-local|theme-search(?!-algolia)/;

/** Reads the presets and plugins of a Docusaurus configuration. Reports plugins without an equivalent. */
export function readPlugins(
  config: StaticValue,
  migration: Migration,
  site: string,
): DocusaurusPlugins {
  const plugins: DocusaurusPlugins = {
    docs: [],
    blog: undefined,
    pages: 'src/pages',
    staticFolders: ['static'],
    editUrl: undefined,
  };
  const folders = toPlain(getProperty(config, 'staticDirectories'));
  if (Array.isArray(folders)) plugins.staticFolders = folders.map(String);
  for (const preset of readList(config, 'presets', migration)) {
    const [first, raw] = preset.kind === 'list' ? preset.items : [preset];
    if (!first || (first.kind === 'plain' && !first.value)) continue;
    const name = getName(first);
    const options = toPlain(raw) as Options | undefined;
    if (name === undefined) extractData(first, migration, 'presets');
    else if (!hasContent(name, options)) {
      reportPlugin(name, 'presets', preset, { migration, site });
      continue;
    }
    applyOptions(raw, presetRules, migration, 'presets', '');
    for (const key of ['docs', 'blog', 'pages'])
      reportMarkdownPlugins(getProperty(raw, key), migration, key);
    const place = { migration, site, at: preset.at };
    if (options?.docs !== false) addDocs(plugins, options?.docs, place);
    if (options?.blog !== false) addBlogPlugin(plugins, options?.blog, place);
    const pages = options?.pages as Options | undefined;
    if (typeof pages?.path === 'string') plugins.pages = pages.path;
    addRedirectOptions(migration, options?.redirects, preset);
    const theme = options?.theme as Options | undefined;
    for (const file of [theme?.customCss ?? []].flat())
      report(
        migration,
        preset.at,
        `The stylesheet ${String(file)} was not migrated.`,
        'Override the design tokens in theme/index.css.',
      );
  }
  for (const key of ['plugins', 'themes'])
    for (const item of readList(config, key, migration))
      addPlugin(item, key, plugins, { migration, site });
  return plugins;
}

/** Returns the items of a list in the configuration. Reports a list that is computed. */
function readList(config: StaticValue, key: string, migration: Migration): StaticValue[] {
  const list = getProperty(config, key);
  if (list?.kind === 'list') return list.items;
  if (list) extractData(list, migration, key);
  return [];
}

/** Returns the name of a plugin or preset, or `undefined` if it is computed. */
function getName(value: StaticValue): string | undefined {
  return getString(value) ?? ('from' in value ? value.from : undefined);
}

/** Checks whether a preset contains the plugins for documents, posts and pages. */
function hasContent(name: string, options: Options | undefined): boolean {
  return /classic$/.test(name) || ['docs', 'blog', 'pages'].some((key) => key in (options ?? {}));
}

/** Applies rules to the options of a plugin. Reports options that are computed. */
function applyOptions(
  options: StaticValue | undefined,
  rules: MigrationRules,
  migration: Migration,
  name: string,
  path = name,
): void {
  if (options?.kind === 'object') applyRules(options, rules, migration, path);
  else if (options) extractData(options, migration, name);
}

function addPlugin(
  item: StaticValue,
  key: string,
  plugins: DocusaurusPlugins,
  context: PluginContext,
): void {
  const { migration } = context;
  const [first, second] = item.kind === 'list' ? item.items : [item];
  if (!first || (first.kind === 'plain' && !first.value)) return;
  const name = getName(first) ?? 'a local plugin';
  const options = toPlain(second) as Options | undefined;
  reportMarkdownPlugins(second, migration, name);
  const rules = PLUGIN_RULES.find(([pattern]) => pattern.test(name))?.[1];
  if (rules) applyOptions(second, rules, migration, name);
  const place = { ...context, at: item.at };
  if (/content-docs$/.test(name)) addDocs(plugins, options, place);
  else if (/content-blog$/.test(name)) addBlogPlugin(plugins, options, place);
  else if (/content-pages$/.test(name)) addPagesPlugin(plugins, options, place);
  else if (/client-redirects$/.test(name)) addRedirectOptions(migration, options, item);
  else if (SEARCH.test(name))
    report(
      migration,
      item.at,
      `\`${key}\` was not migrated: ${name}.`,
      'The built-in search replaces it.',
      'info',
    );
  else if (isAbsolute(name) || !BUILT_IN.test(name)) reportPlugin(name, key, item, context);
}

function reportPlugin(
  name: string,
  key: string,
  { at }: StaticValue,
  { migration, site }: PluginContext,
): void {
  report(
    migration,
    at,
    `\`${key}\` was not migrated: ${name.startsWith(site) ? `.${name.slice(site.length)}` : name}.`,
    getPluginHint(name),
  );
}

function getPluginHint(name: string): string {
  if (/gtag|analytics|umami|plausible|fathom|matomo|gtm|tag-manager/.test(name))
    return ANALYTICS_HINT;
  if (/mermaid/.test(name)) return suggestPlugin('mermaid');
  if (/pwa/.test(name))
    return 'Add the manifest to `head`, and the service worker to the public folder.';
  if (/typedoc|api/.test(name)) return "Add the generated pages in a plugin's `pages` hook.";
  return 'Rewrite it as an Octavo plugin with the `config`, `pages`, `pageData`, `head`, `bundler` and `build` hooks.';
}

function addRedirectOptions(migration: Migration, value: unknown, { at }: StaticValue): void {
  const rules =
    (value as { redirects?: { from?: string | string[]; to?: string }[] } | undefined)?.redirects ??
    [];
  for (const { from, to } of rules) {
    for (const source of [from ?? []].flat()) {
      const known = migration.config.redirects as Record<string, string> | undefined;
      if (to) setKey(migration, 'redirects', { ...known, [toLink(source)!]: toLink(to) }, at);
    }
  }
}

function toPlain(value: StaticValue | undefined): unknown {
  return value && toData(value, () => {});
}
