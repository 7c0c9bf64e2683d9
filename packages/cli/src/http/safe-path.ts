import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

import { safeDecode } from '@octavo/theme/urls';

/** Dot folders that are meant to be published. */
const PUBLISHED_DOTS = new Set(['.well-known']);

/**
 * The path of a request, if it can only mean something below the root: no way up in any spelling, no backslash, no
 * network path, no hidden file. What is encoded twice is decoded twice here, because something behind may do so too.
 */
export function safePath(url: string | undefined): string | undefined {
  const path = (url ?? '').split(/[?#]/, 1)[0]!;
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  for (let spelling = path, before = ''; spelling !== before; ) {
    if (/[\\\0]/.test(spelling)) return undefined;
    const segments = spelling.split('/').slice(1);
    const isHidden = (segment: string) => segment.startsWith('.') && !PUBLISHED_DOTS.has(segment);
    // A colon after one letter names a drive, or a stream of a file, on Windows.
    if (segments.some((segment) => isHidden(segment) || /^[a-z]:/i.test(segment))) return undefined;
    if (segments.slice(0, -1).includes('')) return undefined;
    before = spelling;
    spelling = safeDecode(spelling);
  }
  return path;
}

/** Whether a path below a folder is in it in truth: a link that leads out of it is not. What is not there leads nowhere. */
export function staysInside(folder: string, path: string): boolean {
  try {
    const root = realpathSync(folder);
    const file = realpathSync(join(folder, safeDecode(path)));
    return file === root || file.startsWith(root + sep);
  } catch {
    return true;
  }
}
