import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  applyRules,
  checkResult,
  createMigration,
  type Migration,
  report,
  set,
} from '../migration';
import { configurationOf } from '../static/configuration-of';
import { readModule } from '../static/read-module';
import { oldImports } from './old-imports';
import { rspressRules } from './rspress-rules';
import { takeTsconfigAliases } from './tsconfig-aliases';

/** Make a configuration of one that was written for Rspress. */
export function fromRspress(file: string): Migration {
  const cwd = dirname(file);
  const migration = createMigration(cwd);
  const module = readModule(file);
  const start = { file, line: 1, column: 1 };
  // What Rspress does where its configuration says nothing.
  set(migration, 'root', 'docs', start);
  set(migration, 'outDir', 'doc_build', start);
  set(migration, 'route', { cleanUrls: false }, start);
  applyRules(configurationOf(module), rspressRules, migration);
  takeTsconfigAliases(migration);
  keepThemeApart(migration);
  checkResult(migration);
  migration.problems.push(...oldImports(join(cwd, String(migration.config.root))));
  return migration;
}

/** A theme folder that was written for Rspress cannot be bundled; parts are written anew in one of its own. */
function keepThemeApart(migration: Migration): void {
  const file = ['index.tsx', 'index.ts', 'index.jsx', 'index.js']
    .map((name) => join(migration.cwd, 'theme', name))
    .find((path) => existsSync(path));
  if (!file) return;
  const place = { file, line: 1, column: 1 };
  set(migration, 'themeDir', 'octavo-theme', place);
  report(
    migration,
    place,
    'The theme folder of Rspress: not carried over.',
    'Write what pages import from @theme into octavo-theme/index.tsx, beside: export * from "@octavo/theme/mdx".',
  );
}
