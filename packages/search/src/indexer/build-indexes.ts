import type { IndexEntry } from '../model/types';
import { getIndexFileName } from './index-file-name';

export interface BuildIndexesOptions {
  /**
   * Index file name prefix.
   * @default 'search_index'
   */
  prefix?: string;
  /**
   * Whether to create a separate index for each version. If `false`, all versions of a language share an index.
   * @default true
   */
  versioned?: boolean;
}

/** Index file for a single language and version. */
export interface IndexFile {
  lang: string;
  /** Documentation version. Empty if all versions share the index. */
  version: string;
  /** File path relative to the output folder. Includes a content hash. */
  file: string;
  /** File content: a JSON array of index entries. */
  json: string;
}

/**
 * Creates an index for each language and version. The output is independent of the order of `entries`.
 *
 * @example
 * ```ts
 * for (const { file, json } of buildIndexes(entries)) {
 *   await writeFile(join('public', file), json);
 * }
 * ```
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
      const json = JSON.stringify(sorted.map(pickFields));
      return {
        lang,
        version,
        file: getIndexFileName({ prefix, lang, version, content: json }),
        json,
      };
    });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function pickFields(entry: IndexEntry): IndexEntry {
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
