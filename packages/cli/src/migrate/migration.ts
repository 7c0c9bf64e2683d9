import { type Place, type StaticValue, toData } from '../config-source/static-value';
import type { Problem } from '../model/errors';

/** A configuration in the making, and what of the old one it cannot say. */
export interface Migration {
  /** Folder the paths of the new configuration are relative to. */
  readonly cwd: string;
  readonly config: Record<string, unknown>;
  readonly problems: Problem[];
  /** Where each key came from, by its path. */
  readonly origins: Map<string, Place>;
  /** Modules that are written beside the configuration, by their path. */
  readonly files: Map<string, string>;
  /** Plugins of those modules. */
  readonly plugins: { name: string; from: string }[];
}

/** What becomes of one key of a foreign configuration. */
export type Rule = (value: StaticValue, migration: Migration, place: Place, path: string) => void;
export type Rules = Record<string, Rule>;

export function createMigration(cwd: string): Migration {
  return { cwd, config: {}, problems: [], origins: new Map(), files: new Map(), plugins: [] };
}

export function report(
  { problems }: Migration,
  { file, line, column }: Place,
  message: string,
  hint: string,
): void {
  problems.push({ file, line, column, message, hint });
}

/** Set a key by its path, such as `themeConfig.nav`. */
export function set(migration: Migration, path: string, value: unknown, place: Place): void {
  if (value === undefined) return;
  const keys = path.split('.');
  let target = migration.config;
  for (const key of keys.slice(0, -1)) {
    target[key] ??= {};
    target = target[key] as Record<string, unknown>;
  }
  target[keys.at(-1)!] = value;
  migration.origins.set(path, place);
}

/** The value as data; what only a run could tell is reported. */
export function dataOf(value: StaticValue, migration: Migration, path: string): unknown {
  return toData(
    value,
    (code, below) => {
      const shown = code.kind === 'code' ? shorten(code.text) : `a ${wordFor(code)}`;
      report(
        migration,
        code.at,
        `${path}${below}: expected a value that stands in the file, got ${shown}.`,
        'Write what it comes to into docs.config.ts by hand.',
      );
    },
    '',
  );
}

/** Apply rules to the keys of an object; keys without one are reported. */
export function applyRules(
  value: StaticValue | undefined,
  rules: Rules,
  migration: Migration,
  path = '',
): void {
  if (value === undefined) return;
  if (value.kind !== 'object') {
    dataOf(value, migration, path || 'The configuration');
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
        `${full}: not carried over.`,
        'docs.config.ts has no key for it; see what its reference offers instead.',
      );
  }
}

/** The same value under another key. */
export function copyTo(target: string): Rule {
  return (value, migration, place, path) =>
    set(migration, target, dataOf(value, migration, path), place);
}

/** Nothing to do: Octavo does so anyway. */
export const settled: Rule = () => {};

/** Not carried over, with what to do. */
export function unable(hint: string): Rule {
  return (_value, migration, place, path) =>
    report(migration, place, `${path}: not carried over.`, hint);
}

/** What to do where a configuration reaches into its bundler. */
export const OWN_BUNDLER = 'The bundler hook of a plugin can change the configuration of Rspack.';

/** Rules for the keys of an object. */
export function inside(rules: Rules): Rule {
  return (value, migration, _place, path) => applyRules(value, rules, migration, path);
}

function wordFor(value: StaticValue): string {
  if (value.kind === 'function') return 'function';
  if (value.kind === 'call') return `call of ${value.name}`;
  return value.kind === 'foreign' ? `value of ${value.from}` : value.kind;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 50 ? `${line.slice(0, 47)}...` : line;
}
