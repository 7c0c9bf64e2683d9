import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { canResolveModule, THEME_ALIASES, toPosixPath } from '@octavo/cli/internal';
import { readTsconfigPaths } from '../imports/tsconfig-paths';
import { type Migration, setKey } from '../migration';

/** Converts `compilerOptions.paths` from `tsconfig.json` to aliases, because Rspress resolves imports with it. */
export function addTsconfigAliases(migration: Migration): void {
  const file = join(migration.cwd, 'tsconfig.json');
  const { baseUrl, paths } = readTsconfigPaths(migration.cwd);
  const aliases = Object.entries(paths).flatMap(([pattern, [target]]) => {
    const name = pattern.replace(/\/\*$/, '');
    if (!target || name.includes('*')) return [];
    const path = join(baseUrl, target.replace(/\/\*$/, ''));
    const absolutePath = join(migration.cwd, path);
    // Octavo has an alias of the same name, so that each entry of the folder needs its own.
    if (THEME_ALIASES.includes(name))
      return pattern.endsWith('/*') ? listEntries(absolutePath, name, path) : [];
    // TypeScript ignores missing paths, but Octavo reports missing alias targets as errors.
    return existsSync(absolutePath) || canResolveModule(absolutePath)
      ? [[name, `./${toPosixPath(path)}`] as const]
      : [];
  });
  if (aliases.length === 0) return;
  const known = migration.config.alias as Record<string, string> | undefined;
  const location = { file, line: 1, column: 1 };
  setKey(migration, 'alias', { ...known, ...Object.fromEntries(aliases) }, location);
}

/** Returns an alias for each module and folder in a folder, except for the index file. */
function listEntries(folder: string, name: string, path: string): (readonly [string, string])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const stem = entry.name.replace(/\.[cm]?[jt]sx?$/, '');
    if (stem === 'index' || (stem === entry.name && !entry.isDirectory())) return [];
    return [[`${name}/${stem}`, `./${toPosixPath(join(path, entry.name))}`] as const];
  });
}

/** Returns the aliases of the new configuration, with absolute paths. */
export function resolveAliases({ cwd, config }: Migration): Record<string, string> {
  const alias = (config.alias as Record<string, string> | undefined) ?? {};
  return Object.fromEntries(
    Object.entries(alias).map(([name, path]) => [
      name,
      path.startsWith('.') ? resolve(cwd, path) : path,
    ]),
  );
}
