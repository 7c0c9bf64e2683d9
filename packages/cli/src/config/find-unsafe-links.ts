import type { Problem } from '../model/errors';
import { findUnsafeUrl } from '../model/unsafe-url';

/** Link in a configuration value or JSON file that can run code. */
export interface UnsafeLink {
  path: PropertyKey[];
  /** Message without the key. */
  message: string;
  hint: Problem['hint'];
}

const LINK_KEYS = new Set(['link', 'url', 'urlEn', 'docRepoBaseUrl']);

/**
 * Finds links that can run code in a theme configuration, nav file or meta file. Links are the values of keys such as
 * `link`, the `content` of social links, and strings in a `sidebar`.
 */
export function findUnsafeLinks(value: unknown, path: readonly PropertyKey[] = []): UnsafeLink[] {
  if (typeof value === 'string') {
    const problem = isLink(path) ? findUnsafeUrl(value) : undefined;
    return problem ? [{ path: [...path], ...problem }] : [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => findUnsafeLinks(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const { mode = 'link' } = value as { mode?: unknown };
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'content' && mode !== 'link' ? [] : findUnsafeLinks(item, [...path, key]),
  );
}

/** Checks whether the value at a path is a link. `url` can map languages to links. */
function isLink(path: readonly PropertyKey[]): boolean {
  const [key, parent] = [path.at(-1), path.at(-2)];
  if (typeof key === 'number') return path.includes('sidebar');
  return (
    LINK_KEYS.has(String(key)) ||
    parent === 'url' ||
    (key === 'content' && path.includes('socialLinks'))
  );
}
