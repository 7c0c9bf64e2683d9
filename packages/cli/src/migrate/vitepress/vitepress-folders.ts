import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { entryOf, type StaticValue, textOf } from '../../config-source/static-value';
import { type Migration, report } from '../migration';

/** Languages by the folder they stand in; `''` is the folder of the pages itself. */
export function languagesOf(
  config: StaticValue,
  source: string,
  migration: Migration,
): { folders: Map<string, string>; root: string } {
  const locales = entryOf(config, 'locales');
  const keys = locales?.kind === 'object' ? [...locales.entries.keys()] : [];
  const tag =
    textOf(entryOf(entryOf(locales, 'root'), 'lang')) ?? textOf(entryOf(config, 'lang')) ?? 'en';
  const short = tag.split('-')[0]!.toLowerCase();
  const root = keys.includes(short) ? tag : short;
  const others = keys
    .filter((key) => key !== 'root' && !isElsewhere(key, locales, migration))
    .map((key) => key.replace(/^\/|\/$/g, ''));
  const rewrites = entryOf(config, 'rewrites');
  const moved = rewrites && rootFolder(rewrites);
  if (rewrites && moved === undefined)
    report(
      migration,
      rewrites.at,
      'rewrites: not carried over.',
      'Move the files to where their addresses are.',
    );
  const folder = moved !== undefined && existsSync(join(source, moved)) ? moved : '';
  return { root, folders: new Map([[root, folder], ...others.map((key) => [key, key] as const)]) };
}

/** Whether a language is a site of its own, which a link leads to. */
function isElsewhere(key: string, locales: StaticValue | undefined, migration: Migration): boolean {
  const link = entryOf(entryOf(locales, key), 'link');
  const address = textOf(link);
  if (!link || !address || !/^https?:/.test(address)) return false;
  report(
    migration,
    link.at,
    `locales.${key}: not carried over, since it is another site.`,
    `Write a link to it into nav: { text, link: '${address}' }.`,
  );
  return true;
}

/** The folder that `{ 'en/:rest*': ':rest*' }` puts at the root. */
function rootFolder(rewrites: StaticValue): string | undefined {
  if (rewrites.kind !== 'object' || rewrites.entries.size !== 1) return undefined;
  for (const [from, { value }] of rewrites.entries) {
    const folder = /^([\w-]+)\/(:\w+\*)$/.exec(from);
    if (folder && textOf(value) === folder[2]) return folder[1];
  }
  return undefined;
}
