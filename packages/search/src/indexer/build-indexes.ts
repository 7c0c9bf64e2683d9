import { SPLIT_SIZE } from '../model/constants';
import type { IndexEntry } from '../model/types';
import { buildSplitIndex } from './build-split-index';
import { getIndexFileName } from './index-file-name';
import { pickAllFields, pickFields } from './pick-fields';
import type { EntryGroup, IndexFile, IndexPiece, PreviousIndex, SearchIndex } from './types';

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
  /**
   * Size of the text of an index, in bytes of UTF-8, above which the index is split, so that browsers only fetch the parts
   * that a query needs. `Infinity` disables this.
   * @default 1_000_000
   */
  splitSize?: number;
  /**
   * Returns the index of an earlier build. If it was split and the route paths have not changed, only the pages that changed
   * are indexed.
   * @default indexes all pages
   */
  previous?: (index: Pick<SearchIndex, 'lang' | 'version'>) => PreviousIndex | undefined;
  /**
   * Pieces created by `buildIndexPiece`. If they contain all pages of a split index, its pages are not indexed again.
   * @default []
   */
  pieces?: readonly IndexPiece[];
}

/**
 * Creates an index for each language and version. The output is independent of the order of `entries`.
 *
 * @example
 * ```ts
 * for (const { files } of buildIndexes(entries)) {
 *   for (const { file, json } of files) {
 *     await mkdir(dirname(join('public', file)), { recursive: true });
 *     await writeFile(join('public', file), json);
 *   }
 * }
 * ```
 */
export function buildIndexes(
  entries: readonly IndexEntry[],
  options: BuildIndexesOptions = {},
): SearchIndex[] {
  return groupEntries(entries, options).map((group) => buildIndex(group, options));
}

/** Groups pages by language and version, sorted. */
export function groupEntries(
  entries: readonly IndexEntry[],
  { versioned = true }: Pick<BuildIndexesOptions, 'versioned'> = {},
): EntryGroup[] {
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
      return { lang, version, entries: group.sort((a, b) => compare(a.routePath, b.routePath)) };
    });
}

/** Checks whether the index of a group is split. */
export function isSplit(
  { entries }: EntryGroup,
  {
    splitSize = SPLIT_SIZE,
    sizeOf = ({ content }) => Buffer.byteLength(content),
  }: Pick<BuildIndexesOptions, 'splitSize'> & { sizeOf?: (entry: IndexEntry) => number } = {},
): boolean {
  return entries.reduce((sum, entry) => sum + sizeOf(entry), 0) > splitSize;
}

function buildIndex(group: EntryGroup, options: BuildIndexesOptions): SearchIndex {
  const { lang, version } = group;
  const toFile = createIndexFiles(group, options);
  if (!isSplit(group, options))
    return { lang, version, files: [toFile(group.entries.map(pickAllFields))], kept: [] };
  const entries = group.entries.map(pickFields);
  const previous = options.previous?.({ lang, version });
  const pieces = options.pieces?.filter(
    (piece) => piece.lang === lang && piece.version === version,
  );
  return {
    lang,
    version,
    ...buildSplitIndex({ ...group, entries }, toFile, { previous, pieces })!,
  };
}

/**
 * Updates a split index after a change of some pages. Only uses the `content` of these pages. The result is the same as that
 * of `buildIndexes`.
 *
 * @param unchanged - route paths of pages whose entries are the same in the previous index
 * @returns `undefined` if the previous index cannot be updated, for example if it has other pages
 */
export function updateIndex(
  group: EntryGroup,
  previous: PreviousIndex,
  unchanged: ReadonlySet<string>,
): SearchIndex | undefined {
  const entries = group.entries.map(pickFields);
  const files = buildSplitIndex({ ...group, entries }, createIndexFiles(group), {
    previous,
    unchanged,
  });
  return files && { lang: group.lang, version: group.version, ...files };
}

function createIndexFiles(
  { lang, version }: EntryGroup,
  { prefix }: Pick<BuildIndexesOptions, 'prefix'> = {},
): (content: unknown) => IndexFile {
  return (content) => {
    const json = JSON.stringify(content);
    return { json, file: getIndexFileName({ prefix, lang, version, content: json }) };
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
