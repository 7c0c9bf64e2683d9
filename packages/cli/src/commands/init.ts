import { relative, resolve } from 'node:path';

import { checkProjectPath } from '../config/check-project-path';
import { getCliVersion } from '../files/cli-version';
import { createSite, parseLanguages } from '../init/create-site';
import { inspectFolder } from '../init/inspect-folder';
import { offerMigration } from '../init/other-site';
import { prompt, promptYesOrNo } from '../init/prompt';
import { chooseWorkflowPath, offersWorkflow, WORKFLOW_NAMES } from '../init/workflow';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { auditExistingPages, warnAboutErrors } from './audit-existing-pages';

const WORKFLOW_QUESTION = 'Add a GitHub workflow that publishes the site on GitHub Pages?';

export interface InitOptions {
  cwd: string;
  /** Site folder, relative to `cwd`. @default '.' */
  folder?: string | undefined;
  /** Site title. Defaults to the package or folder name. */
  title?: string | undefined;
  /** Comma-separated language tags, default language first. @default 'en' */
  lang?: string | undefined;
  /**
   * Whether to add a workflow that publishes the site on GitHub Pages. By default, a terminal is asked in a repository on
   * GitHub, and new projects that are not part of a repository have it.
   */
  workflow?: boolean | undefined;
  /** Whether to skip prompts and use defaults. @default false */
  yes?: boolean | undefined;
  logger: Logger;
}

/**
 * Creates a docs site in a folder, or offers to migrate the site of another tool. Adds scripts and dependencies to an existing `package.json`, and the output folder to an
 * existing `.gitignore`. Other existing files are left unchanged.
 *
 * @throws {OctavoError} `USAGE` if Octavo does not run in the folder, it already contains a configuration file or a site of another tool
 * that is not migrated, `package.json` or a language tag is invalid, GitHub would not run the workflow, or the user cancels.
 */
export async function init({
  cwd,
  folder = '.',
  title,
  lang,
  workflow,
  yes,
  logger,
}: InitOptions): Promise<void> {
  checkProjectPath(resolve(cwd, folder));
  const info = inspectFolder(resolve(cwd, folder));
  if (info.configFile) {
    throw new OctavoError('USAGE', `The folder already contains ${info.configFile}.`, {
      hint: 'Choose a different folder: octavo init <folder>. To add a language, add it to `locales` and create its folder in the content root.',
    });
  }
  if (workflow && chooseWorkflowPath(info) === undefined) {
    throw new OctavoError(
      'USAGE',
      info.isInRepository
        ? 'Cannot add a workflow to this folder, because GitHub runs only the workflows in the root folder of a repository.'
        : `Cannot add a workflow, because ${WORKFLOW_NAMES.join(' and ')} exist.`,
      {
        hint: 'Run the command without --workflow, and add the steps to a workflow yourself.',
      },
    );
  }
  const asks = !yes && process.stdin.isTTY === true && process.stdout.isTTY === true;
  const isMigrated = await offerMigration({
    cwd,
    folder,
    version: getCliVersion(),
    isInteractive: asks,
    createCommand: 'npx @octavo/cli init <folder>',
  });
  if (isMigrated) return;
  const defaults = {
    // An empty title would be an invalid configuration.
    title: title?.trim() || info.title,
    lang: lang ?? 'en',
  };
  const answers = !asks
    ? defaults
    : await prompt({
        title: { question: 'What is the title of your site?', default: defaults.title },
        lang: {
          question:
            'Which languages should your site support? List the default language first, such as en,zh.',
          default: defaults.lang,
        },
      });
  const langs = parseLanguages(answers.lang);
  const hasWorkflow =
    workflow ??
    (asks && offersWorkflow(info) ? await promptYesOrNo(WORKFLOW_QUESTION, false) : undefined);
  const errors = await auditExistingPages(info, langs, logger);
  const { manager, devCommand, buildCommand } = createSite({
    title: answers.title,
    langs,
    hasWorkflow,
    info,
    version: getCliVersion(),
    logger,
  });
  warnAboutErrors(errors, info.folder, logger);
  const relativeFolder = relative(cwd, info.folder);
  if (info.manifest !== undefined)
    logger.info(
      `To publish the site, run \`${buildCommand}\` and upload the folder ${info.outDir}.`,
    );
  logger.success(`Created ${answers.title}. Next steps:`);
  if (relativeFolder) logger.info(`  cd ${relativeFolder}`);
  logger.info(`  ${manager} install\n  ${devCommand}`);
}
