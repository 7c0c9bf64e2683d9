import { SPLIT_SIZE } from '../model/constants';
import type { IndexEntry } from '../model/types';
import { buildSplitIndex } from './build-split-index';
import { getVariants } from './get-variants';
import { createIndexFile } from './index-file-name';
import { pickAllFields, pickFields } from './pick-fields';
import { readLayout, replaceParts } from './replace-parts';
import type { EntryGroup, IndexLayout, PreviousIndex, SearchIndex } from './types';
import { hasPages, type OpenedIndex, openIndex } from './update-terms';

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
  const toFile = createIndexFile(group, options);
  // The text of the original entries may be read from a file.
  const all = group.entries.map(pickAllFields);
  if (!isSplit({ ...group, entries: all }, options))
    return { lang, version, files: [toFile(all)], kept: [] };
  const entries = all.map(pickFields);
  const previous = openPrevious(options.previous?.({ lang, version }), entries);
  return { lang, version, ...buildSplitIndex({ ...group, entries }, toFile, { previous })! };
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
  const opened = openPrevious(previous, entries);
  return opened && updateSplitIndex({ ...group, entries }, opened, unchanged);
}

/** Opens a previous index. Returns `undefined` if it is not split, is incompatible, or has other pages. */
function openPrevious(
  previous: PreviousIndex | undefined,
  entries: readonly IndexEntry[],
): OpenedIndex | undefined {
  const opened = previous && openIndex(previous);
  return opened && hasPages(opened, entries) ? opened : undefined;
}

/** Updates a split index with entries that only have the fields of an index. */
function updateSplitIndex(
  group: EntryGroup,
  previous: OpenedIndex,
  unchanged: ReadonlySet<string>,
): SearchIndex | undefined {
  const files = buildSplitIndex(group, createIndexFile(group), { previous, unchanged });
  return files && { lang: group.lang, version: group.version, ...files };
}

/**
 * Updates an index after the texts of some pages have changed. The other pages, and all names, weights and mentions, are those
 * of the previous index. The result is the same as that of `buildIndexes`, except that a split index stays split: the caller
 * compares the size of all texts with `SPLIT_SIZE`.
 *
 * @param changed - entries of the changed pages
 * @returns `undefined` if the previous index cannot be updated, for example if it does not contain the pages
 */
export function replacePages(
  group: Pick<EntryGroup, 'lang' | 'version'>,
  changed: readonly IndexEntry[],
  previous: PreviousIndex,
): SearchIndex | undefined {
  return openReplacement(group, previous)(changed);
}

/**
 * Prepares `replacePages`: reads what does not depend on the changed pages.
 *
 * @param layout - layout of the index, if it is known. Otherwise, all terms are read.
 */
export function openReplacement(
  group: Pick<EntryGroup, 'lang' | 'version'>,
  previous: PreviousIndex,
  layout?: IndexLayout,
): (changed: readonly IndexEntry[]) => SearchIndex | undefined {
  const opened = openIndex(previous);
  if (!opened) {
    const entries = parseEntries(previous.read(previous.file));
    return (changed) => entries && replaceEntries(group, changed, entries);
  }
  const known = layout?.file === previous.file ? layout : readLayout(previous.file, opened);
  return (changed) => {
    const toFile = createIndexFile(group);
    const variants = getVariants(group.lang);
    const files =
      known && replaceParts(changed.map(pickFields), toFile, { opened, layout: known, variants });
    return files && { ...group, ...files };
  };
}

/** Replaces entries of an index that is not split. */
function replaceEntries(
  group: Pick<EntryGroup, 'lang' | 'version'>,
  changed: readonly IndexEntry[],
  known: readonly IndexEntry[],
): SearchIndex | undefined {
  const byRoute = new Map(changed.map((entry) => [entry.routePath, entry]));
  const entries = known.map((entry) => {
    const now = byRoute.get(entry.routePath);
    if (!now) return entry;
    byRoute.delete(entry.routePath);
    // Other pages link to the page as before.
    const { mentions } = entry;
    return { ...pickFields(now), ...(mentions ? { mentions } : {}) };
  });
  return byRoute.size > 0 ? undefined : buildIndex({ ...group, entries }, {});
}

/** Parses an index that is not split. */
function parseEntries(json: string | undefined): IndexEntry[] | undefined {
  try {
    const entries = JSON.parse(json ?? '') as unknown;
    return Array.isArray(entries) ? entries : undefined;
  } catch {
    return undefined;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
