import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

import { safeDecode } from '@octavo/theme/urls';

/** Folders that are served although their names start with a dot. */
const ALLOWED_DOT_FOLDERS = new Set(['.well-known']);

/**
 * Returns the path of a request URL without query and hash, or `undefined` if it could lead outside of the root: it has
 * `..` segments, backslashes, hidden files, a drive letter or repeated slashes. The path is checked at every level of
 * percent-encoding, because a later handler may decode it again.
 */
export function safePath(url: string | undefined): string | undefined {
  const path = (url ?? '').split(/[?#]/, 1)[0]!;
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  for (let decoded = path, previous = ''; decoded !== previous; ) {
    if (/[\\\0]/.test(decoded)) return undefined;
    const segments = decoded.split('/').slice(1);
    const isHidden = (segment: string) =>
      segment.startsWith('.') && !ALLOWED_DOT_FOLDERS.has(segment);
    // On Windows, a letter and a colon are a drive or a file with an alternate data stream.
    if (segments.some((segment) => isHidden(segment) || /^[a-z]:/i.test(segment))) return undefined;
    if (segments.slice(0, -1).includes('')) return undefined;
    previous = decoded;
    decoded = safeDecode(decoded);
  }
  return path;
}

/** Returns whether a path, decoded, is inside a folder after resolving symlinks. A path that does not exist counts as inside. */
export function isInsideFolder(folder: string, path: string): boolean {
  try {
    const root = realpathSync(folder);
    const file = realpathSync(join(folder, path));
    return file === root || file.startsWith(root + sep);
  } catch {
    return true;
  }
}
