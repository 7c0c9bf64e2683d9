import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { toPosixPath } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';
import type { ReadConfiguration } from '../config/read-configuration';
import { applyRules, createMigration, type Migration, report, setKey } from '../migration';
import { removeInvalidKeys } from '../remove-invalid-keys';
import { addTsconfigAliases } from './add-tsconfig-aliases';
import { addHomePages } from './home-pages';
import { readHomeSlots } from './home-slots';
import { generateLayout } from './layout-providers';
import { migrateImports } from './migrate-imports';
import { reportIgnoredKeys, reportThemeCode } from './report-theme';
import { rspressRules } from './rspress-rules';

/** Name of the new theme folder, which is next to the original theme folder. */
const THEME_FOLDER = 'octavo-theme';
/** Path of a code block that starts at the working directory. */
const ROOT_PATH = /(\bfile=["']?)<root>\//;

/** Migrates a Rspress site. */
export function migrateRspress(file: string, read: ReadConfiguration): Migration {
  const cwd = dirname(file);
  const migration = createMigration(cwd, read);
  const start = { file, line: 1, column: 1 };
  // Rspress defaults.
  setKey(migration, 'root', 'docs', start);
  setKey(migration, 'outDir', 'doc_build', start);
  setKey(migration, 'route', { cleanUrls: false }, start);
  applyRules(read(file), rspressRules, migration);
  addTsconfigAliases(migration);
  convertRootPaths(migration);
  changeThemeDir(migration);
  removeInvalidKeys(migration);
  addHomePages(migration);
  reportIgnoredKeys(migration);
  migrateImports(migration);
  return migration;
}

/**
 * Adds a rule for code blocks such as `file="<root>/a.ts"`, because `<root>` is the working directory in Rspress, and the
 * content folder in Octavo.
 */
function convertRootPaths(migration: Migration): void {
  const { cwd, config } = migration;
  const root = join(cwd, String(config.root));
  const path = toPosixPath(relative(root, cwd));
  if (path === '') return;
  const file = globSync(['**/*.{md,mdx}'], { cwd: root, absolute: true }).find((each) =>
    ROOT_PATH.test(readFileSync(each, 'utf8')),
  );
  if (!file) return;
  const rules = (config.replaceRules as object[] | undefined) ?? [];
  setKey(
    migration,
    'replaceRules',
    [...rules, { search: new RegExp(ROOT_PATH, 'g'), replace: `$1<root>/${path}/` }],
    { file, line: 1, column: 1 },
  );
}

/** Sets a different `themeDir` if the site has a Rspress theme folder, because Octavo cannot bundle Rspress themes. */
function changeThemeDir(migration: Migration): void {
  const folder = String(migration.config.themeDir ?? 'theme');
  const file = ['index.tsx', 'index.ts', 'index.jsx', 'index.js']
    .map((name) => join(migration.cwd, folder, name))
    .find((path) => existsSync(path));
  if (!file) return;
  const location = { file, line: 1, column: 1 };
  const newFolder = posix.join(posix.dirname(toPosixPath(folder)), THEME_FOLDER);
  setKey(migration, 'themeDir', newFolder, location);
  const target = `${newFolder}/Layout.tsx`;
  const layout = generateLayout(file, migration, readHomeSlots(dirname(file), target, migration));
  if (layout) migration.files.set(target, layout);
  reportThemeCode(file, dirname(file), target, migration);
  report(
    migration,
    location,
    'The Rspress theme folder was not migrated.',
    `Move components that pages import from \`@theme\` to ${newFolder}/index.tsx, and add \`export * from "@octavo/theme/mdx"\` to the file.`,
  );
}
