import { type SourceLocation, type StaticValue, toData } from '@octavo/cli/internal';

import { type ReadConfiguration, readStatically } from './config/read-configuration';
import type { Impact, MigrationProblem } from './report/migration-problem';

/** Hint for values that cannot be read without executing the configuration. */
export const COMPUTED_HINT =
  'Set the value in docs.config.ts manually, or run the command with `--run`.';

/** Migration state: the new configuration, and problems found in the original configuration. */
export interface Migration {
  /** Folder of the new configuration file. Paths in the configuration are relative to this folder. */
  readonly cwd: string;
  /** Reads a configuration file of the original site. */
  readonly readConfiguration: ReadConfiguration;
  readonly config: Record<string, unknown>;
  readonly problems: MigrationProblem[];
  /** Locations in the original configuration, by key path in the new configuration. */
  readonly origins: Map<string, SourceLocation>;
  /** Source code of generated modules, by path relative to the working directory. */
  readonly files: Map<string, string>;
  /** Absolute paths of files that are already written. */
  readonly written: string[];
  /** Plugins exported by the generated modules. */
  readonly plugins: { name: string; from: string }[];
  /** Absolute path of the original folder whose files are served as they are. Only set for VitePress sites. */
  readonly publicFolder?: string;
}

/** Function that migrates a single key of the original configuration. */
export type MigrationRule = (
  value: StaticValue,
  migration: Migration,
  location: SourceLocation,
  path: string,
) => void;
/** Migration rules, by configuration key. */
export type MigrationRules = Record<string, MigrationRule>;

/** Creates an empty migration. */
export function createMigration(
  cwd: string,
  readConfiguration: ReadConfiguration = readStatically,
): Migration {
  return {
    cwd,
    readConfiguration,
    config: {},
    problems: [],
    origins: new Map(),
    files: new Map(),
    written: [],
    plugins: [],
  };
}

/** Adds a problem to a migration. */
export function report(
  { problems }: Migration,
  { file, line, column }: SourceLocation,
  message: string,
  hint: string,
  impact?: Impact,
): void {
  problems.push({ file, line, column, message, hint, ...(impact && { impact }) });
}

/** Turns off the redirect by browser language, which VitePress, Docusaurus and Starlight do not have. */
export function disableLanguageRedirect(migration: Migration, location: SourceLocation): void {
  setKey(migration, 'themeConfig.localeRedirect', 'never', location);
}

/** Sets a key in the new configuration by path, such as `themeConfig.nav`. */
export function setKey(
  migration: Migration,
  path: string,
  value: unknown,
  location: SourceLocation,
): void {
  if (value === undefined) return;
  const keys = path.split('.');
  let target = migration.config;
  for (const key of keys.slice(0, -1)) {
    target[key] ??= {};
    target = target[key] as Record<string, unknown>;
  }
  target[keys.at(-1)!] = value;
  migration.origins.set(path, location);
}

/** Adds a redirect, unless it leads to the same route. */
export function addRedirect(
  migration: Migration,
  from: string,
  to: string,
  location: SourceLocation,
): void {
  const known = migration.config.redirects as Record<string, string> | undefined;
  if (from !== to) setKey(migration, 'redirects', { ...known, [from]: to }, location);
}

/** Makes links to missing headings warnings and reports it, because the original tool does not check them. */
export function allowDeadAnchors(migration: Migration, at: SourceLocation): void {
  setKey(migration, 'check', { rules: { 'dead-anchor': 'warn' } }, at);
  report(
    migration,
    at,
    'Links to missing headings are warnings, because the original site does not check them.',
    'Fix the links that `octavo check` lists, and remove `dead-anchor` from `check.rules`.',
    'info',
  );
}

/** Makes dead links warnings and reports it, by default because the original site does not check all links. */
export function allowDeadLinks(
  migration: Migration,
  at: SourceLocation,
  reason = 'the original site does not check all links',
): void {
  setKey(migration, 'check', { rules: { 'dead-anchor': 'warn', 'dead-link': 'warn' } }, at);
  report(
    migration,
    at,
    `Dead links are warnings, because ${reason}.`,
    'Fix the links that `octavo check` lists, and remove `dead-anchor` and `dead-link` from `check.rules`.',
    'info',
  );
}

/** Converts a static value to plain data and reports dynamic values. */
export function extractData(value: StaticValue, migration: Migration, path: string): unknown {
  return toData(
    value,
    (dynamic, subpath) => {
      const source = dynamic.kind === 'dynamic' ? truncate(dynamic.text) : describe(dynamic);
      const key = `${path}${subpath}`;
      report(
        migration,
        dynamic.at,
        `${key ? `\`${key}\`` : 'The configuration'} was not migrated, because its value is dynamic: ${source}`,
        COMPUTED_HINT,
      );
    },
    '',
  );
}

/** Applies migration rules to the keys of an object. Reports keys without a rule. */
export function applyRules(
  value: StaticValue | undefined,
  rules: MigrationRules,
  migration: Migration,
  path = '',
): void {
  if (value === undefined) return;
  if (value.kind !== 'object') {
    extractData(value, migration, path);
    return;
  }
  for (const [key, entry] of value.entries) {
    const full = path ? `${path}.${key}` : key;
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (rule) rule(entry.value, migration, entry.at, full);
    else
      report(
        migration,
        entry.at,
        `\`${full}\` was not migrated.`,
        'docs.config.ts does not support this key. See the configuration reference for alternatives.',
      );
  }
}

/** Returns a rule that copies the value to a key of the new configuration. */
export function copyTo(target: string): MigrationRule {
  return (value, migration, location, path) =>
    setKey(migration, target, extractData(value, migration, path), location);
}

/** Migration rule that silently ignores a key. */
export const ignoreKey: MigrationRule = () => {};

/** Returns rules that silently ignore keys. */
export function ignoreKeys(...keys: string[]): MigrationRules {
  return Object.fromEntries(keys.map((key) => [key, ignoreKey]));
}

/** Migration rule for a key that other code migrates. Reports the parts of the value that are computed. */
export const reportComputed: MigrationRule = (value, migration, _location, path) => {
  extractData(value, migration, path);
};

/** Returns a rule that reports an unsupported key, unless its value is the default or missing. */
export function reportUnless(
  defaultValue: boolean | string,
  hint: string,
  impact?: Impact,
): MigrationRule {
  const rule = reportUnsupported(hint, impact);
  return (value, migration, location, path) => {
    if (value.kind === 'plain' && (value.value ?? defaultValue) === defaultValue) return;
    rule(value, migration, location, path);
  };
}

/** Returns a rule that reports an unsupported key, with a hint about alternatives. */
export function reportUnsupported(hint: string, impact?: Impact): MigrationRule {
  return (_value, migration, location, path) =>
    report(migration, location, `\`${path}\` was not migrated.`, hint, impact);
}

/** Hint for the text between the title of a page and that of the site. */
export const TITLE_HINT =
  'Octavo separates the page title from the site title with a dash. To use another separator on a page, set `titleSuffix` in its frontmatter.';

/** Hint for other heading levels in the outline. */
export const OUTLINE_HINT = 'The outline shows headings of the levels 2 to 4.';

/** Hint for keys that configure the bundler. */
export const BUNDLER_HINT = "Use a plugin's `bundler` hook to change the Rspack configuration.";

/** Returns a hint to use an official plugin. */
export function suggestPlugin(name: 'math' | 'mermaid' | 'twoslash'): string {
  return `Install @octavo/plugins, and add \`${name}()\` from @octavo/plugins/${name} to \`plugins\`.`;
}

/** Returns a rule that applies migration rules to the keys of a nested object. */
export function applyNested(rules: MigrationRules): MigrationRule {
  return (value, migration, _place, path) => applyRules(value, rules, migration, path);
}

function describe(value: StaticValue): string {
  if (value.kind === 'function') return 'a function';
  if (value.kind === 'call') return `a call to \`${value.name}\``;
  return value.kind === 'import' ? `an import from "${value.from}"` : value.kind;
}

function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 50 ? `${line.slice(0, 47)}...` : line;
}
