import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { getProperty, getString, type StaticValue } from '@octavo/cli/internal';
import { type Migration, report } from '../migration';

/** Finds the root language and the folder of each language. An empty string represents the content folder. */
export function findLanguages(
  config: StaticValue,
  source: string,
  migration: Migration,
): { folders: Map<string, string>; root: string } {
  const locales = getProperty(config, 'locales');
  const keys = locales?.kind === 'object' ? [...locales.entries.keys()] : [];
  const tag =
    getString(getProperty(getProperty(locales, 'root'), 'lang')) ??
    getString(getProperty(config, 'lang')) ??
    'en';
  const short = tag.split('-')[0]!.toLowerCase();
  const root = keys.includes(short) ? tag : short;
  const others = keys
    .filter((key) => key !== 'root' && !isExternal(key, locales, migration))
    .map((key) => key.replace(/^\/|\/$/g, ''));
  const rewrites = getProperty(config, 'rewrites');
  const rewritten = rewrites && rootFolder(rewrites);
  if (rewrites && rewritten === undefined)
    report(
      migration,
      rewrites.at,
      '`rewrites` was not migrated.',
      'Move the files so that their paths match their URLs.',
    );
  const folder = rewritten !== undefined && existsSync(join(source, rewritten)) ? rewritten : '';
  return { root, folders: new Map([[root, folder], ...others.map((key) => [key, key] as const)]) };
}

/** Checks whether a locale links to a separate site, and reports such locales. */
function isExternal(key: string, locales: StaticValue | undefined, migration: Migration): boolean {
  const link = getProperty(getProperty(locales, key), 'link');
  const url = getString(link);
  if (!link || !url || !/^https?:/.test(url)) return false;
  report(
    migration,
    link.at,
    `\`locales.${key}\` was not migrated, because it links to a separate site.`,
    `Add a navbar item to \`nav\`: \`{ text, link: '${url}' }\`.`,
  );
  return true;
}

/** Returns the folder that a rewrite such as `{ 'en/:rest*': ':rest*' }` moves to the root. */
function rootFolder(rewrites: StaticValue): string | undefined {
  if (rewrites.kind !== 'object' || rewrites.entries.size !== 1) return undefined;
  for (const [from, { value }] of rewrites.entries) {
    const folder = /^([\w-]+)\/(:\w+\*)$/.exec(from);
    if (folder && getString(value) === folder[2]) return folder[1];
  }
  return undefined;
}
