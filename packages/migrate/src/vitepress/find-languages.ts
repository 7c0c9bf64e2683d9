import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { getProperty, getString, type StaticValue } from '@octavo/cli/internal';
import { type Migration, report } from '../migration';

export interface Languages {
  /** Content folders by language, default language first. An empty string represents the content folder. */
  folders: Map<string, string>;
  /** Default language. */
  root: string;
  /** Key of the default language in `locales`. Its pages have this prefix in VitePress if it is not `root`. */
  key: string;
}

/** Finds the default language and the folder of each language. */
export function findLanguages(
  config: StaticValue,
  source: string,
  migration: Migration,
): Languages {
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
  const key =
    keys.includes('root') || rewritten !== undefined
      ? undefined
      : findDefaultKey(others, tag, locales, source);
  if (key !== undefined) {
    const all = [key, ...others.filter((other) => other !== key)];
    return { root: key, key, folders: new Map(all.map((each) => [each, each])) };
  }
  return {
    root,
    key: 'root',
    folders: new Map([[root, folder], ...others.map((each) => [each, each] as const)]),
  };
}

/**
 * Returns the key of the default language of a site without a `root` locale: the one of the language of the site, or the
 * first one if there is no home page outside of the locales.
 */
function findDefaultKey(
  keys: readonly string[],
  tag: string,
  locales: StaticValue | undefined,
  source: string,
): string | undefined {
  const langOf = (key: string) => getString(getProperty(getProperty(locales, key), 'lang')) ?? key;
  return (
    keys.find((key) => key === tag || langOf(key) === tag) ??
    keys.find((key) => [key, langOf(key)].includes(tag.split('-')[0]!)) ??
    (existsSync(join(source, 'index.md')) ? undefined : keys[0])
  );
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
