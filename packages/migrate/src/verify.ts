import { dirname, join, relative, resolve } from 'node:path';
import {
  build,
  check,
  formatError,
  getInstallCommand,
  isInstalled,
  type Logger,
  loadSiteConfig,
  OctavoError,
  plural,
} from '@octavo/cli/internal';

import { compareOutputs } from './compare/compare-outputs';
import { logReport } from './report/log-report';
import type { MigrationProblem } from './report/migration-problem';

export interface VerifyOptions {
  cwd: string;
  /** Path of the new configuration file. */
  file: string;
  /** Folder with the output of the original tool, relative to `cwd`. */
  compare?: string | undefined;
  logger: Logger;
}

/**
 * Checks and builds a migrated site, and lists the remaining errors. Without the packages of Octavo, it prints how to
 * install them.
 *
 * @returns whether the site builds
 */
export async function verifySite({ cwd, file, compare, logger }: VerifyOptions): Promise<boolean> {
  if (!isInstalled('@octavo/cli', file) || !isInstalled('react', file)) {
    const install = getInstallCommand(['@octavo/cli', 'react', 'react-dom'], cwd);
    logger.info(`  Next: ${install}`);
    logger.info('  Then: npx octavo build');
    return false;
  }
  const site = dirname(file);
  const silent: Logger = { ...logger, info() {}, success() {}, warn() {}, progress() {} };
  try {
    const { findings } = await check({
      cwd: site,
      format: 'json',
      write: () => {},
      logger: silent,
    });
    const errors = findings
      .filter(({ severity }) => severity === 'error')
      .map(
        ({
          rule,
          severity: _severity,
          missingTranslation: _missing,
          ...problem
        }): MigrationProblem => ({
          ...problem,
          message: `${problem.message} (${rule})`,
          impact: 'build',
        }),
      );
    if (errors.length > 0) {
      logReport(errors, { cwd, logger });
      logger.info(`  Fix ${plural(errors.length, 'error')}, and run: npx octavo build`);
      return false;
    }
    const { pages } = await build({ cwd: site, logger: silent });
    logger.success(`Built ${plural(pages, 'page')} without errors.`);
  } catch (error) {
    if (!(error instanceof OctavoError)) throw error;
    logger.error(formatError(error, cwd));
    return false;
  }
  if (compare !== undefined) await compareWith(resolve(cwd, compare), { cwd, site, logger });
  return true;
}

async function compareWith(
  old: string,
  { cwd, site, logger }: { cwd: string; site: string; logger: Logger },
): Promise<void> {
  const { outDir, base } = await loadSiteConfig({ cwd: site });
  const { addresses, missing } = compareOutputs(old, join(site, relative(site, outDir)), base);
  logReport(
    missing.map(({ address, anchors }) => ({
      message:
        anchors.length === 0
          ? `The address ${address} of the old site has no page and no redirect.`
          : `The page ${address} lacks anchors of the old site: ${anchors.map((id) => `#${id}`).join(', ')}.`,
      hint:
        anchors.length === 0
          ? 'Add the page, or an entry to `redirects`.'
          : 'Set the IDs of the headings with `{#id}`.',
      impact: 'readers',
    })),
    { cwd, logger },
  );
  logger.info(
    `  ${addresses - missing.length} of ${plural(addresses, 'old address', 'old addresses')} exist with all their anchors.`,
  );
}
