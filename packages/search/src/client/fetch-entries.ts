import type { IndexEntry } from '../model/types';

/**
 * Fetch an index.
 *
 * @throws When it is missing, is not JSON (a host's 404 page comes as HTML, with status 200), or is something else.
 */
export async function fetchEntries(url: string): Promise<IndexEntry[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Expected an index at ${url}, got status ${response.status}.`);
  const entries: unknown = await response.json();
  if (!Array.isArray(entries) || !entries.every(isEntry)) {
    throw new Error(`Expected an array of index entries at ${url}, got something else.`);
  }
  return entries;
}

function isEntry(value: unknown): value is IndexEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { title, content, toc, routePath } = value as Record<string, unknown>;
  return (
    typeof title === 'string' &&
    typeof content === 'string' &&
    typeof routePath === 'string' &&
    Array.isArray(toc)
  );
}
