import { expect, test } from 'vitest';

import { createMigration } from '../migration';
import { useTempSite } from '../testing/temp-site';
import { LIMITS, RUNTIME_EXPORTS, THEME_EXPORTS } from './equivalents';
import { migrateImports } from './migrate-imports';

const site = useTempSite();

function problemsOf(page: string) {
  site.write({ 'docs/index.mdx': page });
  const migration = createMigration(site.cwd);
  migration.config.root = 'docs';
  migrateImports(migration);
  return migration.problems.map(({ line, impact, message }) => `${line} ${impact} ${message}`);
}

test('each replacement with a limit is reported with its place', () => {
  for (const [name, limit] of Object.entries(LIMITS)) {
    const module = Object.hasOwn(THEME_EXPORTS, name) ? 'theme' : 'runtime';
    expect(problemsOf(`\nimport { ${name} } from '@rspress/core/${module}';\n`)).toEqual([
      `2 cosmetic The replacement for \`${name}\` ${limit}.`,
    ]);
  }
});

test('limits only name existing replacements', () => {
  for (const name of Object.keys(LIMITS))
    expect({ ...THEME_EXPORTS, ...RUNTIME_EXPORTS }).toHaveProperty(name);
});

test.each(['theme', 'runtime'])('names imports of all exports of the %s', (module) => {
  expect(problemsOf(`import * as all from '@rspress/core/${module}';\n`)).toEqual([
    `1 undefined All exports of "@rspress/core/${module}" are imported, but only some have an equivalent in Octavo.`,
  ]);
});
