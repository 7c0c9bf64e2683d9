import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { THEME_ALIASES } from '../../model/theme-aliases';
import { type Migration, report, set } from '../migration';
import { BRIDGE, runtimeFile, SASS_FILE, themeFile } from './bridge-files';
import { COMPONENTS, hintFor, RUNTIME, THEME } from './equal-names';
import { missingPackages } from './missing-packages';
import { type ReachedImport, reachedImports } from './reached-imports';

const AT_RUN_TIME = /^(?:rspress|@rspress\/core)\/runtime$|^@rspress\/runtime$/;
const OF_THEME =
  /^(?:(?:rspress|@rspress\/core)\/theme(?:-original)?|@rspress\/theme-default|@theme)$/;
/** Packages of components for its sites, which take from it what pages do. */
const FOR_RSPRESS = /^@rstack-dev\//;
const OF_RSPRESS = /^(?:rspress|@rspress\/[\w-]+)(?:\/|$)/;

/** Let what pages import from Rspress be found, as far as there is an equal; report the rest and what is not installed. */
export function carryImports(migration: Migration): void {
  const { cwd, config } = migration;
  const alias = Object.fromEntries(
    Object.entries((config.alias as Record<string, string> | undefined) ?? {}).map(
      ([name, path]) => [name, path.startsWith('.') ? resolve(cwd, path) : path],
    ),
  );
  const imports = reachedImports(join(cwd, String(config.root)), alias);
  carryRuntime(migration, imports);
  carryTheme(
    migration,
    imports.filter(({ specifier }) => OF_THEME.test(specifier)),
  );
  carrySass(migration, imports);
  const others = imports.filter(
    ({ specifier }) => !AT_RUN_TIME.test(specifier) && !OF_THEME.test(specifier),
  );
  for (const each of others.filter(({ specifier }) => OF_RSPRESS.test(specifier))) {
    report(
      migration,
      each,
      `Expected an import that Octavo can resolve, got "${each.specifier}".`,
      'Write what it does anew, or name another module for it in alias.',
    );
  }
  const rest = others.filter(
    ({ specifier }) => !OF_RSPRESS.test(specifier) && !isAliased(specifier, alias),
  );
  migration.problems.push(...missingPackages(rest, cwd));
}

function carryRuntime(migration: Migration, imports: readonly ReachedImport[]): void {
  const own = imports.filter(({ specifier }) => AT_RUN_TIME.test(specifier));
  const [first] = imports.filter(
    ({ specifier }) => AT_RUN_TIME.test(specifier) || FOR_RSPRESS.test(specifier),
  );
  if (!first) return;
  const { cwd, config } = migration;
  const file = String(config.i18nSourcePath ?? 'i18n.json');
  const texts = existsSync(join(cwd, file)) ? file : undefined;
  reportOthers(
    migration,
    own,
    (name) =>
      name === 'NoSSR' ||
      (Object.hasOwn(RUNTIME, name) && (texts !== undefined || name !== 'useI18n')),
  );
  const base = String(config.base ?? '/');
  migration.files.set(`${BRIDGE}/runtime.ts`, runtimeFile({ base, langs: langsOf(config), texts }));
  for (const specifier of new Set(['@rspress/core/runtime', ...own.map((each) => each.specifier)]))
    addAlias(migration, specifier, `./${BRIDGE}/runtime.ts`, first);
}

/** Languages of the site, each once. */
function langsOf({ lang = 'en', locales, themeConfig }: Migration['config']): string[] {
  const { locales: own } = (themeConfig ?? {}) as { locales?: unknown };
  const listed = [locales ?? [], own ?? []].flat() as { lang?: unknown }[];
  return [...new Set([lang, ...listed.map((locale) => locale.lang)].map(String))];
}

function carryTheme(migration: Migration, imports: readonly ReachedImport[]): void {
  const isExtra = (name: string) => Object.hasOwn(THEME, name);
  reportOthers(migration, imports, (name) => isExtra(name) || COMPONENTS.includes(name));
  const extra = namesOf(imports).filter(isExtra);
  if (extra.length > 0) migration.files.set(`${BRIDGE}/theme.ts`, themeFile(extra));
  for (const specifier of new Set(imports.map((each) => each.specifier))) {
    const own = namesOf(imports.filter((each) => each.specifier === specifier));
    // In place of what the name means without being told to: the module itself, not what is below it.
    const name = THEME_ALIASES.includes(specifier) ? `${specifier}$` : specifier;
    if (own.some(isExtra)) addAlias(migration, name, `./${BRIDGE}/theme.ts`, imports[0]!);
    else if (!THEME_ALIASES.includes(specifier))
      addAlias(migration, specifier, '@octavo/theme/mdx', imports[0]!);
  }
}

function carrySass(migration: Migration, imports: readonly ReachedImport[]): void {
  const first = imports.find(({ specifier }) => /\.s[ac]ss$/.test(specifier));
  if (!first) return;
  migration.files.set(`${BRIDGE}/sass.ts`, SASS_FILE);
  migration.plugins.push({ name: 'sass', from: `./${BRIDGE}/sass` });
  const loader = { ...first, specifier: 'sass-loader', names: [] };
  const missing = missingPackages([loader, { ...loader, specifier: 'sass' }], migration.cwd);
  if (missing.length > 0) {
    report(
      migration,
      first,
      'Expected the packages sass and sass-loader for style sheets in Sass, got none.',
      'Install them: npm install --save-dev sass sass-loader. Or write the style sheets as CSS.',
    );
  }
}

function reportOthers(
  migration: Migration,
  imports: readonly ReachedImport[],
  has: (name: string) => boolean,
): void {
  for (const each of imports) {
    for (const name of each.names.filter((name) => name !== '*' && !has(name))) {
      const message = `Expected an equal of ${name} from "${each.specifier}", got none.`;
      report(migration, each, message, hintFor(name));
    }
  }
}

function namesOf(imports: readonly ReachedImport[]): string[] {
  return [...new Set(imports.flatMap(({ names }) => names))].toSorted();
}

function addAlias(migration: Migration, name: string, target: string, place: ReachedImport): void {
  const known = migration.config.alias as Record<string, string> | undefined;
  set(migration, 'alias', { ...known, [name]: target }, place);
}

function isAliased(specifier: string, alias: Readonly<Record<string, string>>): boolean {
  return Object.keys(alias).some((name) => specifier === name || specifier.startsWith(`${name}/`));
}
