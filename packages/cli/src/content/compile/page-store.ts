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
  /** Digest of each dependency when the page was compiled; `null` if the file did not exist. */
  dependencies: [path: string, digest: string | null][];
}

/**
 * Persistent cache of compiled pages. The key contains the source and path of the page, the compile settings and the
 * versions of the toolchain.
 *
 * An entry has three lines: a digest of the other two, the summary, and the body. Invalid entries and entries with
 * changed dependencies are cache misses.
 */
export interface PageStore {
  /** Returns the summary of a page; `undefined` on a cache miss. */
  read: (filePath: string, source: string) => PageSummary | undefined;
  /** Returns the body of a page after `read` or `write` returned its summary. */
  readBody: (filePath: string, source: string) => PageBody | undefined;
  write: (filePath: string, source: string, page: CompiledModule) => PageSummary;
  /** Returns the file in which a page is cached, even if it does not exist. */
  fileOf: (filePath: string, source: string) => string;
}

/** Returns the folder of the store in a cache folder. */
export function storeFolder(cacheDir: string): string {
  return join(cacheDir, 'pages');
}

export interface PageStoreOptions {
  /** Cache folder of the site. */
  cacheDir: string;
  /** Digest of the settings and of the toolchain. */
  version: string;
  /** Content root. Keys contain relative paths, so that the checkout can be moved. */
  root: string;
}

/** Opens the store of a context. Pages are read from the store of the `fuller` version first and are never written to it. */
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

/** Creates a store of compiled pages in a cache folder. */
export function createPageStore({ cacheDir, version, root }: PageStoreOptions): PageStore {
  const digestOf = createFileDigester();

  const fileOf = (filePath: string, source: string) => {
    const key = digest(version, toPosixPath(filePath.slice(root.length)), source);
    return join(storeFolder(cacheDir), key.slice(0, 2), `${key.slice(2, 34)}.jsonl`);
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
    write(filePath, source, { html, code, markdown, ...summary }) {
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

/** Creates a store that reads from both stores, the first one taking precedence, and writes to the second. */
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
