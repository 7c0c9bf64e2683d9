import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

// Types that users of the package import as well.
import type { Logger } from '@octavo/cli/internal';
import { findOtherSite, OctavoError, plural } from '@octavo/cli/internal';
import { readAndRun, readStatically } from './config/read-configuration';
import { migrateDocusaurus } from './docusaurus/migrate-docusaurus';
import { findOldScripts } from './find-old-scripts';
import { printConfig } from './print-config';
import { logReport } from './report/log-report';
import type { MigrationProblem } from './report/migration-problem';
import { COMPAT_FOLDER } from './rspress/compat-files';
import { migrateRspress } from './rspress/migrate-rspress';
import { migrateStarlight } from './starlight/migrate-starlight';
import { CONTENT_FOLDER } from './tree/content-tree';
import { removeStaleFiles } from './tree/stale-files';
import { migrateVitePress } from './vitepress/migrate-vitepress';

export interface MigrateOptions {
  cwd: string;
  /** Path to the site folder or its configuration file, relative to `cwd`. @default '.' */
  path?: string | undefined;
  /** Whether to overwrite existing files. @default false */
  force?: boolean | undefined;
  /** Whether to execute the original configuration, if a value is computed. @default false */
  run?: boolean | undefined;
  logger: Logger;
}

export interface MigrateResult {
  /** Path to the new configuration file. */
  file: string;
  /** Settings and content that were not migrated, with their locations. */
  problems: readonly MigrationProblem[];
}

const EXTENSIONS = ['ts', 'mts', 'js', 'mjs', 'cjs'];
const names = (stem: string) => EXTENSIONS.map((extension) => `${stem}.${extension}`);
const RSPRESS = [...names('rspress.config'), ...names('rstack.config')];
const DOCUSAURUS = names('docusaurus.config');
const ASTRO = names('astro.config');
const VITEPRESS = [...names('.vitepress/config'), ...names('.vitepress/config/index')];

/**
 * Creates a `docs.config.ts` from the configuration of another tool and reports unsupported settings. Pages are converted
 * and written to the `content` folder. Rspress pages are left unchanged.
 *
 * @throws {OctavoError} `CONFIG_NOT_FOUND`, `CONFIG_INVALID`, or `USAGE` if a file already exists and `force` is not set.
 */
export async function migrate({
  cwd,
  path = '.',
  force = false,
  run = false,
  logger,
}: MigrateOptions): Promise<MigrateResult> {
  const { source, folder, tool } = findConfig(resolve(cwd, path));
  const file = join(folder, 'docs.config.ts');
  const content = join(folder, CONTENT_FOLDER);
  const compat = join(folder, COMPAT_FOLDER);
  for (const target of [file, tool === 'Rspress' ? compat : content]) {
    if (!existsSync(target) || force) continue;
    throw new OctavoError('USAGE', `${relative(cwd, target) || target} already exists.`, {
      hint: 'Use --force to overwrite it.',
    });
  }
  const read = run ? readAndRun : readStatically;
  if (run)
    logger.info(
      `--run executes the code of ${relative(cwd, source)} and of the modules it imports.`,
    );
  const migration =
    tool === 'VitePress'
      ? migrateVitePress(source, folder, read)
      : tool === 'Docusaurus'
        ? migrateDocusaurus(source, read)
        : tool === 'Starlight'
          ? migrateStarlight(source, read)
          : migrateRspress(source, read);
  const problems: MigrationProblem[] = [
    ...migration.problems,
    ...findOldScripts(folder).map((problem) => ({ ...problem, impact: 'info' as const })),
  ];
  writeFileSync(file, printConfig(migration.config, migration.plugins));
  for (const [path, text] of migration.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const generated = [file, ...[...migration.files.keys()].map((path) => join(folder, path))];
  removeStaleFiles(folder, [...generated, ...migration.written]);
  logReport(problems, { cwd, logger });
  logger.success(`Created ${relative(cwd, file)} from ${relative(cwd, source)}.`);
  for (const path of migration.files.keys())
    logger.success(`Created ${relative(cwd, join(folder, path))}.`);
  if ('count' in migration && typeof migration.count === 'number')
    logger.info(`  Converted ${plural(migration.count, 'page')} to ${relative(cwd, content)}.`);
  logger.info(
    problems.length === 0
      ? '  Everything was migrated.'
      : `  ${plural(problems.length, 'item')} could not be migrated. See the report above.`,
  );
  return { file, problems };
}

/** Finds the configuration file and the site folder. The path can be a folder or a configuration file. */
function findConfig(path: string): {
  source: string;
  folder: string;
  tool: 'Rspress' | 'VitePress' | 'Docusaurus' | 'Starlight';
} {
  const isFile = /\.[cm]?[jt]s$/.test(path);
  const find = (list: readonly string[], subfolder = '') =>
    isFile
      ? list.some((name) => path.endsWith(sep + name.replaceAll('/', sep))) &&
        existsSync(path) &&
        path
      : list.map((name) => join(path, subfolder, name)).find((file) => existsSync(file));
  const rspress = find(RSPRESS);
  if (rspress) return { source: rspress, folder: dirname(rspress), tool: 'Rspress' };
  const docusaurus = find(DOCUSAURUS) || find(DOCUSAURUS, 'website');
  if (docusaurus) return { source: docusaurus, folder: dirname(docusaurus), tool: 'Docusaurus' };
  const astro = find(ASTRO) || find(ASTRO, 'docs');
  if (astro && readFileSync(astro, 'utf8').includes('@astrojs/starlight'))
    return { source: astro, folder: dirname(astro), tool: 'Starlight' };
  const vitepress = find(VITEPRESS) || find(VITEPRESS, 'docs');
  if (vitepress) {
    const pages = dirname(
      vitepress.slice(0, vitepress.lastIndexOf('.vitepress') + '.vitepress'.length),
    );
    return { source: vitepress, folder: isFile ? pages : path, tool: 'VitePress' };
  }
  if (findOtherSite(path)?.tool === 'MkDocs') {
    throw new OctavoError('USAGE', `MkDocs sites cannot be converted: ${path}.`, {
      hint: 'Create a site with `npx @octavo/cli init` and copy the pages into its content folder. Not converted: mkdocs.yml (nav, theme, plugins), admonitions (`!!! note`), content tabs (`=== "Tab"`), snippets (`--8<--`), macros, and attribute lists.',
    });
  }
  throw new OctavoError(
    'CONFIG_NOT_FOUND',
    `No configuration of Rspress, VitePress, Docusaurus or Starlight found in ${path}.`,
    {
      hint: 'Pass the path to the site folder or its configuration file: npx @octavo/migrate <path>',
    },
  );
}
