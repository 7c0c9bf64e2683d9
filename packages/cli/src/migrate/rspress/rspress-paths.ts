import { isAbsolute, relative } from 'node:path';

import type { Place, StaticValue } from '../../config-source/static-value';
import { dataOf, type Migration, type Rule, set } from '../migration';

/** A path, relative to the new configuration. */
export function pathTo(target: string): Rule {
  return (value, migration, place, path) => {
    const data = dataOf(value, migration, path);
    if (typeof data === 'string') set(migration, target, fromHere(data, migration), place);
  };
}

export function fromHere(path: string, { cwd }: Migration): string {
  return isAbsolute(path) ? relative(cwd, path) || '.' : path;
}

/** Names of modules, with paths that begin at the new configuration. */
export function aliases(
  value: StaticValue,
  migration: Migration,
  place: Place,
  path: string,
): void {
  const data = dataOf(value, migration, path);
  if (typeof data !== 'object' || data === null) return;
  const entries = Object.entries(data as Record<string, unknown>).flatMap(([name, target]) => {
    if (typeof target !== 'string') return [];
    const file = fromHere(target, migration);
    const isPath = isAbsolute(target) || target.startsWith('.');
    return [[name, isPath && !file.startsWith('.') ? `./${file}` : file] as const];
  });
  set(migration, 'alias', Object.fromEntries(entries), place);
}
