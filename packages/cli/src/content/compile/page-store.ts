import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PageContent } from '@octavo/mdx-plugins';

import {
  containsCheckout,
  findCheckout,
  fromPortablePath,
  toPortablePath,
} from '../../files/checkout';
import { createFileDigester, digest } from '../../files/digest';
import { toPosixPath } from '../../files/posix-path';
import { writeFileAtomic } from '../../files/write-file-atomic';
import type {
  CompileContext,
  CompiledModule,
  PageBody,
  PageSummary,
} from '../../model/compiled-page';
import { memoize } from '../../model/memoize';
import { addLazyText, createTextFacts, type TextFacts } from '../scan/page-text';
import {
  getStoreFolder,
  InvalidEntryError,
  openPageIndex,
  type PageIndex,
  type StoredPage,
  statEntry,
} from './page-index';
import { createVersionNeutral, type VersionNeutral } from './version-neutral';

/** Body of an entry. It contains the text, which is large and seldom used. */
type StoredBody = PageBody & Pick<PageContent, 'text'>;

/** Head of an entry. Paths are portable, so that the entry is the same in all checkouts. */
interface StoredHead {
  summary: Omit<PageSummary, 'hash' | 'dependencies' | 'probes' | 'content'> & {
    content: Omit<PageContent, 'text'>;
  };
  text: TextFacts;
  /** Path of the checkout, if the rest of the entry contains it. Such an entry is a miss in other checkouts. */
  checkout?: string;
  /** Digest of each dependency at compile time. `null` if the file did not exist. */
  dependencies: [path: string, digest: string | null][];
  /** Whether each probe existed at compile time. */
  probes: [path: string, exists: boolean][];
}

/**
 * Persistent cache for compiled pages. Cache keys contain the digest of the page source, its path, the compile settings
 * and the toolchain version.
 *
 * Each entry is a file with these lines: a digest of the next two lines, the summary without the text, and the body; then a digest of the
 * other lines, and a line for each highlighted code block. Invalid entries and entries with changed dependencies or
 * probes are cache misses. The heads of all entries are repeated in an index, so that bodies are only read when they are used.
 */
export interface PageStore {
  /** Returns the page summary, or `undefined` on a cache miss. */
  read: (filePath: string, sourceDigest: string) => PageSummary | undefined;
  /**
   * Returns the page body.
   *
   * @param hash - `hash` of the page summary
   * @throws {InvalidEntryError} if the entry is invalid or was replaced
   */
  readBody: (filePath: string, sourceDigest: string, hash: string) => PageBody;
  /**
   * Writes an entry.
   *
   * @param highlights - highlighted code of the page, as returned by `HighlightStore`
   */
  write: (
    filePath: string,
    sourceDigest: string,
    page: CompiledModule,
    highlights?: string,
  ) => StoredPage;
  /** Adds an entry to the index that another thread has written. Returns the page summary. */
  add: (filePath: string, page: StoredPage) => PageSummary;
  /** Returns the page summary from the head of its entry. */
  summaryOf: (filePath: string, page: StoredPage) => PageSummary;
  /** Returns the path of the entry that the index contains for any source of a page. */
  previousOf: (filePath: string) => string | undefined;
  /** Writes the index for all pages of the site, if it has changed. Call it once, after all pages are read or added. */
  saveIndex: (filePaths: readonly string[]) => void;
  /** Returns the cache file path for a page, even if the file does not exist. */
  fileOf: (filePath: string, sourceDigest: string) => string;
}

export interface PageStoreOptions {
  /** Cache folder of the site. */
  cacheDir: string;
  /** Digest of the settings and toolchain. */
  version: string;
  /** Content root. Cache keys contain paths relative to it, so that the checkout can be moved. */
  root: string;
  /** Root folder of the checkout, which entries do not contain. @default `root` */
  checkout?: string;
  /** Whether to read the index. @default false */
  useIndex?: boolean;
  /** Pages that were added to the page store, but not to the index. @default none */
  added?: PageIndex | undefined;
  /** Conversion that lets equal pages of several versions share an entry. @default no conversion */
  neutral?: VersionNeutral | undefined;
}

/**
 * Opens the page store for a compile context. Pages are read from the `supersetVersion` store first, but never written
 * to it.
 *
 * @param options.useIndex - whether to read the index, which is faster for many pages
 * @param options.added - pages that were added to the page store, but not to the index
 */
export function openPageStore(
  { settings, cacheDir, version, supersetVersion }: CompileContext,
  { useIndex = false, added }: Pick<PageStoreOptions, 'useIndex' | 'added'> = {},
): PageStore {
  const options = {
    cacheDir,
    root: settings.root,
    checkout: findCheckout(settings.cwd),
    neutral: createVersionNeutral(settings),
  };
  return supersetVersion === undefined
    ? createPageStore({ ...options, version, useIndex, added })
    : createLayeredStore(
        createPageStore({ ...options, version: supersetVersion, useIndex }),
        createPageStore({ ...options, version }),
      );
}

/** Creates a page store in a cache folder. */
export function createPageStore({
  cacheDir,
  version,
  root,
  checkout = root,
  useIndex = false,
  added,
  neutral,
}: PageStoreOptions): PageStore {
  const digestOf = createFileDigester();
  const exists = memoize(existsSync);
  const folder = getStoreFolder(cacheDir);
  let index = useIndex ? openPageIndex(cacheDir, version, added) : undefined;
  /** Entries of this site that have been read or added. */
  const current = new Map<string, StoredPage>();

  const pathOf = (filePath: string) => toPosixPath(filePath.slice(root.length));
  const encode = (json: string, filePath: string) => neutral?.encode(json, filePath) ?? json;
  const decode = (json: string, filePath: string) => neutral?.decode(json, filePath) ?? json;
  /**
   * Returns the possible entries of a page. The first one is shared by all versions. The second one is used if the
   * dependencies of the page differ from those of the version that has written the first one.
   */
  const entriesOf = (filePath: string, sourceDigest: string): string[] => {
    const shared = neutral?.pathOf(filePath);
    const keys =
      shared === undefined ? [[pathOf(filePath)]] : [['shared', shared], [pathOf(filePath)]];
    return keys.map((key) => {
      const hash = digest(version, ...key, sourceDigest);
      return `${hash.slice(0, 2)}/${hash.slice(2, 34)}.jsonl`;
    });
  };
  /** Entries that have been read or written, by path of the page. */
  const used = new Map<string, string>();
  const entryOf = (filePath: string, sourceDigest: string): string => {
    const entries = entriesOf(filePath, sourceDigest);
    return entries.find((entry) => entry === used.get(filePath)) ?? entries[0]!;
  };

  const readBodyOf = (filePath: string, entry: string, hash: string): StoredBody => {
    const page = load(entry);
    if (page?.hash !== hash) throw new InvalidEntryError(filePath);
    return JSON.parse(decode(page.body, filePath)) as StoredBody;
  };
  const toSummary = (
    filePath: string,
    { summary, text: facts, dependencies, probes }: StoredHead,
    { entry, hash, text }: Pick<StoredPage, 'entry' | 'hash' | 'text'>,
  ): PageSummary => ({
    ...summary,
    content: addLazyText(
      summary.content,
      facts,
      () => text ?? readBodyOf(filePath, entry, hash).text,
    ),
    dependencies: dependencies.map(([path]) => path),
    probes: probes.map(([path]) => path),
    hash,
  });
  const summaryOf = (filePath: string, page: StoredPage) =>
    toSummary(filePath, parseHead(decode(page.head, filePath), checkout), page);

  /** The index contains the digest of the source, because computing the names of all entries takes longer. */
  function findInIndex(path: string, sourceDigest: string): StoredPage | undefined {
    const page = index?.pages.get(path);
    if (page?.source !== sourceDigest) return undefined;
    // The state of its entry was read when it was added.
    if (page === added?.get(path)) return page;
    const stats = statEntry(join(folder, page.entry));
    return stats?.size === page.size && stats.modified === page.modified ? page : undefined;
  }

  /** Yields the entries that may contain a page. */
  function* findEntries(filePath: string, sourceDigest: string): Generator<StoredPage> {
    const indexed = findInIndex(pathOf(filePath), sourceDigest);
    if (indexed) yield indexed;
    for (const entry of entriesOf(filePath, sourceDigest)) {
      const page = entry === indexed?.entry ? undefined : load(entry);
      if (page) {
        const { body: _, ...stored } = page;
        yield { ...stored, source: sourceDigest };
      }
    }
  }

  function load(entry: string): (Omit<StoredPage, 'source'> & { body: string }) | undefined {
    try {
      const file = join(folder, entry);
      const stats = statEntry(file);
      const [hash = '', head = '', body = ''] = readFileSync(file, 'utf8').split('\n', 3);
      return stats && digest(head, body) === hash
        ? { entry, ...stats, hash, head, body }
        : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    fileOf: (filePath, sourceDigest) => join(folder, entryOf(filePath, sourceDigest)),
    read(filePath, sourceDigest) {
      const path = pathOf(filePath);
      for (const page of findEntries(filePath, sourceDigest)) {
        const stored = parseHead(decode(page.head, filePath), checkout);
        const isCurrent =
          (stored.checkout ?? checkout) === checkout &&
          stored.dependencies.every(([path, expected]) => digestOf(path) === expected) &&
          stored.probes.every(([path, expected]) => exists(path) === expected);
        if (!isCurrent) continue;
        if (neutral) used.set(filePath, page.entry);
        if (useIndex) current.set(path, page);
        return toSummary(filePath, stored, page);
      }
      return undefined;
    },
    readBody(filePath, sourceDigest, hash) {
      for (const entry of entriesOf(filePath, sourceDigest)) {
        const page = load(entry);
        if (page?.hash !== hash) continue;
        const { text: _text, ...body } = JSON.parse(decode(page.body, filePath)) as StoredBody;
        return body;
      }
      throw new InvalidEntryError(filePath);
    },
    write(filePath, sourceDigest, page, highlights = '') {
      const { html, code, markdown, dependencies, probes, content, ...rest } = page;
      const { text, ...contentWithoutText } = content;
      const summary = JSON.stringify({
        summary: { content: contentWithoutText, ...rest, codeHash: digest(code) },
        text: createTextFacts(content, html),
        dependencies: dependencies.map((path) => [path, digestOf(path)]),
        probes: probes.map((path) => [path, exists(path)]),
      } satisfies StoredHead);
      const body = encode(
        JSON.stringify({
          html,
          code,
          ...(markdown === undefined ? {} : { markdown }),
          text,
        } satisfies StoredBody),
        filePath,
      );
      const portable = toPortableHead(encode(summary, filePath), checkout);
      const isPortable = ![JSON.stringify(portable), body].some((text) =>
        containsCheckout(text, checkout),
      );
      const head = JSON.stringify(isPortable ? portable : { ...portable, checkout });
      const hash = digest(head, body);
      const entries = entriesOf(filePath, sourceDigest);
      // An entry of another version stays valid there, although this version cannot use it.
      const isShared = neutral?.canShare(filePath, [...dependencies, ...probes]) === true;
      const candidates = isShared ? entries : entries.slice(-1);
      const entry =
        candidates.find((each) => !existsSync(join(folder, each))) ?? candidates.at(-1)!;
      if (neutral) used.set(filePath, entry);
      const file = join(folder, entry);
      const lines = [
        hash,
        head,
        body,
        ...(highlights === '' ? [] : [digest(highlights), highlights]),
      ];
      writeFileAtomic(file, lines.join('\n'));
      // Another process may already have removed the file.
      const stats = statEntry(file) ?? { size: 0, modified: 0 };
      return { entry, source: sourceDigest, ...stats, hash, head, text };
    },
    add(filePath, page) {
      if (useIndex) current.set(pathOf(filePath), page);
      if (neutral) used.set(filePath, page.entry);
      return summaryOf(filePath, page);
    },
    summaryOf,
    previousOf(filePath) {
      const page = index?.pages.get(pathOf(filePath));
      return page && join(folder, page.entry);
    },
    saveIndex(filePaths) {
      // Entries of pages that fail to compile contain highlighted code for the next attempt.
      const pages = new Map(
        filePaths.flatMap((filePath) => {
          const path = pathOf(filePath);
          const page = current.get(path) ?? index?.pages.get(path);
          return page ? [[path, page] as const] : [];
        }),
      );
      index?.save(pages);
      // The heads take memory, and the rest of a build does not use them.
      index = undefined;
      added = undefined;
      current.clear();
    },
  };
}

function parseHead(head: string, checkout: string): StoredHead {
  return mapPaths(JSON.parse(head) as StoredHead, (path) => fromPortablePath(path, checkout));
}

function toPortableHead(head: string, checkout: string): StoredHead {
  return mapPaths(JSON.parse(head) as StoredHead, (path) => toPortablePath(path, checkout));
}

/** Converts the paths of a head, which is modified. */
function mapPaths(head: StoredHead, map: (path: string) => string): StoredHead {
  for (const item of head.summary.assets) item.file = map(item.file);
  for (const item of head.summary.warnings) item.file = map(item.file);
  for (const item of [...head.dependencies, ...head.probes]) item[0] = map(item[0]);
  return head;
}

/**
 * Combines two page stores. Reads try the first store, then the second. Writes go to the second store. The index of the
 * first store is only read.
 */
function createLayeredStore(first: PageStore, second: PageStore): PageStore {
  const inFirst = new Set<string>();
  const storeOf = (filePath: string) => (inFirst.has(filePath) ? first : second);
  return {
    ...second,
    fileOf: (filePath, sourceDigest) => storeOf(filePath).fileOf(filePath, sourceDigest),
    read(filePath, sourceDigest) {
      const summary = first.read(filePath, sourceDigest);
      if (summary) inFirst.add(filePath);
      return summary ?? second.read(filePath, sourceDigest);
    },
    readBody: (filePath, sourceDigest, hash) =>
      storeOf(filePath).readBody(filePath, sourceDigest, hash),
    saveIndex: () => {},
  };
}
