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
import { evaluate } from '../static/evaluate';
import { type ModuleSource, readModule } from '../static/read-module';
import { moduleScope } from '../static/scope';
import type { StaticValue } from '../static/static-value';
import { oldImports } from './old-imports';
import { rspressRules } from './rspress-rules';

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
  keepThemeApart(migration);
  checkResult(migration);
  migration.problems.push(...oldImports(join(cwd, String(migration.config.root))));
  return migration;
}

/** What a configuration file exports, or hands to `define.doc`. */
export function configurationOf(module: ModuleSource): StaticValue {
  const scope = moduleScope(module);
  const exported = module.exports.get('default');
  const documents = module.body
    .flatMap((each) => (each.type === 'ExpressionStatement' ? [each.expression] : []))
    .map((expression) => evaluate(expression, scope))
    .find((value) => value.kind === 'call' && value.name === 'define.doc');
  const value = exported ? evaluate(exported, scope) : documents;
  return unwrap(
    value ?? {
      kind: 'code',
      at: { file: module.file, line: 1, column: 1 },
      text: 'a file without a default export',
    },
  );
}

/** The object in `defineConfig({ … })`, in a function that gives it back, or in both. */
function unwrap(value: StaticValue): StaticValue {
  if (value.kind === 'call') {
    const inner = value.args.find((arg) => arg.kind !== 'plain');
    return inner ? unwrap(inner) : value;
  }
  if (value.kind === 'function' && value.node.body.type !== 'BlockStatement')
    return unwrap(evaluate(value.node.body, value.scope));
  if (value.kind === 'function' && value.node.body.type === 'BlockStatement') {
    const last = value.node.body.body.find((each) => each.type === 'ReturnStatement');
    if (last?.type === 'ReturnStatement' && last.argument)
      return unwrap(evaluate(last.argument, value.scope));
  }
  return value;
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
