import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createFileDigester, digest } from '../../files/digest';
import { toPosixPath } from '../../files/posix-path';
import { writeFileAtomic } from '../../files/write-file-atomic';
import type {
  CompileContext,
  CompiledModule,
  PageBody,
  PageSummary,
} from '../../model/compiled-page';

interface StoredHead {
  summary: Omit<PageSummary, 'hash'>;
  /** Digest of each dependency at compile time. `null` if the file did not exist. */
  dependencies: [path: string, digest: string | null][];
}

/**
 * Persistent cache for compiled pages. Cache keys contain the page source and path, the compile settings and the
 * toolchain version.
 *
 * Each cache file has three lines: a digest of the other two, the summary and the body. Invalid entries and entries
 * with changed dependencies are cache misses.
 */
export interface PageStore {
  /** Returns the page summary, or `undefined` on a cache miss. */
  read: (filePath: string, source: string) => PageSummary | undefined;
  /** Returns the page body. Call it after `read` or `write` returned a summary. */
  readBody: (filePath: string, source: string) => PageBody | undefined;
  write: (filePath: string, source: string, page: CompiledModule) => PageSummary;
  /** Returns the cache file path for a page, even if the file does not exist. */
  fileOf: (filePath: string, source: string) => string;
}

/** Returns the page store folder in a cache folder. */
export function getStoreFolder(cacheDir: string): string {
  return join(cacheDir, 'pages');
}

export interface PageStoreOptions {
  /** Cache folder of the site. */
  cacheDir: string;
  /** Digest of the settings and toolchain. */
  version: string;
  /** Content root. Cache keys contain paths relative to it, so that the checkout can be moved. */
  root: string;
}

/**
 * Opens the page store for a compile context. Pages are read from the `supersetVersion` store first, but never written
 * to it.
 */
export function openPageStore({
  settings,
  cacheDir,
  version,
  supersetVersion,
}: CompileContext): PageStore {
  const createStore = (version: string) =>
    createPageStore({ cacheDir, version, root: settings.root });
  return supersetVersion === undefined
    ? createStore(version)
    : createLayeredStore(createStore(supersetVersion), createStore(version));
}

/** Creates a page store in a cache folder. */
export function createPageStore({ cacheDir, version, root }: PageStoreOptions): PageStore {
  const digestOf = createFileDigester();

  const fileOf = (filePath: string, source: string) => {
    const key = digest(version, toPosixPath(filePath.slice(root.length)), source);
    return join(getStoreFolder(cacheDir), key.slice(0, 2), `${key.slice(2, 34)}.jsonl`);
  };

  function load(
    filePath: string,
    source: string,
  ): { hash: string; head: string; body: string } | undefined {
    let text: string;
    try {
      text = readFileSync(fileOf(filePath, source), 'utf8');
    } catch {
      return undefined;
    }
    const [hash = '', head = '', body = ''] = text.split('\n', 3);
    return digest(head, body) === hash ? { hash, head, body } : undefined;
  }

  return {
    fileOf,
    read(filePath, source) {
      const entry = load(filePath, source);
      if (!entry) return undefined;
      const { summary, dependencies } = JSON.parse(entry.head) as StoredHead;
      if (dependencies.some(([path, stored]) => digestOf(path) !== stored)) return undefined;
      return { ...summary, hash: entry.hash };
    },
    readBody(filePath, source) {
      const entry = load(filePath, source);
      return entry && (JSON.parse(entry.body) as PageBody);
    },
    write(filePath, source, { html, code, markdown, ...rest }) {
      const summary = { ...rest, codeHash: digest(code) };
      const dependencies = summary.dependencies.map((path): [string, string | null] => [
        path,
        digestOf(path),
      ]);
      const head = JSON.stringify({ summary, dependencies } satisfies StoredHead);
      const body = JSON.stringify({
        html,
        code,
        ...(markdown === undefined ? {} : { markdown }),
      } satisfies PageBody);
      const hash = digest(head, body);
      writeFileAtomic(fileOf(filePath, source), `${hash}\n${head}\n${body}`);
      return { ...summary, hash };
    },
  };
}

/** Combines two page stores. Reads try the first store, then the second. Writes go to the second store. */
function createLayeredStore(first: PageStore, second: PageStore): PageStore {
  const inFirst = new Set<string>();
  const storeOf = (filePath: string) => (inFirst.has(filePath) ? first : second);
  return {
    fileOf: (filePath, source) => storeOf(filePath).fileOf(filePath, source),
    read(filePath, source) {
      const summary = first.read(filePath, source);
      if (summary) inFirst.add(filePath);
      return summary ?? second.read(filePath, source);
    },
    readBody: (filePath, source) => storeOf(filePath).readBody(filePath, source),
    write: second.write,
  };
}
