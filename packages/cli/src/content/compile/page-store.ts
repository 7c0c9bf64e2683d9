import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createFileDigests, digest } from '../../files/digest';
import { toPosixPath } from '../../files/posix-path';
import { writeWhole } from '../../files/write-whole';
import type {
  CompileContext,
  CompiledModule,
  PageBody,
  PageSummary,
} from '../../model/compiled-page';

interface StoredHead {
  summary: Omit<PageSummary, 'hash'>;
  /** What each dependency held when the page was compiled; `null` where nothing was. */
  dependencies: [path: string, digest: string | null][];
}

/**
 * Compiled pages on disk, addressed by the page's text, its path and everything that decides how it is compiled.
 *
 * An entry is three lines: a digest of the rest, what the page says, what it looks like. An entry that is
 * damaged, or whose included files have changed, is as good as none.
 */
export interface PageStore {
  /** What the store has of a page, if it still holds. */
  read: (filePath: string, source: string) => PageSummary | undefined;
  /** The rest of a page that `read` or `write` gave. */
  readBody: (filePath: string, source: string) => PageBody | undefined;
  write: (filePath: string, source: string, page: CompiledModule) => PageSummary;
  /** Where the store has a page, if it has it. */
  fileOf: (filePath: string, source: string) => string;
}

/** Folder of the store in a cache folder. */
export function storeFolder(cacheDir: string): string {
  return join(cacheDir, 'pages');
}

export interface PageStoreOptions {
  /** Cache folder of the site. */
  cacheDir: string;
  /** Digest of the settings and of the toolchain. */
  version: string;
  /** Content root; pages are addressed by their path below it, so that a checkout can move. */
  root: string;
}

/** The store of a context: what is written to it, and before that what a fuller version has. */
export function openPageStore({ settings, cacheDir, version, fuller }: CompileContext): PageStore {
  const storeOf = (version: string) => createPageStore({ cacheDir, version, root: settings.root });
  return fuller === undefined ? storeOf(version) : storeBehind(storeOf(fuller), storeOf(version));
}

export function createPageStore({ cacheDir, version, root }: PageStoreOptions): PageStore {
  const digestOf = createFileDigests();

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
      if (dependencies.some(([path, was]) => digestOf(path) !== was)) return undefined;
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
      writeWhole(fileOf(filePath, source), `${hash}\n${head}\n${body}`);
      return { ...summary, hash };
    },
  };
}

/** Pages are taken from the first store that has them, and written to the second. */
function storeBehind(first: PageStore, second: PageStore): PageStore {
  const inFirst = new Set<string>();
  const storeOf = (filePath: string) => (inFirst.has(filePath) ? first : second);
  return {
    fileOf: (filePath, source) => storeOf(filePath).fileOf(filePath, source),
    read(filePath, source) {
      const known = first.read(filePath, source);
      if (known) inFirst.add(filePath);
      return known ?? second.read(filePath, source);
    },
    readBody: (filePath, source) => storeOf(filePath).readBody(filePath, source),
    write: second.write,
  };
}
