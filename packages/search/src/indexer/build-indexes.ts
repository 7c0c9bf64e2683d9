import type { IndexEntry } from '../model/types';
import { indexFileName } from './index-file-name';

export interface BuildIndexesOptions {
  /**
   * How the file names begin.
   * @default 'search_index'
   */
  prefix?: string;
  /**
   * Whether each version has an index of its own, or all versions of a language share one.
   * @default true
   */
  versioned?: boolean;
}

/** The index of one language and version, ready to be written. */
export interface IndexFile {
  lang: string;
  version: string;
  /** Path below the output folder, with a hash of the content in its name. */
  file: string;
  /** The file's text: an array of entries. */
  json: string;
}

/**
 * Make one index per language and version.
 *
 * The same entries give the same files, in whatever order they come: entries are sorted by route path and
 * fields are written in one order.
 */
export function buildIndexes(
  entries: readonly IndexEntry[],
  { prefix, versioned = true }: BuildIndexesOptions = {},
): IndexFile[] {
  const groups = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.lang, versioned ? entry.version : '']);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }

  return [...groups]
    .sort(([a], [b]) => compare(a, b))
    .map(([key, group]) => {
      const [lang, version] = JSON.parse(key) as [string, string];
      const sorted = group.sort((a, b) => compare(a.routePath, b.routePath));
      const json = JSON.stringify(sorted.map(toIndexed));
      return { lang, version, file: indexFileName({ prefix, lang, version, content: json }), json };
    });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function toIndexed(entry: IndexEntry): IndexEntry {
  const { id, title, content, routePath, lang, version, description, weight } = entry;
  const toc = entry.toc.map(({ id, text, depth, charIndex }) => ({ id, text, depth, charIndex }));
  return {
    id,
    title,
    content,
    toc,
    routePath,
    lang,
    version,
    ...(description ? { description } : {}),
    ...(weight === undefined || weight === 1 ? {} : { weight }),
  };
}
