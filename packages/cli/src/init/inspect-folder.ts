import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parse } from 'jsonc-parser';

import { FILE_LIST } from '../build/output/output-folder';
import { isReadme, removePageExtension } from '../content/scan/page-extensions';
import { isFolder } from '../files/is-folder';
import { findPnpmMajor } from '../files/package-manager';
import { readJson } from '../files/read-json';
import { OctavoError } from '../model/errors';
import { chooseOutDir, compilesAllFiles, compilesJavaScript } from './build-folders';
import { findEditUrl, findRepository, readDefaultBranch } from './edit-url';
import { findSiteTitle } from './site-title';
import { toRecord } from './to-record';

/** Common content folder names, in order of preference. */
const CONTENT_FOLDERS = ['content', 'docs', 'doc', 'pages'];
const CONFIG_FILE = /^docs\.config\.m?[jt]s$/;
const PAGE = /\.mdx?$/i;
/** Markdown files about a repository, which are not pages of a site. */
const REPOSITORY_FILE =
  /^(?:readme|changelog|changes|history|contributing|code[-_]of[-_]conduct|license|security|governance|maintainers|agents|claude)\b/i;
/** TypeScript configurations, such as `tsconfig.build.json`. */
const TSCONFIG = /^tsconfig(?:\..+)?\.json$/;
/** Folder in which GitHub looks for workflows. */
export const WORKFLOW_FOLDER = '.github/workflows';
/** Folders that are not searched for pages. */
const IGNORED_FOLDER = /^(?:node_modules|dist|build|[._].*)$/;

/** Existing content of the folder for a new site. */
export interface FolderInfo {
  folder: string;
  /** Name of the existing configuration file, if any. */
  configFile?: string | undefined;
  /** Path of the folder with existing pages, relative to the site folder, if any. `.` is the site folder itself. */
  contentRoot?: string | undefined;
  /** Names of the files and subfolders in `contentRoot`. */
  contentEntries: readonly string[];
  /** Parsed content of `package.json`. */
  manifest?: Record<string, unknown> | undefined;
  /** Source text of `package.json`. */
  manifestSource?: string | undefined;
  /** Whether a parent folder is a Git repository. */
  isInRepository: boolean;
  /** URL at which the files of the folder are edited, if `package.json` has a repository on a known host. */
  editUrl?: string | undefined;
  /** Default site title, derived from the package, a README or the folder name. */
  title: string;
  /** Output folder for the site, which is not a folder that the project builds to. */
  outDir: string;
  /** Content of `.gitignore`. */
  gitignore?: string | undefined;
  /** File names of the GitHub workflows. */
  workflows: readonly string[];
  /** Whether the folder is a Git repository on GitHub: it has a remote there or the folder `.github`. */
  isOnGitHub: boolean;
  /** Name of the branch that is published. */
  defaultBranch: string;
  /** Major version of pnpm for which the project is configured, if known. */
  pnpmMajor?: number | undefined;
  /** Whether `tsconfig.json` includes every TypeScript file in the folder, such as a new configuration file. */
  compilesAllFiles: boolean;
  /** Whether `tsconfig.json` includes JavaScript files. */
  compilesJavaScript: boolean;
  /** Names of all files and subfolders. */
  entries: readonly string[];
}

/**
 * Inspects the existing content of a folder. Treats a missing folder as empty.
 *
 * @throws {OctavoError} `USAGE` if the folder is a file, or its `package.json` is not a JSON object
 */
export function inspectFolder(folder: string): FolderInfo {
  const entries = readEntries(folder);
  const source = entries.includes('package.json')
    ? readFileSync(join(folder, 'package.json'), 'utf8')
    : undefined;
  const manifest = source === undefined ? undefined : parseManifest(folder, source);
  const isProject = manifest !== undefined || entries.includes('.git');
  const contentRoot = findContentRoot(folder, entries, isProject);
  const tsconfigs = entries.filter((entry) => TSCONFIG.test(entry));
  const tsconfig = readJsonWithComments(join(folder, 'tsconfig.json'));
  const isBuilt = (name: string) => existsSync(join(folder, name, FILE_LIST));
  return {
    folder,
    entries,
    manifest,
    manifestSource: source,
    isInRepository: findRepository(dirname(folder)) !== undefined,
    editUrl: manifest && findEditUrl(folder, manifest),
    configFile: entries.find((entry) => CONFIG_FILE.test(entry)),
    contentRoot,
    contentEntries: contentRoot === undefined ? [] : readEntries(join(folder, contentRoot)),
    title: findSiteTitle({ folder, manifest, contentRoot }),
    outDir: chooseOutDir({
      manifest,
      tsconfigs: tsconfigs.map((file) => readJsonWithComments(join(folder, file))),
      // The output of an earlier site can be replaced.
      entries: entries.filter((entry) => !isBuilt(entry)),
    }),
    gitignore: readText(join(folder, '.gitignore')),
    workflows: readEntries(join(folder, WORKFLOW_FOLDER)),
    isOnGitHub:
      entries.includes('.git') &&
      (entries.includes('.github') || hasGitHubRemote(readText(join(folder, '.git/config')))),
    defaultBranch: readDefaultBranch(join(folder, '.git')),
    pnpmMajor: findPnpmMajor(manifest?.packageManager, readText(join(folder, 'pnpm-lock.yaml'))),
    compilesAllFiles: entries.includes('tsconfig.json') && compilesAllFiles(tsconfig),
    compilesJavaScript: compilesJavaScript(tsconfig),
  };
}

function hasGitHubRemote(gitConfig = ''): boolean {
  return /^\s*url\s*=.*\bgithub\.com[:/]/m.test(gitConfig);
}

/** Returns the README that is the page for the route `/`, given the names of the files in the content folder. */
export function findReadmeIndex(entries: readonly string[]): string | undefined {
  const hasIndex = entries.some((entry) => removePageExtension(entry) === 'index');
  return hasIndex
    ? undefined
    : entries.find((entry) => PAGE.test(entry) && isReadme(removePageExtension(entry)));
}

function readEntries(folder: string): string[] {
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OctavoError('USAGE', `Cannot read the folder ${folder}: ${reason}.`, {
      hint: 'Choose a different folder.',
      cause,
    });
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Reads an object from JSON with comments and trailing commas. Returns an empty object if there is none. */
function readJsonWithComments(file: string): Record<string, unknown> {
  return toRecord(parse(readText(file) ?? '', undefined, { allowTrailingComma: true }));
}

function parseManifest(folder: string, source: string): Record<string, unknown> {
  const file = join(folder, 'package.json');
  const { value, problem } = readJson(file, source.replace(/^\uFEFF/, ''));
  if (!problem && typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new OctavoError('USAGE', 'Invalid package.json. Nothing was written.', {
    problems: [problem ?? { file, message: 'Expected a JSON object.' }],
  });
}

/**
 * Finds the folder with existing pages, or an empty folder for them. In a project, Markdown files in the project folder are pages only if their names
 * are not those of repository files such as `README.md`.
 */
function findContentRoot(
  folder: string,
  entries: readonly string[],
  isProject: boolean,
): string | undefined {
  const named = CONTENT_FOLDERS.find(
    (name) => entries.includes(name) && hasPages(join(folder, name)),
  );
  if (named !== undefined) return named;
  const hasOwnPages = isProject
    ? entries.some((entry) => PAGE.test(entry) && !REPOSITORY_FILE.test(entry))
    : hasPages(folder);
  if (hasOwnPages) return '.';
  return CONTENT_FOLDERS.find(
    (name) => entries.includes(name) && isEmptyFolder(join(folder, name)),
  );
}

function isEmptyFolder(path: string): boolean {
  return isFolder(path) && readEntries(path).length === 0;
}

/** Checks whether a folder contains Markdown files, at any depth. */
function hasPages(folder: string): boolean {
  let entries: ReturnType<typeof readFolder>;
  try {
    entries = readFolder(folder);
  } catch {
    // Not a folder, or not readable.
    return false;
  }
  return (
    entries.some((entry) => entry.isFile() && PAGE.test(entry.name)) ||
    entries.some(
      (entry) =>
        entry.isDirectory() &&
        !IGNORED_FOLDER.test(entry.name) &&
        hasPages(join(folder, entry.name)),
    )
  );
}

function readFolder(folder: string) {
  return readdirSync(folder, { withFileTypes: true });
}
