import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

// Types that users of the package import as well.
import type { Logger } from '@octavo/cli/internal';
import {
  findOtherSite,
  getProperty,
  getString,
  OctavoError,
  plural,
  type StaticValue,
} from '@octavo/cli/internal';
import { findOriginalSite, type OriginalSite } from './config/find-original-site';
import { type ReadConfiguration, readAndRun, readStatically } from './config/read-configuration';
import { migrateDocusaurus } from './docusaurus/migrate-docusaurus';
import { findDocusaurusFolders } from './docusaurus/original-folders';
import { findOldScripts } from './find-old-scripts';
import { printConfig } from './print-config';
import { logReport } from './report/log-report';
import type { MigrationProblem } from './report/migration-problem';
import { COMPAT_FOLDER } from './rspress/compat-files';
import { migrateRspress } from './rspress/migrate-rspress';
import { getAstroFolders } from './starlight/astro-folders';
import { migrateStarlight } from './starlight/migrate-starlight';
import { CONTENT_FOLDER } from './tree/content-tree';
import { protectOriginals } from './tree/protect-originals';
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

/**
 * Creates a `docs.config.ts` from the configuration of another tool and reports unsupported settings. Pages are converted
 * and written to the `content` folder. Rspress pages are left unchanged.
 *
 * @throws {OctavoError} `CONFIG_NOT_FOUND`, `CONFIG_INVALID`, or `USAGE` if a file already exists and `force` is not set, or
 *   if original files would be overwritten
 */
export async function migrate({
  cwd,
  path = '.',
  force = false,
  run = false,
  logger,
}: MigrateOptions): Promise<MigrateResult> {
  const original = findOriginalSite(resolve(cwd, path));
  if (!original) throw createNotFoundError(resolve(cwd, path));
  const { tool, source, folder } = original;
  const file = join(folder, 'docs.config.ts');
  const content = join(folder, CONTENT_FOLDER);
  const output = tool === 'Rspress' ? join(folder, COMPAT_FOLDER) : content;
  if (run)
    logger.info(
      `--run executes the code of ${relative(cwd, source)} and of the modules it imports.`,
    );
  const readFile = run ? readAndRun : readStatically;
  const config = readFile(source);
  const read: ReadConfiguration = (path) => (path === source ? config : readFile(path));
  const originals = findOriginalFolders(original, config);
  protectOriginals({ cwd, source, target: output, originals });
  for (const target of [file, output]) {
    if (!existsSync(target) || force) continue;
    throw new OctavoError('USAGE', `${relative(cwd, target) || target} already exists.`, {
      hint: 'Use --force to overwrite it.',
    });
  }
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
  const lost = problems.filter(({ impact }) => impact !== 'info').length;
  logger.info(
    lost === 0
      ? '  Everything was migrated.'
      : `  ${plural(lost, 'item')} could not be migrated. See the report above.`,
  );
  return { file, problems };
}

/** Returns the folders of the original site whose files are converted or stay as they are. */
function findOriginalFolders({ tool, folder, project }: OriginalSite, config: StaticValue) {
  if (tool === 'Docusaurus') return findDocusaurusFolders(config, folder);
  if (tool === 'Starlight') {
    const folders = getAstroFolders(config, project);
    return [folders.content, folders.public];
  }
  const pathOf = (key: string, fallback: string) =>
    resolve(project, getString(getProperty(config, key)) ?? fallback);
  return [tool === 'VitePress' ? pathOf('srcDir', '.') : pathOf('root', 'docs')];
}

function createNotFoundError(path: string): OctavoError {
  if (findOtherSite(path)?.tool === 'MkDocs')
    return new OctavoError('USAGE', `MkDocs sites cannot be converted: ${path}.`, {
      hint: 'Create a site with `npx @octavo/cli init` and copy the pages into its content folder. Not converted: mkdocs.yml (nav, theme, plugins), admonitions (`!!! note`), content tabs (`=== "Tab"`), snippets (`--8<--`), macros, and attribute lists.',
    });
  return new OctavoError(
    'CONFIG_NOT_FOUND',
    `No configuration of Rspress, VitePress, Docusaurus or Starlight found in ${path}.`,
    {
      hint: 'Pass the path to the site folder or its configuration file: npx @octavo/migrate <path>',
    },
  );
}
