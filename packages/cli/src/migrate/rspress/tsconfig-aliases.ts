import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'jsonc-parser';

import { type Migration, set } from '../migration';

/** Names that mean the theme whatever a site says. */
const OWN = new Set(['@theme', 'rspress/theme', '@rspress/core/theme']);

/** Rsbuild, and so Rspress, resolves by the `paths` of tsconfig.json first; here they are aliases. */
export function takeTsconfigAliases(migration: Migration): void {
  const file = join(migration.cwd, 'tsconfig.json');
  if (!existsSync(file)) return;
  const tsconfig = parse(readFileSync(file, 'utf8')) as
    | { compilerOptions?: { baseUrl?: string; paths?: Record<string, string[]> } }
    | undefined;
  const { baseUrl = '.', paths = {} } = tsconfig?.compilerOptions ?? {};
  const aliases = Object.entries(paths).flatMap(([pattern, [target]]) => {
    const name = pattern.replace(/\/\*$/, '');
    if (!target || OWN.has(name) || name.includes('*')) return [];
    return [
      [name, `./${join(baseUrl, target.replace(/\/\*$/, '')).replaceAll('\\', '/')}`] as const,
    ];
  });
  if (aliases.length === 0) return;
  const known = migration.config.alias as Record<string, string> | undefined;
  const place = { file, line: 1, column: 1 };
  set(migration, 'alias', { ...known, ...Object.fromEntries(aliases) }, place);
}
