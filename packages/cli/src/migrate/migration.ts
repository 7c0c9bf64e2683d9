import { configSchema } from '../config/schema';
import type { UserConfig } from '../config/types';
import type { Problem } from '../errors';
import { type Place, type StaticValue, toData } from './static/static-value';

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

/** Rules for the keys of an object. */
export function inside(rules: Rules): Rule {
  return (value, migration, _place, path) => applyRules(value, rules, migration, path);
}

/** Take out what the schema refuses, and report each such key where it came from. */
export function checkResult(migration: Migration): UserConfig {
  const { config, origins } = migration;
  for (let round = 0; round < 20; round++) {
    const issues = configSchema.safeParse(config).error?.issues ?? [];
    if (issues.length === 0) break;
    for (const issue of issues) {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
      for (const key of keys) {
        const path = key === undefined ? issue.path : [...issue.path, key];
        drop(config, path);
        const place = originOf(path, origins);
        if (!place) continue;
        const name = path.map(String).join('.');
        report(
          migration,
          place,
          `${name}: expected what docs.config.ts knows, got something else.`,
          'See the reference of docs.config.ts.',
        );
      }
    }
  }
  return config as UserConfig;
}

function originOf(path: readonly PropertyKey[], origins: Map<string, Place>): Place | undefined {
  for (let length = path.length; length > 0; length--) {
    const place = origins.get(path.slice(0, length).map(String).join('.'));
    if (place) return place;
  }
  return undefined;
}

function drop(root: unknown, path: readonly PropertyKey[]): void {
  let target = root;
  for (const key of path.slice(0, -1)) target = (target as Record<PropertyKey, unknown>)?.[key];
  const last = path.at(-1);
  if (last === undefined || typeof target !== 'object' || target === null) return;
  if (Array.isArray(target)) target.splice(Number(last), 1);
  else delete (target as Record<PropertyKey, unknown>)[last];
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
