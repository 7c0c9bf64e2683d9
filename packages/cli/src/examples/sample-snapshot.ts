import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a sample at one moment, by path relative to its folder, with slashes. */
export type Snapshot = ReadonlyMap<string, string>;

/** Files that an import of a TypeScript file can resolve to. */
const IMPORTABLE = /\.(?:[cm]?[jt]sx?|json)$/;
const SKIPPED = new Set(['node_modules', '_modules', '.git']);

/** Reads the files of a sample that affect its types. Commands can change the files later. */
export function readSnapshot(folder: string): Snapshot {
  const files = new Map<string, string>();
  const read = (path: string): void => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const child = `${path}${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) read(`${child}/`);
      } else if (entry.isFile() && IMPORTABLE.test(entry.name))
        files.set(child, readFileSync(join(folder, child), 'utf8'));
    }
  };
  read('');
  return files;
}

/** Returns the paths of the TypeScript files of a sample, without build output. */
export function findScripts(snapshot: Snapshot): string[] {
  return [...snapshot.keys()].filter(
    (path) => /\.[cm]?tsx?$/.test(path) && !/(?:^|\/)dist\//.test(path),
  );
}
