import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

import { VERSION } from '../config/check-names';
import { deepenPaths } from '../content/scan/deepen-paths';
import { getVersionFolder } from '../content/scan/route-of';
import { toPosixPath } from '../files/posix-path';
import { createWriteError } from '../files/write-error';
import type { SiteConfig } from '../model/config';
import { OctavoError } from '../model/errors';
import type { GitReference } from '../model/git-version';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import { loadSiteConfig } from './load-site-config';

export interface VersionOptions {
  cwd: string;
  configFile?: string | undefined;
  /** Name of the new version. */
  name: string;
  logger: Logger;
}

/** Files with relative paths that may lead out of the copied folder. */
const SOURCE_FILE = /\.(?:mdx?|[cm]?[jt]sx?)$/;

/**
 * Copies the content of the default version to a folder for a new version, and prints what to add to the configuration.
 *
 * @throws {OctavoError} `USAGE` if the name is invalid or in use, or if the content has no separate folder
 */
export async function version({ cwd, configFile, name, logger }: VersionOptions): Promise<void> {
  const config = await loadSiteConfig({ cwd, configFile, logger });
  const { root, multiVersion } = config;
  const folder = join(root, name);
  checkName(name, folder, config);
  const source = join(root, getVersionFolder(multiVersion.default, config));
  const temporary = join(root, `.${name}.${process.pid}`);
  try {
    const count = copyContent(source, temporary, config);
    if (count === 0) {
      throw new OctavoError('CONTENT_NOT_FOUND', `No files to copy in ${source}.`, {
        hint: 'Add pages before you create a version.',
      });
    }
    // The new folder is either complete or missing, also if the process is killed.
    renameSync(temporary, folder);
    const display = (path: string) => toPosixPath(relative(cwd, path)) || '.';
    logger.success(
      `Copied ${plural(count, 'file')} from ${display(source)} to ${display(folder)}.`,
    );
    logger.info(describeNextStep(name, config));
  } catch (error) {
    throw error instanceof OctavoError ? error : createWriteError(folder, error);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function checkName(
  name: string,
  folder: string,
  { cwd, root, themeDir, multiVersion, locales, isDefaultVersionInRoot }: SiteConfig,
): void {
  const fail = (message: string, hint: string) => {
    throw new OctavoError('USAGE', message, { hint });
  };
  // The default version has no folder yet if it is in the content root.
  const versions = multiVersion.versions.filter(
    (version) => !isDefaultVersionInRoot || version !== multiVersion.default,
  );
  // The folders of the public files and of the theme may not exist yet.
  const folders = ['public', relative(root, themeDir)];
  const used = [...versions, ...locales.map(({ lang }) => lang), ...folders];
  if (!VERSION.test(name))
    fail(
      `Invalid version name "${name}".`,
      'Use letters, digits, ".", "_", "+" and "-", for example "v1".',
    );
  if (resolve(root) === resolve(cwd))
    fail(
      'The content root is the project folder.',
      'Move the pages to a folder, and set "root" to it.',
    );
  if (existsSync(folder) || used.some((other) => other.toLowerCase() === name.toLowerCase()))
    fail(
      `The name "${name}" is in use.`,
      'Choose a name that is neither a version, a language, a folder of the site nor a file in the content root.',
    );
}

/** Copies the files of a version, and returns their number. */
function copyContent(
  source: string,
  target: string,
  { root, publicDir, outDir, themeDir, multiVersion }: SiteConfig,
): number {
  const excluded = new Set(
    [publicDir, outDir, themeDir, ...multiVersion.versions.map((name) => join(root, name))]
      .map((path) => resolve(path))
      .filter((path) => path !== resolve(source)),
  );
  const isIncluded = (path: string) =>
    !excluded.has(resolve(path)) && !/^(?:\..*|node_modules)$/.test(basename(path));
  // The target can be in the source, so `cpSync` cannot copy the whole folder.
  for (const name of readdirSync(source)) {
    const path = join(source, name);
    if (!isIncluded(path)) continue;
    cpSync(path, join(target, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isIncluded,
    });
  }
  if (!existsSync(target)) return 0;
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  if (source === root) {
    for (const entry of files) {
      const file = join(entry.parentPath, entry.name);
      if (!SOURCE_FILE.test(file)) continue;
      const text = readFileSync(file, 'utf8');
      const deepened = deepenPaths(text, toPosixPath(relative(target, file)));
      if (deepened !== text) writeFileSync(file, deepened);
    }
  }
  return files.length;
}

function describeNextStep(
  name: string,
  { multiVersion, versionStatus, gitReferences }: SiteConfig,
): string {
  const { versions } = multiVersion;
  const isRenamed = versions.length === 0 || multiVersion.default === name;
  const current = isRenamed ? getNextName(name) : multiVersion.default;
  const show = (version: string) => {
    const status = version === name ? 'old' : versionStatus.get(version);
    const git = gitReferences.get(version);
    const keys = [
      ...(status ? [`status: '${status}'`] : []),
      ...(git ? [`git: ${showReference(git)}`] : []),
    ];
    return keys.length > 0 ? `{ name: '${version}', ${keys.join(', ')} }` : `'${version}'`;
  };
  const list = [...new Set([...(isRenamed ? [current] : []), ...versions, name])].map(show);
  return `Add it to the configuration:\n\n  multiVersion: {\n    default: '${current}',\n    versions: [${list.join(', ')}],\n  },\n`;
}

function showReference({ ref, root }: GitReference): string {
  return root === undefined ? `'${ref}'` : `{ ref: '${ref}', root: '${root}' }`;
}

/** Returns a name for the version after another one, such as `v2` for `v1` or `v1.4`. */
function getNextName(name: string): string {
  const [, prefix, major] = /^(v?)(\d+)/.exec(name) ?? [];
  return major === undefined ? 'next' : `${prefix}${Number(major) + 1}`;
}
