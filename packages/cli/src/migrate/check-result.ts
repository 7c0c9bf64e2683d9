import { configSchema } from '../config/schema/config';
import type { Place } from '../config-source/static-value';
import type { UserConfig } from '../model/config';
import { type Migration, report } from './migration';

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
