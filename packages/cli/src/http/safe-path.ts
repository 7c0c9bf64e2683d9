import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

import { safeDecode } from '@octavo/theme/urls';

/** Dot folders that are served. */
const ALLOWED_DOT_FOLDERS = new Set(['.well-known']);

/**
 * Returns the path of a request URL without the query. Like in the request handlers, `#` is part of the path, because
 * clients never send a hash. Returns `undefined` for unsafe paths, which contain `..` segments, backslashes, hidden files, drive letters or repeated slashes. The path is decoded repeatedly and
 * checked each time, because a later handler may decode it again.
 */
export function getSafePath(url: string | undefined): string | undefined {
  const path = (url ?? '').split('?', 1)[0]!;
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  for (let decoded = path, previous = ''; decoded !== previous; ) {
    if (/[\\\0]/.test(decoded)) return undefined;
    const segments = decoded.split('/').slice(1);
    const isHidden = (segment: string) =>
      segment.startsWith('.') && !ALLOWED_DOT_FOLDERS.has(segment);
    // On Windows, a letter followed by a colon is a drive or an alternate data stream.
    if (segments.some((segment) => isHidden(segment) || /^[a-z]:/i.test(segment))) return undefined;
    if (segments.slice(0, -1).includes('')) return undefined;
    previous = decoded;
    decoded = safeDecode(decoded);
  }
  return path;
}

/** Checks whether a decoded path is inside a folder after resolving symlinks. Returns `true` if the path does not exist. */
export function isInsideFolder(folder: string, path: string): boolean {
  try {
    const root = realpathSync(folder);
    const file = realpathSync(join(folder, path));
    return file === root || file.startsWith(root + sep);
  } catch {
    return true;
  }
}
