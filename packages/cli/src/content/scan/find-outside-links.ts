import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { isInside } from '../../files/is-inside';
import type { SiteConfig } from '../../model/config';
import type { Problem } from '../../model/errors';
import { isExcludedPath } from './route-exclude';

/** Folders that contain symlinks of package managers and of Git. */
const IGNORED = new Set(['node_modules', '.git']);

type Options = Pick<SiteConfig, 'cwd' | 'root' | 'publicDir' | 'outDir' | 'route'>;

/**
 * Finds symlinks in the content and public folders whose targets are outside the workspace. Such a link publishes a file
 * that is not part of the project, such as a key in the home folder. Links in `node_modules` are ignored, and so are those
 * in the content folder that `route.exclude` excludes.
 */
export async function findOutsideLinks(options: Options): Promise<Problem[]> {
  const { root, publicDir } = options;
  const problems = await findLinks(options, () => false);
  if (problems.length === 0 || options.route.exclude.length === 0) return problems;
  // Comparing all paths with the globs takes longer than the search, which usually finds nothing.
  return findLinks(
    options,
    (path) => isInside(path, root) && !isInside(path, publicDir) && isExcludedPath(path, options),
  );
}

async function findLinks(
  { cwd, root, publicDir, outDir }: Options,
  isExcluded: (path: string) => boolean,
): Promise<Problem[]> {
  const folders = [root, publicDir].filter((folder) => existsSync(folder));
  const workspace = realpathSync(findWorkspaceRoot(cwd));
  // The folders themselves can be symlinks to other projects, because the configuration names them.
  const allowed = [workspace, ...folders.map((folder) => realpathSync(folder))];
  const visited = new Set<string>();
  const problems: Problem[] = [];
  for (const folder of folders) await visit(folder);
  return problems;

  async function visit(folder: string): Promise<void> {
    const real = realpathSync(folder);
    if (visited.has(real) || folder === outDir) return;
    visited.add(real);
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(folder, entry.name);
      const isFolder = entry.isDirectory();
      if (IGNORED.has(entry.name) || !(isFolder || entry.isSymbolicLink())) continue;
      if (isExcluded(path)) continue;
      if (isFolder) await visit(path);
      else await visitLink(path);
    }
  }

  async function visitLink(path: string): Promise<void> {
    let target: string;
    try {
      target = realpathSync(path);
    } catch {
      // Broken symlinks are reported by `findUnreadable`.
      return;
    }
    if (allowed.some((folder) => isInside(target, folder))) return visit(path);
    problems.push({
      file: path,
      message: `The symlink points outside the workspace, to "${target}".`,
      hint: isInside(path, publicDir)
        ? `Copy the file into the project, or move it into ${workspace}.`
        : `Copy the file into the project, move it into ${workspace}, or exclude it with route.exclude.`,
    });
  }
}

/** Returns the nearest folder that is the root of a workspace or repository. Falls back to the folder itself. */
export function findWorkspaceRoot(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (isWorkspaceRoot(folder)) return folder;
    if (dirname(folder) === folder) return cwd;
  }
}

function isWorkspaceRoot(folder: string): boolean {
  if (['pnpm-workspace.yaml', '.git'].some((name) => existsSync(join(folder, name)))) return true;
  try {
    return 'workspaces' in JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return false;
  }
}
