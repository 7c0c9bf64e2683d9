import { applySeverity } from '../check/report/apply-severity';
import { createSiteConfig } from '../init/default-config';
import type { FolderInfo } from '../init/inspect-folder';
import { formatProblem, OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import type { FindingWithSeverity } from '../model/rules';
import { auditFiles } from './check';
import { loadSiteConfig } from './load-site-config';

/** Maximum number of errors that are printed. */
const MAX_ERRORS = 10;

/**
 * Returns the errors in existing pages, such as links to files outside the content, with the configuration of a new site.
 * Call it before the configuration file is written, because that file imports packages that are not installed yet.
 */
export async function auditExistingPages(
  info: FolderInfo,
  langs: readonly [string, ...string[]],
  logger: Logger,
): Promise<FindingWithSeverity[]> {
  if (info.contentRoot === undefined) return [];
  try {
    const fallback = createSiteConfig(info, langs);
    const config = await loadSiteConfig({ cwd: info.folder, fallback, logger });
    const { findings } = await auditFiles(config, logger, { isQuiet: true });
    return applySeverity(findings, config.check.rules).filter(
      ({ severity }) => severity === 'error',
    );
  } catch (error) {
    // The site can still be created. The first build reports the problem again.
    if (!(error instanceof OctavoError)) throw error;
    logger.warn(`The existing pages cannot be checked. ${error.message}`);
    return [];
  }
}

/** Warns about the first errors in existing pages. */
export function warnAboutErrors(
  errors: readonly FindingWithSeverity[],
  folder: string,
  logger: Logger,
): void {
  if (errors.length === 0) return;
  const count = plural(errors.length, 'error');
  const rest = errors.length - MAX_ERRORS;
  const verb = errors.length === 1 ? 'fails' : 'fail';
  logger.warn(
    [
      `The existing pages contain ${count}, which ${verb} the build:`,
      ...errors
        .slice(0, MAX_ERRORS)
        .map(({ file, line, column, message, hint }) =>
          formatProblem({ file, line, column, message, hint }, folder),
        ),
      ...(rest > 0
        ? [
            `${plural(rest, 'more error')}. Run \`npx octavo check\` after you have installed the dependencies to list all of them.`,
          ]
        : []),
    ].join('\n\n'),
  );
}
