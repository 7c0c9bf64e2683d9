import { lstatSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { SiteConfig } from '../../model/config';
import type { Problem } from '../../model/errors';
import { hasPageExtension } from './page-extensions';

interface Rules {
  /** Whether a folder or file is skipped. */
  isIgnored: (name: string, path: string) => boolean;
  /** Whether a symlink to a file is part of the site. */
  isUsed: (name: string) => boolean;
  hint: string;
}

/**
 * Finds folders and symlinks in the content and public folders that globs silently skip because of missing permissions or
 * broken symlinks.
 */
export async function findUnreadable({
  root,
  publicDir,
}: Pick<SiteConfig, 'root' | 'publicDir'>): Promise<Problem[]> {
  const content = visit(root, {
    isIgnored: (name, path) => /^(?:node_modules$|[._])/.test(name) || path === publicDir,
    isUsed: hasPageExtension,
    hint: 'Fix the file permissions or the symlink, or exclude the file with route.exclude.',
  });
  if (!lstatSync(publicDir, { throwIfNoEntry: false })) return content;
  const files = visit(publicDir, {
    // Emacs locks files with broken symlinks.
    isIgnored: (name) => name.startsWith('.#'),
    isUsed: () => true,
    hint: 'Fix the file permissions or the symlink, or delete the file.',
  });
  return [...(await content), ...(await files)];
}

async function visit(folder: string, rules: Rules): Promise<Problem[]> {
  const unreadable = (file: string, kind: string, error: unknown): Problem => ({
    file,
    message: `Cannot read ${kind}: ${error instanceof Error ? error.message : error}.`,
    hint: rules.hint,
  });
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) =>
    unreadable(folder, 'folder', error),
  );
  if (!Array.isArray(entries)) return [entries];
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (rules.isIgnored(entry.name, path)) return [];
      if (entry.isDirectory()) return visit(path, rules);
      if (!entry.isSymbolicLink() || !rules.isUsed(entry.name)) return [];
      return stat(path).then(
        () => [],
        (error: unknown) => [unreadable(path, 'file', error)],
      );
    }),
  );
  return found.flat();
}
