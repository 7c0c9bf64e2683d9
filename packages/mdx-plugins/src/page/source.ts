import type { Text } from 'mdast';
import type { VFile } from 'vfile';
import { getPageState } from './page-state';

/** Returns the source of the page, or of the partial with an absolute path. */
export function getSource(file: VFile, path?: string): string {
  const state = getPageState(file);
  const source = path === undefined || path === state.path ? file : state.sources.get(path);
  // Parser positions do not include the byte order mark.
  return String(source ?? '').replace(/^\uFEFF/, '');
}

/**
 * Checks whether a text node starts with `start` in the source too. Otherwise, a character is escaped, or is a character
 * reference.
 *
 * @param place - the page, and the absolute path of the file that contains the node
 */
export function startsUnescaped(
  { position }: Text,
  start: string,
  { page, path }: { page: VFile; path: string },
): boolean {
  const offset = position?.start.offset;
  return offset === undefined || getSource(page, path).startsWith(start, offset);
}
