import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getInstallCommand, THEME_ALIASES } from '@octavo/cli/internal';
import { findImports, type PageImport } from '../imports/find-imports';
import { createAliasProblem, findMissingPackages } from '../imports/find-missing-packages';
import { type Migration, report, setKey } from '../migration';
import { resolveAliases } from './add-tsconfig-aliases';
import {
  COMPAT_FOLDER,
  generateRuntimeModule,
  generateThemeModule,
  RAW_PLUGIN_SOURCE,
  SASS_PLUGIN_SOURCE,
} from './compat-files';
import {
  getImportHint,
  LIMITS,
  LISTED_KEYS,
  RUNTIME_EXPORTS,
  SHARED_COMPONENTS,
  THEME_EXPORTS,
} from './equivalents';

const RUNTIME_MODULE = /^(?:rspress|@rspress\/core)\/runtime$|^@rspress\/runtime$/;
export const THEME_MODULE =
  /^(?:(?:rspress|@rspress\/core)\/theme(?:-original)?|@rspress\/theme-default|@theme)$/;
/** Component libraries for Rspress sites, which also import the Rspress runtime. */
const RSPRESS_LIBRARY = /^@rstack-dev\//;
/** Import of the text of a file. */
const RAW = /\?raw$/;
const RSPRESS_PACKAGE = /^(?:rspress|@rspress\/[\w-]+)(?:\/|$)/;

/** Adds aliases and replacement modules for Rspress imports. Reports unsupported imports and missing packages. */
export function migrateImports(migration: Migration): void {
  const { cwd, config } = migration;
  const alias = resolveAliases(migration);
  const imports = findImports(join(cwd, String(config.root)), alias);
  migrateRuntime(migration, imports);
  migrateTheme(
    migration,
    imports.filter(({ specifier }) => THEME_MODULE.test(specifier)),
  );
  migrateSass(migration, imports);
  if (imports.some(({ specifier }) => RAW.test(specifier))) {
    migration.files.set(`${COMPAT_FOLDER}/raw.ts`, RAW_PLUGIN_SOURCE);
    migration.plugins.push({ name: 'raw', from: `./${COMPAT_FOLDER}/raw` });
  }
  const others = imports.filter(
    ({ specifier }) => !RUNTIME_MODULE.test(specifier) && !THEME_MODULE.test(specifier),
  );
  for (const each of others.filter(({ specifier }) => RSPRESS_PACKAGE.test(specifier))) {
    report(
      migration,
      each,
      `"${each.specifier}" has no equivalent in Octavo.`,
      'Reimplement it, or use `alias` to map it to a different module.',
      'build',
    );
  }
  const rest = others.filter(
    ({ specifier }) =>
      !RSPRESS_PACKAGE.test(specifier) && !isAliased(specifier, alias) && !RAW.test(specifier),
  );
  const isTheme = ({ specifier }: PageImport) => /^@theme(?:-original)?\//.test(specifier);
  const packages = rest.filter((each) => !isTheme(each));
  migration.problems.push(...rest.filter(isTheme).map(createAliasProblem));
  migration.problems.push(...findMissingPackages(packages, cwd));
}

function migrateRuntime(migration: Migration, imports: readonly PageImport[]): void {
  const runtimeImports = imports.filter(({ specifier }) => RUNTIME_MODULE.test(specifier));
  const [first] = imports.filter(
    ({ specifier }) => RUNTIME_MODULE.test(specifier) || RSPRESS_LIBRARY.test(specifier),
  );
  if (!first) return;
  const { cwd, config } = migration;
  const file = String(config.i18nSourcePath ?? 'i18n.json');
  const i18nFile = existsSync(join(cwd, file)) ? file : undefined;
  reportMissingExports(
    migration,
    runtimeImports,
    (name) =>
      name === 'NoSSR' ||
      (Object.hasOwn(RUNTIME_EXPORTS, name) && (i18nFile !== undefined || name !== 'useI18n')),
  );
  reportUnlistedKeys(migration, runtimeImports);
  reportLimits(migration, runtimeImports, `${COMPAT_FOLDER}/runtime.ts`);
  const base = String(config.base ?? '/');
  migration.files.set(
    `${COMPAT_FOLDER}/runtime.ts`,
    generateRuntimeModule({ base, langs: findLangs(config), i18nFile }),
  );
  for (const specifier of new Set([
    '@rspress/core/runtime',
    ...runtimeImports.map((each) => each.specifier),
  ]))
    addAlias(migration, specifier, `./${COMPAT_FOLDER}/runtime.ts`, first);
}

/** Reports frontmatter keys that a component reads from a list of pages, and that lists do not contain by default. */
function reportUnlistedKeys(migration: Migration, imports: readonly PageImport[]): void {
  for (const each of imports.filter(({ names }) => names.includes('usePages'))) {
    const source = readFileSync(each.file, 'utf8');
    const keys = [...source.matchAll(/\bfrontmatter\??\.(\w+)/g)].map(([, key]) => key!);
    for (const key of new Set(keys.filter((name) => !LISTED_KEYS.includes(name))))
      report(
        migration,
        each,
        `The pages of \`usePages\` have no frontmatter key \`${key}\`.`,
        `Declare \`${key}\` in \`frontmatter\` of docs.config.ts.`,
        'readers',
      );
  }
}

/** Returns the unique language tags of the site. */
function findLangs({ lang = 'en', locales, themeConfig }: Migration['config']): string[] {
  const { locales: themeLocales } = (themeConfig ?? {}) as { locales?: unknown };
  const listed = [locales ?? [], themeLocales ?? []].flat() as { lang?: unknown }[];
  return [...new Set([lang, ...listed.map((locale) => locale.lang)].map(String))];
}

function migrateTheme(migration: Migration, imports: readonly PageImport[]): void {
  const isExtra = (name: string) => Object.hasOwn(THEME_EXPORTS, name);
  reportMissingExports(
    migration,
    imports,
    (name) => isExtra(name) || SHARED_COMPONENTS.includes(name),
  );
  reportLimits(migration, imports, `${COMPAT_FOLDER}/theme.ts`);
  const extra = importedNames(imports).filter(isExtra);
  if (extra.length > 0)
    migration.files.set(`${COMPAT_FOLDER}/theme.ts`, generateThemeModule(extra));
  for (const specifier of new Set(imports.map((each) => each.specifier))) {
    const names = importedNames(imports.filter((each) => each.specifier === specifier));
    // The `$` suffix overrides the built-in alias for the module, but not for its subpaths.
    const name = THEME_ALIASES.includes(specifier) ? `${specifier}$` : specifier;
    if (names.some(isExtra)) addAlias(migration, name, `./${COMPAT_FOLDER}/theme.ts`, imports[0]!);
    else if (!THEME_ALIASES.includes(specifier))
      addAlias(migration, specifier, '@octavo/theme/mdx', imports[0]!);
  }
}

function migrateSass(migration: Migration, imports: readonly PageImport[]): void {
  const first = imports.find(({ specifier }) => /\.s[ac]ss$/.test(specifier));
  if (!first) return;
  migration.files.set(`${COMPAT_FOLDER}/sass.ts`, SASS_PLUGIN_SOURCE);
  migration.plugins.push({ name: 'sass', from: `./${COMPAT_FOLDER}/sass` });
  const loader = { ...first, specifier: 'sass-loader', names: [] };
  const missing = findMissingPackages([loader, { ...loader, specifier: 'sass' }], migration.cwd);
  if (missing.length > 0) {
    report(
      migration,
      first,
      'Sass stylesheets require the `sass` and `sass-loader` packages.',
      `Run \`${getInstallCommand(['sass', 'sass-loader'], migration.cwd, true)}\`, or convert the stylesheets to CSS.`,
      'build',
    );
  }
}

function reportMissingExports(
  migration: Migration,
  imports: readonly PageImport[],
  has: (name: string) => boolean,
): void {
  for (const each of imports) {
    for (const name of each.names.filter((name) => name !== '*' && !has(name))) {
      const message = `"${name}" from "${each.specifier}" has no equivalent in Octavo.`;
      report(migration, each, message, getImportHint(name), 'build');
    }
  }
}

/** Reports imports of replacements that do less than the original, and imports of a whole module. */
function reportLimits(
  migration: Migration,
  imports: readonly PageImport[],
  replacement: string,
): void {
  for (const each of imports)
    for (const name of each.names) {
      if (name === '*')
        report(
          migration,
          each,
          `All exports of "${each.specifier}" are imported, but only some have an equivalent in Octavo.`,
          `Import the exports by name. ${replacement} and @octavo/theme/mdx have those with an equivalent.`,
        );
      else if (Object.hasOwn(LIMITS, name))
        report(
          migration,
          each,
          `The replacement for \`${name}\` ${LIMITS[name]}.`,
          `Check the places that use it, or change it in ${replacement}.`,
          'cosmetic',
        );
    }
}

function importedNames(imports: readonly PageImport[]): string[] {
  return [...new Set(imports.flatMap(({ names }) => names))].toSorted();
}

function addAlias(migration: Migration, name: string, target: string, location: PageImport): void {
  const known = migration.config.alias as Record<string, string> | undefined;
  setKey(migration, 'alias', { ...known, [name]: target }, location);
}

function isAliased(specifier: string, alias: Readonly<Record<string, string>>): boolean {
  return Object.keys(alias).some((name) => specifier === name || specifier.startsWith(`${name}/`));
}
