import { type SourceLocation, type StaticValue, toData } from '../config-source/static-value';
import type { Problem } from '../model/errors';

/** State of a migration: the new configuration, and the problems of the old one. */
export interface Migration {
  /** Folder of the new configuration. Its paths are relative to this folder. */
  readonly cwd: string;
  readonly config: Record<string, unknown>;
  readonly problems: Problem[];
  /** Original location of each key, by its path. */
  readonly origins: Map<string, SourceLocation>;
  /** Source code of additional modules, by path relative to the configuration. */
  readonly files: Map<string, string>;
  /** Plugins that these modules export. */
  readonly plugins: { name: string; from: string }[];
}

/** Migrates one key of the old configuration. */
export type Rule = (
  value: StaticValue,
  migration: Migration,
  location: SourceLocation,
  path: string,
) => void;
/** Migration rules by key. */
export type Rules = Record<string, Rule>;

/** Returns an empty migration. */
export function createMigration(cwd: string): Migration {
  return { cwd, config: {}, problems: [], origins: new Map(), files: new Map(), plugins: [] };
}

/** Adds a problem to a migration. */
export function report(
  { problems }: Migration,
  { file, line, column }: SourceLocation,
  message: string,
  hint: string,
): void {
  problems.push({ file, line, column, message, hint });
}

/** Sets a key of the new configuration by its path, such as `themeConfig.nav`. */
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

/** Converts a value to data and reports its dynamic parts. */
export function extractData(value: StaticValue, migration: Migration, path: string): unknown {
  return toData(
    value,
    (dynamic, subpath) => {
      const source = dynamic.kind === 'dynamic' ? truncate(dynamic.text) : describe(dynamic);
      report(
        migration,
        dynamic.at,
        `${path}${subpath} was not migrated, because its value is dynamic: ${source}`,
        'Set the value in docs.config.ts manually.',
      );
    },
    '',
  );
}

/** Applies rules to the keys of an object. Reports keys without a rule. */
export function applyRules(
  value: StaticValue | undefined,
  rules: Rules,
  migration: Migration,
  path = '',
): void {
  if (value === undefined) return;
  if (value.kind !== 'object') {
    extractData(value, migration, path || 'The configuration');
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
        `${full} was not migrated.`,
        'docs.config.ts has no such key. See the configuration reference for alternatives.',
      );
  }
}

/** Returns a rule that copies the value to another key. */
export function copyTo(target: string): Rule {
  return (value, migration, location, path) =>
    setKey(migration, target, extractData(value, migration, path), location);
}

/** Rule for keys that need no migration. */
export const ignored: Rule = () => {};

/** Returns a rule that reports a key as not migrated, with a hint. */
export function unsupported(hint: string): Rule {
  return (_value, migration, location, path) =>
    report(migration, location, `${path} was not migrated.`, hint);
}

/** Hint for keys that configure the bundler. */
export const BUNDLER_HINT = 'Use the bundler hook of a plugin to change the Rspack configuration.';

/** Returns a rule that applies rules to the keys of an object. */
export function nested(rules: Rules): Rule {
  return (value, migration, _place, path) => applyRules(value, rules, migration, path);
}

function describe(value: StaticValue): string {
  if (value.kind === 'function') return 'a function';
  if (value.kind === 'call') return `a call of ${value.name}`;
  return value.kind === 'import' ? `an import from "${value.from}"` : value.kind;
}

function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 50 ? `${line.slice(0, 47)}...` : line;
}
