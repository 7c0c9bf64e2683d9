import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { getProperty, type SourceLocation, type StaticValue } from '@octavo/cli/internal';

import { addRedirect, extractData, type Migration, report, setKey } from '../migration';
import { reportMarkdownPlugins } from '../report-markdown-plugins';
import { addCopy, CONTENT_FOLDER, type ContentTree } from '../tree/content-tree';
import type { AstroFolders } from './astro-folders';
import { removeBase } from './convert-starlight-page';
import type { Locale, StarlightConfig } from './starlight-config';
import { pick, translate } from './starlight-sidebar';

export function migrateAstroKeys(
  astro: StaticValue,
  migration: Migration,
  location: SourceLocation,
): void {
  if (astro.kind === 'object')
    for (const [key, { value }] of astro.entries)
      if (key.startsWith('...')) extractData(value, migration, key);
  const readKey = (key: string): unknown => {
    const value = getProperty(astro, key);
    return value && extractData(value, migration, key);
  };
  const site = readKey('site') as string | undefined;
  if (site && URL.canParse(site)) setKey(migration, 'siteOrigin', new URL(site).origin, location);
  const base = readKey('base') as string | undefined;
  if (base) setKey(migration, 'base', base, location);
  reportMarkdownPlugins(getProperty(astro, 'markdown'), migration, 'markdown');
  const redirects = getProperty(astro, 'redirects');
  const data = readKey('redirects') as
    | Record<string, string | { destination?: string }>
    | undefined;
  for (const [from, to] of Object.entries(data ?? {})) {
    const target = typeof to === 'string' ? to : to.destination;
    if (target === undefined) continue;
    if (/\[/.test(from))
      report(
        migration,
        redirects!.at,
        `The redirect ${from} was not migrated, because patterns are not supported.`,
        'Add a redirect for each route that matches the pattern.',
      );
    else addRedirect(migration, from, removeBase(target, base ?? '/'), location);
  }
}

export function migrateSiteKeys(
  config: StarlightConfig,
  first: Locale,
  migration: Migration,
  at: SourceLocation,
  folders: AstroFolders,
): void {
  const title = pick(config.title, undefined, first.original);
  setKey(migration, 'title', title, at);
  if (!config.logo?.replacesTitle)
    setKey(migration, 'logoText', typeof config.title === 'object' ? true : title, at);
  setKey(migration, 'description', config.description, at);
  setKey(
    migration,
    'icon',
    config.favicon ??
      (existsSync(join(folders.public, 'favicon.svg')) ? '/favicon.svg' : undefined),
    at,
  );
  setKey(migration, 'themeConfig.lastUpdated', config.lastUpdated, at);
  if (config.pagefind === false) setKey(migration, 'search', false, at);
  const social = Array.isArray(config.social)
    ? config.social
    : Object.entries(config.social ?? {}).map(([icon, href]) => ({ icon, href, label: icon }));
  if (social.length > 0) {
    const icons: Record<string, string> = { 'x.com': 'x', twitter: 'x', blueSky: 'bluesky' };
    setKey(
      migration,
      'themeConfig.socialLinks',
      social.map(({ icon, href, label }) => ({
        icon: icons[icon] ?? icon.toLowerCase(),
        mode: 'link',
        content: href,
        ...(label ? { label } : {}),
      })),
      at,
    );
  }
  const head = (config.head ?? []).map(({ tag, attrs = {}, content }) =>
    content === undefined
      ? [tag, attrs]
      : `<${tag}${Object.entries(attrs)
          .map(([key, text]) => ` ${key}="${text}"`)
          .join('')}>${content}</${tag}>`,
  );
  if (head.length > 0) setKey(migration, 'head', head, at);
  if (config.editLink?.baseUrl)
    setKey(
      migration,
      'themeConfig.editLink',
      {
        docRepoBaseUrl: `${config.editLink.baseUrl.replace(/\/$/, '')}/${CONTENT_FOLDER}`,
        text: 'Edit page',
      },
      at,
    );
}

/** Migrates a locale to an item of `locales`. The default language has the title of the site. */
export function migrateLocale(
  { lang, label, original }: Locale,
  first: Locale,
  { title }: StarlightConfig,
): Record<string, unknown> {
  if (typeof title !== 'object') return { lang, label };
  const translation = translate(title, original);
  const isDefault = !translation || translation === pick(title, undefined, first.original);
  return { lang, label, ...(isDefault ? {} : { title: translation }) };
}

export function addPublicLogo(
  tree: ContentTree,
  migration: Migration,
  { logo }: StarlightConfig,
  site: string,
): void {
  if (!logo) return;
  const add = (path: string) => {
    const file = resolve(site, path.replace(/^\//, ''));
    const name = path.split('/').at(-1)!;
    if (!existsSync(file)) return path.startsWith('/') ? path : `/${name}`;
    return addCopy(tree, `public/_assets/${name}`, file).slice('public'.length);
  };
  const { src, light, dark } = logo;
  const location = { file: join(site, 'astro.config.mjs'), line: 1, column: 1 };
  if (light && dark) setKey(migration, 'logo', { light: add(light), dark: add(dark) }, location);
  else if (src) setKey(migration, 'logo', add(src), location);
}
