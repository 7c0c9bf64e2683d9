// cspell:ignore markdoc mkdn mdwn
import { dirname, join, posix } from 'node:path';

import { type SourceLocation, type StaticValue, toData } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

import type { ReadConfiguration } from '../config/read-configuration';
import {
  addRedirect,
  allowDeadAnchors,
  allowDeadLinks,
  COMPUTED_HINT,
  createMigration,
  disableLanguageRedirect,
  report,
  setKey,
} from '../migration';
import { createContentTree } from '../tree/content-tree';
import { addPublicFiles, finishTree, type TreeMigration, toPagePath } from '../tree/finish-tree';
import { getAstroFolders } from './astro-folders';
import { checksAllLinks } from './checks-all-links';
import { COMPONENTS_MODULE } from './convert-starlight-page';
import { convertStarlightTree } from './convert-starlight-tree';
import { addHomePages } from './home-pages';
import { migrateSidebars } from './migrate-sidebars';
import { readAliases, readDoc, toConfigAliases } from './read-doc';
import { reportAstroPages } from './report-astro-pages';
import { reportAstroKeys, reportStarlightKeys } from './report-keys';
import { addPublicLogo, migrateAstroKeys, migrateLocale, migrateSiteKeys } from './site-keys';
import { addStarlightBlog } from './starlight-blog';
import { COMPAT_FOLDER, COMPONENTS_SOURCE } from './starlight-compat';
import {
  findIntegration,
  type Locale,
  readLocales,
  type StarlightConfig,
} from './starlight-config';
import type { StarlightDoc } from './starlight-sidebar';

/** Migrates a Starlight site, and writes its pages to the content folder. */
export function migrateStarlight(file: string, read: ReadConfiguration): TreeMigration {
  const site = dirname(file);
  const location: SourceLocation = { file, line: 1, column: 1 };
  const migration = createMigration(site, read);
  const astro = read(file);
  const folders = getAstroFolders(astro, site);
  const value = findIntegration(astro);
  const at = value?.at ?? location;
  const reportComputed = (dynamic: StaticValue, path: string) =>
    report(
      migration,
      dynamic.at,
      `\`${path.replace(/^\./, '')}\` was not migrated, because its value is computed.`,
      COMPUTED_HINT,
    );
  const config = (value ? toData(value, reportComputed) : {}) as StarlightConfig;
  if (!value)
    report(
      migration,
      location,
      'The options of `starlight()` were not found.',
      'Set the values in docs.config.ts manually.',
    );

  if (checksAllLinks(value)) allowDeadAnchors(migration, location);
  else allowDeadLinks(migration, at);
  migrateAstroKeys(astro, migration, location);
  reportAstroKeys(astro, migration);
  const locales = readLocales(config);
  const [first] = locales as [Locale];
  setKey(migration, 'lang', first.lang, at);
  if (locales.length > 1) {
    setKey(
      migration,
      'locales',
      locales.map((locale) => migrateLocale(locale, first, config)),
      at,
    );
    disableLanguageRedirect(migration, at);
  }
  migrateSiteKeys(config, first, migration, at, folders);
  reportStarlightKeys(config, migration, at);

  const tree = createContentTree(site);
  const source = join(folders.content, 'docs');
  tree.roots.push({ folder: source, target: '_files' });
  const findFiles = (...extensions: string[]) =>
    globSync(
      extensions.map((extension) => `**/*.${extension}`),
      { cwd: source, ignore: ['**/_*', '**/_*/**'], expandDirectories: false },
    ).toSorted();
  const pages = findFiles('md', 'mdx', 'markdown', 'mdown', 'mkdn', 'mkd', 'mdwn');
  for (const path of findFiles('mdoc'))
    report(
      migration,
      { file: join(source, path), line: 1, column: 1 },
      'The page was not migrated, because it is written in Markdoc.',
      'Convert the page to Markdown or MDX, and add it to the content folder.',
    );
  const docsOf = new Map<Locale, StarlightDoc[]>(locales.map((locale) => [locale, []]));
  for (const path of pages) {
    const locale =
      locales.find(
        ({ folder }) => folder !== '' && path.toLowerCase().startsWith(`${folder.toLowerCase()}/`),
      ) ?? locales.find(({ folder }) => folder === '');
    if (!locale) continue;
    const inside = locale.folder === '' ? path : path.slice(locale.folder.length + 1);
    const doc = readDoc(join(source, path), inside);
    const isNotFound = /^404\.\w+$/.test(inside);
    if (!isNotFound) docsOf.get(locale)!.push(doc);
    const target = posix.join(locales.length > 1 ? locale.lang : '', toPagePath(doc.route, path));
    const route = posix.join('/', locale === first ? '' : locale.lang, doc.route);
    tree.pages.set(join(source, path), {
      source: join(source, path),
      route: `${route.replace(/\/$/, '')}/`,
      target,
    });
    // The default language of Octavo has no prefix.
    if (locale === first && locale.folder !== '' && !isNotFound)
      addRedirect(migration, posix.join('/', locale.folder, doc.route), doc.route, at);
  }
  addPublicFiles(tree, folders.public);
  const alias = readAliases(site);
  const needsComponents = convertStarlightTree(tree, migration, alias);
  if (needsComponents) migration.files.set(`${COMPAT_FOLDER}/components.ts`, COMPONENTS_SOURCE);
  const aliases = {
    ...toConfigAliases(alias, site),
    ...(needsComponents && { [`${COMPONENTS_MODULE}$`]: `./${COMPAT_FOLDER}/components.ts` }),
  };
  if (Object.keys(aliases).length > 0) setKey(migration, 'alias', aliases, at);
  migrateSidebars(config, docsOf, migration, at);
  addStarlightBlog(tree, { starlight: value, locales, migration, location: at });
  const target = locales.length > 1 ? first.lang : '';
  reportAstroPages(tree, migration, { from: folders.pages, site, target });
  addHomePages(tree, locales, config, docsOf);
  addPublicLogo(tree, migration, config, site);
  return finishTree(tree, migration);
}
