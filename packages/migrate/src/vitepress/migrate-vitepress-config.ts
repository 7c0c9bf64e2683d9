import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import {
  getProperty,
  getString,
  type SourceLocation,
  type StaticValue,
  toPosixPath,
} from '@octavo/cli/internal';
import type { ReadConfiguration } from '../config/read-configuration';
import {
  allowDeadAnchors,
  applyRules,
  createMigration,
  disableLanguageRedirect,
  extractData,
  type Migration,
  report,
  setKey,
} from '../migration';
import { removeInvalidKeys } from '../remove-invalid-keys';
import { CONTENT_FOLDER } from '../tree/content-tree';
import { type DataLoader, findDataLoaders } from './content-lists';
import { removeFolder } from './default-folder';
import { findLanguages } from './find-languages';
import { readHomeSlots } from './home-slots';
import { migrateLocale, readFolderConfig } from './migrate-locale';
import { vitePressRules } from './vitepress-rules';
import { convertTheme } from './vitepress-theme';

export interface VitePressMigration extends Migration {
  /** Folder that contains the original pages. */
  source: string;
  /** Content folders, by language. Empty if the site has only one language. */
  folders: Map<string, string>;
  /** Whether the addresses of the default language start with its folder in the original site. */
  hasPrefix: boolean;
  /** Globs for files that are not pages. */
  excluded: string[];
  /** Heading ID delimiters. */
  delimiters: [left: string, right: string];
  /** Content that the theme adds to home pages, as Markdown. */
  homeSlots: string[];
  loaders: DataLoader[];
}

interface EditLinkOwner {
  editLink?: { docRepoBaseUrl: string };
}

const THEME_FILES = ['index.ts', 'index.mts', 'index.js', 'index.mjs'];

/**
 * Migrates a VitePress configuration.
 *
 * @param site - Folder for the new configuration file.
 */
export function migrateVitePressConfig(
  file: string,
  site: string,
  read: ReadConfiguration,
): VitePressMigration {
  const start = { file, line: 1, column: 1 };
  const config = read(file);
  const project = dirname(dirname(file.replace(/[\\/]config[\\/]index\.\w+$/, '/config.ts')));
  const source = resolve(project, getString(getProperty(config, 'srcDir')) ?? '.');
  const migration: Migration = {
    ...createMigration(site, read),
    publicFolder: join(source, 'public'),
  };
  setKey(migration, 'route', { cleanUrls: false }, start);
  // VitePress does not check links to headings.
  allowDeadAnchors(migration, start);
  applyRules(config, vitePressRules, migration);
  const excluded = extractData(
    getProperty(config, 'srcExclude') ?? { kind: 'list', items: [], at: start },
    migration,
    'srcExclude',
  );

  const { folders, root, key: rootKey } = findLanguages(config, source, migration);
  const hasPrefix = rootKey !== 'root' && folders.size > 1;
  const convertLinks = <T extends object>(keys: T): T =>
    hasPrefix ? (removeFolder(keys, rootKey) as T) : keys;
  const base = convertTheme(getProperty(config, 'themeConfig'), migration, '/');
  setKeys(migration, '', base.site);
  const themeFolder = join(project, '.vitepress', 'theme');
  reportTheme(themeFolder, migration);
  const homeSlots = readHomeSlots(themeFolder, migration);
  setKeys(migration, 'themeConfig', convertLinks({ ...base.theme, ...base.locale }));
  if (folders.size > 1) {
    const locales = [...folders].map(([lang, folder]) => {
      const key = lang === root ? rootKey : folder;
      const isDefault = lang === root;
      const locale = migrateLocale({ lang, key, source, config, migration, isDefault });
      return isDefault ? convertLinks(locale) : locale;
    });
    setKey(migration, 'lang', root, start);
    setKey(migration, 'themeConfig.locales', locales, start);
    disableLanguageRedirect(migration, start);
  } else {
    const { theme, locale, site: siteKeys } = readFolderConfig(source, migration);
    setKeys(migration, '', siteKeys);
    setKeys(migration, 'themeConfig', { ...theme, ...locale });
    if (rootKey !== 'root') {
      const options = { lang: root, key: rootKey, source, config, migration, isDefault: true };
      const { lang: _, label: __, title, ...keys } = migrateLocale(options);
      setKey(migration, 'title', title, start);
      setKeys(migration, 'themeConfig', keys);
    }
    if (root !== 'en') setKey(migration, 'lang', root, start);
  }
  addLogoText(config, rootKey, migration, start);
  moveEditLinks(migration, toPosixPath(relative(source, join(site, CONTENT_FOLDER))));
  removeInvalidKeys(migration);
  const attrs = getProperty(getProperty(config, 'markdown'), 'attrs');
  const [left = '{', right = '}'] = ['leftDelimiter', 'rightDelimiter'].map((key) =>
    getString(getProperty(attrs, key)),
  );
  return {
    ...migration,
    source,
    delimiters: [left, right],
    homeSlots,
    loaders: findDataLoaders([source, join(project, '.vitepress')]),
    folders: folders.size > 1 ? folders : new Map(),
    hasPrefix,
    excluded: Array.isArray(excluded) ? excluded.map(String) : [],
  };
}

/**
 * Changes edit links to the folder of the converted pages.
 *
 * @param path - path from the original folder to the new folder
 */
function moveEditLinks({ config }: Migration, path: string): void {
  const theme = (config.themeConfig ?? {}) as EditLinkOwner & { locales?: EditLinkOwner[] };
  for (const { editLink } of [theme, ...(theme.locales ?? [])]) {
    if (!editLink || !URL.canParse(editLink.docRepoBaseUrl)) continue;
    editLink.docRepoBaseUrl = new URL(path, editLink.docRepoBaseUrl.replace(/\/*$/, '/')).href;
  }
}

/** Shows the title next to the logo, as VitePress does unless `siteTitle` is set. */
function addLogoText(
  config: StaticValue,
  rootKey: string,
  migration: Migration,
  at: SourceLocation,
): void {
  const hasSiteTitle = [config, getProperty(getProperty(config, 'locales'), rootKey)].some(
    (owner) => getProperty(getProperty(owner, 'themeConfig'), 'siteTitle') !== undefined,
  );
  const { logo, logoText, title } = migration.config;
  if (logo !== undefined && logoText === undefined && title && !hasSiteTitle)
    setKey(migration, 'logoText', true, at);
}

/** Reports a custom VitePress theme, because its Vue components and styles are incompatible with Octavo. */
function reportTheme(folder: string, migration: Migration): void {
  const file = THEME_FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (!file) return;
  report(
    migration,
    { file, line: 1, column: 1 },
    'The VitePress theme folder was not migrated.',
    'Move styles to theme/index.css, and move components used in pages to theme/index.tsx. Run `octavo wrap` to override theme components.',
  );
}

function setKeys(migration: Migration, path: string, values: Record<string, unknown>): void {
  const at = { file: '', line: 1, column: 1 };
  for (const [key, value] of Object.entries(values)) {
    if (key === 'description' && path === 'themeConfig')
      setKey(migration, 'description', value, at);
    else setKey(migration, path ? `${path}.${key}` : key, value, at);
  }
}
