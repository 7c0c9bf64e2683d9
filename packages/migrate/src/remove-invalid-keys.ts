import { findInvalidPaths, type SourceLocation, type UserConfig } from '@octavo/cli/internal';
import { type Migration, report } from './migration';

/** Removes keys that do not match the schema and reports them at their original locations. */
export function removeInvalidKeys(migration: Migration): UserConfig {
  const { config, origins } = migration;
  for (let round = 0; round < 20; round++) {
    const invalid = findInvalidPaths(config);
    if (invalid.length === 0) break;
    for (const invalidPath of invalid) {
      const path = removeKey(config, invalidPath);
      const location = findOrigin(path, origins);
      if (!location) continue;
      const name = path.map(String).join('.');
      report(
        migration,
        location,
        `\`${name}\` was not migrated, because its value is not valid in docs.config.ts.`,
        'See the configuration reference for valid values.',
      );
    }
  }
  return config as UserConfig;
}

function findOrigin(
  path: readonly PropertyKey[],
  origins: Map<string, SourceLocation>,
): SourceLocation | undefined {
  for (let length = path.length; length > 0; length--) {
    const location = origins.get(path.slice(0, length).map(String).join('.'));
    if (location) return location;
  }
  return undefined;
}

/**
 * Removes a key. If a required key is missing, the object without the key is removed.
 *
 * @returns the path of the removed value
 */
function removeKey(root: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] {
  let target = root;
  for (const key of path.slice(0, -1)) target = (target as Record<PropertyKey, unknown>)?.[key];
  const last = path.at(-1);
  if (last === undefined || typeof target !== 'object' || target === null) return path;
  if (!Object.hasOwn(target, last)) return removeKey(root, path.slice(0, -1));
  if (Array.isArray(target)) target.splice(Number(last), 1);
  else delete (target as Record<PropertyKey, unknown>)[last];
  return path;
}
