import { isAbsolute, relative } from 'node:path';

import type { SourceLocation, StaticValue } from '@octavo/cli/internal';
import { extractData, type Migration, type MigrationRule, setKey } from '../migration';

/** Returns a rule that copies a path and makes it relative to the new configuration file. */
export function copyPathTo(target: string): MigrationRule {
  return (value, migration, location, path) => {
    const data = extractData(value, migration, path);
    if (typeof data === 'string')
      setKey(migration, target, toConfigRelativePath(data, migration), location);
  };
}

/** Converts an absolute path to a path relative to the new configuration file. */
export function toConfigRelativePath(path: string, { cwd }: Migration): string {
  return isAbsolute(path) ? relative(cwd, path) || '.' : path;
}

/** Migrates import aliases and makes their paths relative to the new configuration file. */
export function migrateAliases(
  value: StaticValue,
  migration: Migration,
  location: SourceLocation,
  path: string,
): void {
  const data = extractData(value, migration, path);
  if (typeof data !== 'object' || data === null) return;
  const entries = Object.entries(data as Record<string, unknown>).flatMap(([name, target]) => {
    if (typeof target !== 'string') return [];
    const file = toConfigRelativePath(target, migration);
    const isPath = isAbsolute(target) || target.startsWith('.');
    return [[name, isPath && !file.startsWith('.') ? `./${file}` : file] as const];
  });
  setKey(migration, 'alias', Object.fromEntries(entries), location);
}
