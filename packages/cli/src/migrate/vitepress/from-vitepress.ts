import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import {
  applyRules,
  checkResult,
  copyTo,
  createMigration,
  dataOf,
  type Migration,
  type Rules,
  report,
  set,
  settled,
  unable,
} from '../migration';
import { configurationOf } from '../static/configuration-of';
import { readModule } from '../static/read-module';
import { entryOf, type StaticValue, textOf } from '../static/static-value';
import { themeOf, type VitePressTheme } from './vitepress-theme';

export interface VitePressMigration extends Migration {
  /** Folder of the pages as they are. */
  source: string;
  /** Folders of languages there, by the language they hold; without any, all is one language. */
  folders: Map<string, string>;
  /** Patterns of pages that are none. */
  excluded: string[];
  /** What stands around the id of a heading. */
  attributes: [left: string, right: string];
}

const OWN_BUNDLER = 'The bundler hook of a plugin can change the configuration of Rspack.';
const OWN_HOOKS = 'The hooks head, pageData and build of a plugin do such work.';
const THEME_FILES = ['index.ts', 'index.mts', 'index.js', 'index.mjs'];
const CONFIG_FILES = ['config.ts', 'config.mts', 'config.js', 'config.mjs'];

const rules: Rules = {
  title: copyTo('title'),
  titleTemplate: unable(
    'Titles are those of the page, a dash and that of the site; titleSuffix changes the latter on a page.',
  ),
  description: copyTo('description'),
  base: copyTo('base'),
  head: headTags,
  lang: settled,
  locales: settled,
  themeConfig: settled,
  srcDir: settled,
  srcExclude: settled,
  rewrites: settled,
  outDir: settled,
  cacheDir: settled,
  assetsDir: settled,
  metaChunk: settled,
  cleanUrls: copyTo('route.cleanUrls'),
  lastUpdated: copyTo('themeConfig.lastUpdated'),
  appearance: (value, migration, place) => {
    if (value.kind === 'plain' && typeof value.value === 'boolean')
      set(migration, 'themeConfig.darkMode', value.value, place);
    else
      report(
        migration,
        place,
        'appearance: not carried over.',
        'Readers begin with what their system says.',
      );
  },
  ignoreDeadLinks: (value, migration, place) => {
    if (value.kind === 'plain')
      set(migration, 'markdown.checkDeadLinks', value.value !== true, place);
    else
      report(
        migration,
        place,
        'ignoreDeadLinks: not carried over.',
        'Set check.rules and check.allow.',
      );
  },
  sitemap: (value, migration, place) => {
    const host = textOf(entryOf(value, 'hostname'));
    if (host && URL.canParse(host)) set(migration, 'siteOrigin', new URL(host).origin, place);
    else report(migration, place, 'sitemap: expected an address as hostname.', 'Set siteOrigin.');
  },
  markdown: (value, migration, place) => {
    const own: Rules = {
      lineNumbers: copyTo('markdown.showLineNumbers'),
      image: settled,
      headers: settled,
      toc: settled,
      theme: unable('Colors of code are tokens of the theme.'),
      math: unable(
        'Name remark-math and rehype-katex in markdown.remarkPlugins and markdown.rehypePlugins.',
      ),
      anchor: unable(
        'Ids are as VitePress makes them without it; octavo check names the links to others.',
      ),
      attrs: settled,
      config: unable('Remark and rehype plugins take the place of those for markdown-it.'),
    };
    if (value.kind === 'object') applyRules(value, own, migration, 'markdown');
    else report(migration, place, 'markdown: not carried over.', 'See markdown in the reference.');
  },
  vite: unable(OWN_BUNDLER),
  vue: unable('Pages are Markdown and React; components are written anew.'),
  transformHead: unable(OWN_HOOKS),
  transformHtml: unable(OWN_HOOKS),
  transformPageData: unable(OWN_HOOKS),
  buildEnd: unable(OWN_HOOKS),
};

/** Make a configuration of one that was written for VitePress. `site` is the folder the new one goes to. */
export function fromVitePress(file: string, site: string): VitePressMigration {
  const migration = createMigration(site);
  const start = { file, line: 1, column: 1 };
  const config = configurationOf(readModule(file));
  const project = dirname(dirname(file.replace(/[\\/]config[\\/]index\.\w+$/, '/config.ts')));
  const source = resolve(project, textOf(entryOf(config, 'srcDir')) ?? '.');
  set(migration, 'route', { cleanUrls: false }, start);
  applyRules(config, rules, migration);
  const excluded = dataOf(
    entryOf(config, 'srcExclude') ?? { kind: 'list', items: [], at: start },
    migration,
    'srcExclude',
  );

  const { folders, root } = languagesOf(config, source, migration);
  const base = themeOf(entryOf(config, 'themeConfig'), migration, '/');
  setAll(migration, '', { ...nameBesideLogo(config, base.site), ...base.site });
  reportTheme(project, migration);
  setAll(migration, 'themeConfig', { ...base.theme, ...base.locale });
  if (folders.size > 1) {
    const locales = [...folders].map(([lang, folder]) =>
      localeOf({ lang, key: lang === root ? 'root' : folder, source, config, migration }),
    );
    set(migration, 'lang', root, start);
    set(migration, 'themeConfig.locales', locales, start);
  } else {
    const { theme, locale, site: own } = additional(source, migration);
    setAll(migration, '', own);
    setAll(migration, 'themeConfig', { ...theme, ...locale });
    if (root !== 'en') set(migration, 'lang', root, start);
  }
  checkResult(migration);
  const attrs = entryOf(entryOf(config, 'markdown'), 'attrs');
  const [left = '{', right = '}'] = ['leftDelimiter', 'rightDelimiter'].map((key) =>
    textOf(entryOf(attrs, key)),
  );
  return {
    ...migration,
    source,
    attributes: [left, right],
    folders: folders.size > 1 ? folders : new Map(),
    excluded: Array.isArray(excluded) ? excluded.map(String) : [],
  };
}

/** Languages by the folder they stand in; `''` is the folder of the pages itself. */
function languagesOf(
  config: StaticValue,
  source: string,
  migration: Migration,
): { folders: Map<string, string>; root: string } {
  const locales = entryOf(config, 'locales');
  const keys = locales?.kind === 'object' ? [...locales.entries.keys()] : [];
  const tag =
    textOf(entryOf(entryOf(locales, 'root'), 'lang')) ?? textOf(entryOf(config, 'lang')) ?? 'en';
  const short = tag.split('-')[0]!.toLowerCase();
  const root = keys.includes(short) ? tag : short;
  const others = keys
    .filter((key) => key !== 'root' && !isElsewhere(key, locales, migration))
    .map((key) => key.replace(/^\/|\/$/g, ''));
  const rewrites = entryOf(config, 'rewrites');
  const moved = rewrites && rootFolder(rewrites);
  if (rewrites && moved === undefined)
    report(
      migration,
      rewrites.at,
      'rewrites: not carried over.',
      'Move the files to where their addresses are.',
    );
  const folder = moved !== undefined && existsSync(join(source, moved)) ? moved : '';
  return { root, folders: new Map([[root, folder], ...others.map((key) => [key, key] as const)]) };
}

/** Whether a language is a site of its own, which a link leads to. */
function isElsewhere(key: string, locales: StaticValue | undefined, migration: Migration): boolean {
  const link = entryOf(entryOf(locales, key), 'link');
  const address = textOf(link);
  if (!link || !address || !/^https?:/.test(address)) return false;
  report(
    migration,
    link.at,
    `locales.${key}: not carried over, since it is another site.`,
    `Write a link to it into nav: { text, link: '${address}' }.`,
  );
  return true;
}

/** The folder that `{ 'en/:rest*': ':rest*' }` puts at the root. */
function rootFolder(rewrites: StaticValue): string | undefined {
  if (rewrites.kind !== 'object' || rewrites.entries.size !== 1) return undefined;
  for (const [from, { value }] of rewrites.entries) {
    const folder = /^([\w-]+)\/(:\w+\*)$/.exec(from);
    if (folder && textOf(value) === folder[2]) return folder[1];
  }
  return undefined;
}

/** VitePress writes the title beside a logo. */
function nameBesideLogo(config: StaticValue, { logo }: Record<string, unknown>) {
  const name = entryOf(entryOf(config, 'themeConfig'), 'siteTitle');
  const title = textOf(entryOf(config, 'title'));
  return logo !== undefined && name === undefined && title ? { logoText: title } : {};
}

/** What a theme adds is code for Vue, and styles for markup that is not here. */
function reportTheme(project: string, migration: Migration): void {
  const folder = join(project, '.vitepress', 'theme');
  const file = THEME_FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (!file) return;
  report(
    migration,
    { file, line: 1, column: 1 },
    'The theme folder of VitePress: not carried over.',
    'Styles go into theme/index.css, components for pages into theme/index.tsx, parts are begun with octavo wrap.',
  );
}

/** What a language may have for itself. */
const OF_LOCALES = new Set(['label', 'lang', 'link', 'dir', 'title', 'description', 'themeConfig']);

interface LocaleInput {
  lang: string;
  key: string;
  source: string;
  config: StaticValue;
  migration: Migration;
}

function localeOf({ lang, key, source, config, migration }: LocaleInput): Record<string, unknown> {
  const own = entryOf(entryOf(config, 'locales'), key);
  const prefix = key === 'root' ? '/' : `/${key}/`;
  for (const [name, { at }] of own?.kind === 'object' ? own.entries : [])
    if (!OF_LOCALES.has(name))
      report(
        migration,
        at,
        `locales.${key}.${name}: not carried over.`,
        name === 'head'
          ? 'The head hook of a plugin has the tags of a page, by its language.'
          : 'It is the same for all languages here.',
      );
  const written = themeOf(entryOf(own, 'themeConfig'), migration, prefix);
  const beside = additional(join(source, key === 'root' ? '' : key), migration, prefix);
  const [title, description] = ['title', 'description'].map((name) => textOf(entryOf(own, name)));
  return {
    lang,
    label: textOf(entryOf(own, 'label')) ?? lang,
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...written.locale,
    ...beside.locale,
  };
}

/** What a configuration in a folder of pages adds. */
function additional(folder: string, migration: Migration, prefix = '/'): VitePressTheme {
  const file = CONFIG_FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (!file) return { site: {}, theme: {}, locale: {} };
  const config = configurationOf(readModule(file));
  const theme = themeOf(entryOf(config, 'themeConfig'), migration, prefix);
  const description = textOf(entryOf(config, 'description'));
  return description ? { ...theme, locale: { description, ...theme.locale } } : theme;
}

function headTags(value: StaticValue, migration: Migration, place: StaticValue['at']): void {
  const tags = dataOf(value, migration, 'head');
  if (!Array.isArray(tags)) return;
  const own = tags.map((tag: unknown) => {
    const [name, attributes, content] = tag as [string, Record<string, unknown>?, string?];
    if (content === undefined) return [name, attributes ?? {}];
    const list = Object.entries(attributes ?? {}).map(([key, text]) => ` ${key}="${String(text)}"`);
    return `<${name}${list.join('')}>${content}</${name}>`;
  });
  set(migration, 'head', own, place);
}

function setAll(migration: Migration, path: string, values: Record<string, unknown>): void {
  const at = { file: '', line: 1, column: 1 };
  for (const [key, value] of Object.entries(values)) {
    if (key === 'description' && path === 'themeConfig') set(migration, 'description', value, at);
    else set(migration, path ? `${path}.${key}` : key, value, at);
  }
}
