import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Remembers what was found true, by its content. What was false is tried again. */
export class Passed {
  readonly #folder: string;

  /** @param folder Where it is kept; it may be deleted at any time. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  has(key: string): boolean {
    return existsSync(join(this.#folder, key));
  }

  add(key: string): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, key), '');
  }
}

export function hashOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** Names and contents of the files of a folder, however deep; nothing if there is none. */
export function contentsOf(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]);
}
