import { basename, dirname, join, posix } from 'node:path';

import { getProperty, getString, type SourceLocation } from '@octavo/cli/internal';

import type { ReadConfiguration } from '../config/read-configuration';
import { applyRules, createMigration, report, setKey } from '../migration';
import { CONTENT_FOLDER, createContentTree } from '../tree/content-tree';
import { addPublicFiles, finishTree, type TreeMigration } from '../tree/finish-tree';
import { addCategoryIndex } from './add-category-index';
import { addEditions } from './add-editions';
import { addReactPages } from './add-pages';
import { convertSidebars } from './convert-sidebars';
import { convertTree } from './convert-tree';
import { generateCompatFiles } from './docusaurus-compat';
import { docusaurusRules } from './docusaurus-rules';
import { type Edition, readVersions } from './editions';
import { createHomePage, createRouteCheck, findHomeComponent } from './home-page';
import { migrateLanguages } from './migrate-languages';
import { migrateLinkChecks } from './migrate-link-checks';
import { migrateTheme } from './migrate-theme';
import { readPlugins } from './read-plugins';
import { addVersionRedirects } from './version-redirects';

/** Migrates a Docusaurus site, and writes its pages to the content folder. */
export function migrateDocusaurus(file: string, read: ReadConfiguration): TreeMigration {
  const site = dirname(file);
  const location: SourceLocation = { file, line: 1, column: 1 };
  const migration = createMigration(site, read);
  const config = read(file);
  migrateLinkChecks(config, migration, location);
  applyRules(config, docusaurusRules, migration);

  const { lang, langs } = migrateLanguages(config, migration, location);
  const plugins = readPlugins(config, migration, site);
  const versions = readVersions(site, plugins.docs[0]);
  if (versions)
    setKey(
      migration,
      'multiVersion',
      { default: versions.latest, versions: versions.all },
      location,
    );
  const editions = (versions?.all ?? [undefined]).flatMap((version) =>
    langs.map(
      (each): Edition => ({
        lang: each,
        version,
        folder: posix.join(version ?? '', langs.length > 1 ? each : ''),
        isDefault: version === versions?.latest && each === lang,
      }),
    ),
  );

  const tree = createContentTree(site);
  const { docsOf, posts } = addEditions(tree, {
    editions,
    plugins,
    versions,
    migration,
    location,
    lang,
  });
  for (const folder of plugins.staticFolders) addPublicFiles(tree, join(site, folder));
  const latest = editions.filter(({ version }) => version === versions?.latest);
  addReactPages(tree, join(site, plugins.pages), latest, migration);

  const compat = convertTree(tree, posts, migration, site);
  const { files, alias } = generateCompatFiles(compat);
  for (const [path, text] of files) migration.files.set(path, text);
  const known = migration.config.alias as Record<string, string> | undefined;
  setKey(migration, 'alias', { ...known, '@site': '.', ...alias }, location);

  const home = editions.find(({ isDefault }) => isDefault)!.folder;
  const sidebars = convertSidebars(
    docsOf,
    (index) => addCategoryIndex(tree, home, index),
    migration,
    location,
  );
  migrateTheme(config, { sidebars, docsOf, migration, location });
  if (plugins.editUrl)
    setKey(
      migration,
      'themeConfig.editLink',
      { docRepoBaseUrl: plugins.editUrl, text: 'Edit this page' },
      location,
    );

  const title = String(migration.config.title ?? basename(site));
  const hasHome = [...tree.texts.keys()].some((path) =>
    /^(?:index|README)\.mdx?$/.test(posix.relative(home || '.', path)),
  );
  if (!hasHome) {
    for (const { folder, version } of editions)
      createHomePage(tree, folder, {
        title,
        tagline: getString(getProperty(config, 'tagline')),
        items: sidebars.flatMap(({ items }) => items),
        docs: [...docsOf.values()].flat().filter(({ isHidden }) => !isHidden),
        // Octavo shows pages without a translation in the default language.
        exists: createRouteCheck(tree, posix.join(version ?? '', langs.length > 1 ? lang : '')),
      });
    const component = findHomeComponent(join(site, plugins.pages));
    report(
      migration,
      { file: component ?? file, line: 1, column: 1 },
      `The home page was generated from the title, the tagline and the first pages of the sidebars${component ? ', because it was a React component that uses the layout of Docusaurus' : ''}.`,
      `Edit \`hero\` and \`features\` in ${posix.join(CONTENT_FOLDER, home, 'index.md')}${component ? ', and add the content of the component' : ''}.`,
      component ? 'readers' : 'cosmetic',
    );
  }
  if (versions) addVersionRedirects(tree, migration, { versions, langs, location });
  return finishTree(tree, migration);
}
