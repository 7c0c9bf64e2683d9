import { readFileSync } from 'node:fs';

import { digest } from '../../files/digest';

/**
 * Cache for highlighted code, so that only changed code blocks are highlighted again. The code of a page is part of its
 * page store entry. Invalid entries are ignored.
 */
export interface HighlightStore {
  /**
   * Starts a page.
   *
   * @param entries - paths of entries that may contain code of the page. The first valid entry is read when it is needed.
   */
  open: (entries: readonly string[]) => void;
  get: (key: string) => string | undefined;
  /** Caches JSON for a key without spaces. */
  set: (key: string, value: string) => void;
  /** Returns the code that was used since `open`, as lines for the page store. */
  serialize: () => string;
}

/** Creates a highlight cache. */
export function createHighlightStore(): HighlightStore {
  let entries: readonly string[] = [];
  let cached: ReadonlyMap<string, string> | undefined;
  let used = new Map<string, string>();
  return {
    open(paths) {
      entries = paths;
      cached = undefined;
      used = new Map();
    },
    get(key) {
      cached ??= readFirst(entries);
      const value = used.get(key) ?? cached.get(key);
      if (value !== undefined) used.set(key, value);
      return value;
    },
    set(key, value) {
      used.set(key, value);
    },
    serialize: () => [...used].map(([key, value]) => `${key} ${value}`).join('\n'),
  };
}

function readFirst(entries: readonly string[]): ReadonlyMap<string, string> {
  for (const file of entries) {
    const lines = readLines(file);
    if (lines) return new Map(lines.map(splitLine));
  }
  return new Map();
}

/** Returns the lines with highlighted code in a page store entry, or `undefined` if there are no valid lines. */
function readLines(file: string): string[] | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const [, , , hash, ...lines] = text.split('\n');
  return hash !== undefined && digest(lines.join('\n')) === hash ? lines : undefined;
}

function splitLine(line: string): [key: string, value: string] {
  const end = line.indexOf(' ');
  return [line.slice(0, end), line.slice(end + 1)];
}
