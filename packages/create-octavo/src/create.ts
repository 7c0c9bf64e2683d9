import { spawnSync } from 'node:child_process';
import { basename, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import {
  checkProjectPath,
  createSite,
  inspectFolder,
  type Logger,
  nearest,
  OctavoError,
  offerMigration,
  parseLanguages,
  prompt,
  type Question,
} from '@octavo/cli/init';

/** Default languages of each template. */
const TEMPLATES: Readonly<Record<string, string>> = { docs: 'en', 'docs-i18n': 'en,zh' };
const DEFAULT_FOLDER = 'my-docs';
/** Entries of a folder that is a new repository. They are left unchanged. */
const REPOSITORY_ENTRIES = [
  '.git',
  '.gitattributes',
  '.gitignore',
  '.idea',
  '.vscode',
  '.DS_Store',
  'LICENSE',
  'LICENSE.md',
  'README.md',
];
const MAX_LISTED_ENTRIES = 3;

const HELP = `Usage: npm create octavo [folder] -- [options]

Create a docs site

Options:
  --template <name>  docs, or docs-i18n for a site in two languages (default: docs)
  --title <title>    Site title (default: derived from the folder name)
  --lang <tags>      Comma-separated language tags, default language first, such as en,zh
  --yes              Skip prompts and use defaults
  --no-install       Do not install the dependencies
  --no-git           Do not create a Git repository
  --help             Show this help
  --version          Show the version`;

const OPTIONS = {
  template: { type: 'string' },
  title: { type: 'string' },
  lang: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  install: { type: 'boolean', default: true },
  git: { type: 'boolean', default: true },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

export interface CreateOptions {
  cwd: string;
  /** Command-line arguments. */
  args: string[];
  /** Version of this package and of `@octavo/cli`. */
  version: string;
  /** Whether the terminal accepts answers. */
  isInteractive: boolean;
  logger: Logger;
}

/**
 * Creates a docs site: writes the files, installs the dependencies and creates a Git repository. In a folder with the site
 * of another tool, offers to migrate it instead.
 *
 * @throws {OctavoError} `USAGE` if an argument is invalid, the folder is not empty, Octavo does not run in it, the user cancels,
 * or the installation fails
 */
export async function create({
  cwd,
  args,
  version,
  isInteractive,
  logger,
}: CreateOptions): Promise<void> {
  const { values, positionals } = parseArguments(args);
  if (values.help) return logger.info(HELP);
  if (values.version) return logger.info(version);
  const asks = isInteractive && !values.yes;
  const checkFolder = (folder: string) => checkProjectPath(resolve(cwd, folder));
  checkFolder(positionals[0] ?? '.');
  const isMigrated = await offerMigration({
    cwd,
    folder: positionals[0] ?? '.',
    version,
    isInteractive: asks,
    createCommand: 'npm create octavo <folder>',
  });
  if (isMigrated) return;
  const target = await answer(asks && positionals[0] === undefined, {
    question: 'Where should the site be created?',
    default: positionals[0] ?? DEFAULT_FOLDER,
    check: checkFolder,
  });
  const info = inspectFolder(resolve(cwd, target));
  const existing = info.entries.filter((entry) => !REPOSITORY_ENTRIES.includes(entry));
  if (existing.length > 0) {
    throw new OctavoError('USAGE', `The folder ${target} is not empty: ${listEntries(existing)}.`, {
      hint: 'Choose a different folder. To add a site to an existing project, run `npx @octavo/cli init` in its folder.',
    });
  }
  const { template = 'docs' } = values;
  if (!Object.hasOwn(TEMPLATES, template)) {
    throw new OctavoError('USAGE', `Unknown template "${template}".`, {
      hint: `Templates: ${Object.keys(TEMPLATES).join(', ')}.`,
    });
  }
  const title = await answer(asks && values.title === undefined, {
    question: 'What is the title of your site?',
    default: values.title?.trim() || info.title,
  });
  const langs = parseLanguages(
    await answer(asks && values.lang === undefined, {
      question: 'Which languages? List the default language first.',
      default: values.lang ?? TEMPLATES[template]!,
      check: parseLanguages,
    }),
  );

  if (values.template === 'docs-i18n' && langs.length === 1) {
    throw new OctavoError(
      'USAGE',
      `The template docs-i18n needs two languages, got "${langs[0]}".`,
      {
        hint: 'List them with the default language first, such as `--lang en,zh`, or use `--template docs`.',
      },
    );
  }

  // A README of a new repository is not a page.
  const empty = { ...info, contentRoot: undefined, contentEntries: [] };
  const { manager, devCommand } = createSite({ info: empty, title, langs, version, logger });
  if (values.git && !info.isInRepository && !info.entries.includes('.git'))
    createRepository(info.folder, logger);
  if (values.install) installDependencies(info.folder, manager, logger);
  logger.success(`Created ${title}. Next steps:`);
  const folder = relative(cwd, info.folder);
  if (folder) logger.info(`  cd ${/\s/.test(folder) ? JSON.stringify(folder) : folder}`);
  if (!values.install) logger.info(`  ${manager} install`);
  logger.info(`  ${devCommand}`);
}

/** Lists the first entries of a folder, and the number of the others. */
function listEntries(entries: readonly string[]): string {
  const listed = entries.slice(0, MAX_LISTED_ENTRIES).join(', ');
  const others = entries.length - MAX_LISTED_ENTRIES;
  return others > 0 ? `${listed} and ${others} more` : listed;
}

function parseArguments(args: string[]) {
  try {
    const parsed = parseArgs({
      args,
      options: OPTIONS,
      allowPositionals: true,
      allowNegative: true,
    });
    if (parsed.positionals.length > 1) {
      throw new OctavoError('USAGE', `Expected one folder, got ${parsed.positionals.join(' ')}.`, {
        hint: 'With npm, write `--` before the options: `npm create octavo my-docs -- --lang en,zh`.',
      });
    }
    return parsed;
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    const [, unknown = ''] = /^Unknown option '--([\w-]+)/.exec(cause.message) ?? [];
    const near = nearest(unknown, Object.keys(OPTIONS));
    const [, valueless] = /^Option '(--\w+)(?: <value>)?' argument/.exec(cause.message) ?? [];
    // The message of Node.js explains arguments that start with a dash.
    const message = valueless
      ? `Missing value: ${valueless}=<value>`
      : cause.message.split('. To specify')[0];
    throw new OctavoError('USAGE', `${message}.`, {
      hint: near
        ? `Did you mean "--${near}"?`
        : 'Run `npm create octavo -- --help` to list all options.',
      cause,
    });
  }
}

async function answer(asks: boolean, question: Question): Promise<string> {
  return asks ? (await prompt({ value: question })).value : question.default;
}

function createRepository(folder: string, logger: Logger): void {
  const { status } = spawnSync('git', ['init', '--quiet', '--initial-branch=main'], {
    cwd: folder,
    stdio: 'ignore',
  });
  if (status !== 0)
    logger.warn('Git is not available, so no repository was created. Run `git init` later.');
}

function installDependencies(folder: string, manager: string, logger: Logger): void {
  logger.info(`Installing dependencies with ${manager}`);
  const { status } = spawnSync(manager, ['install'], {
    cwd: folder,
    stdio: 'inherit',
    // On Windows, package managers are batch files.
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  throw new OctavoError('USAGE', `\`${manager} install\` failed in ${basename(folder)}.`, {
    hint: `The files of the site were created. Run \`${manager} install\` again in that folder.`,
  });
}
