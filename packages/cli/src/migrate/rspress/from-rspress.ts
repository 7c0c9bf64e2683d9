import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';

import { configurationOf } from '../../config-source/configuration-of';
import { readModule } from '../../config-source/read-module';
import { checkResult } from '../check-result';
import { applyRules, createMigration, type Migration, report, set } from '../migration';
import { carryImports } from './carry-imports';
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
  carryImports(migration);
  return migration;
}

/** A theme folder that was written for Rspress cannot be bundled; overrides go into a folder of their own. */
function keepThemeApart(migration: Migration): void {
  const file = ['index.tsx', 'index.ts', 'index.jsx', 'index.js']
    .map((name) => join(migration.cwd, 'theme', name))
    .find((path) => existsSync(path));
  if (!file) return;
  const place = { file, line: 1, column: 1 };
  set(migration, 'themeDir', 'octavo-theme', place);
  reportHomePages(migration);
  report(
    migration,
    place,
    'The theme folder of Rspress: not carried over.',
    'Write what pages import from @theme into octavo-theme/index.tsx, beside: export * from "@octavo/theme/mdx".',
  );
}

/** Home pages that the theme folder drew, without a word of their own. */
function reportHomePages(migration: Migration): void {
  const root = join(migration.cwd, String(migration.config.root));
  for (const path of globSync(['**/index.{md,mdx}'], { cwd: root }).toSorted()) {
    const file = join(root, path);
    const [, head = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(file, 'utf8')) ?? [];
    if (!/^pageType:\s*['"]?home/m.test(head) || /^hero:/m.test(head)) continue;
    report(
      migration,
      { file, line: 1, column: 1 },
      'Expected a hero in the frontmatter of a home page, got none: the theme folder drew it.',
      'Write hero, features and toolStack into its frontmatter.',
    );
  }
}
