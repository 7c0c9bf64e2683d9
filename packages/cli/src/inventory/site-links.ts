import { posix } from 'node:path';

import { matchLanguage } from '@octavo/mdx-plugins/messages';
import {
  encodePath,
  localizeRoute,
  pageKey,
  safeDecode,
  splitHref,
  toHref,
  toRoutePath,
  withBase,
} from '@octavo/theme/urls';

import type { LinkedSite } from '../model/linked-site';
import type { InventoryPage } from './inventory';
import { type InventoryIndex, readInventory } from './read-inventory';

/** Site that links can lead to. JSON-serializable, because workers resolve links. */
export type LinkSite = Pick<LinkedSite, 'prefix' | 'url' | 'file'>;

/** Link with the prefix of another site, such as `kit:/guide/start#install`. */
export interface SiteLink<Site extends LinkSite = LinkSite> {
  site: Site;
  /** Path with a leading slash, as written. */
  path: string;
  search: string;
  hash: string;
}

/** Resolved link to another site. */
export interface ResolvedSiteLink {
  href: string;
  /** Target page. `undefined` if the page does not exist, or the link leads to a file. */
  page: InventoryPage | undefined;
  /** Whether the target exists or cannot be checked: a file, a redirect to another site, or without an inventory. */
  isValid: boolean;
}

/** Parses a link with the prefix of a site. Returns `undefined` for all other links. */
export function parseSiteLink<Site extends LinkSite>(
  href: string,
  sites: readonly Site[],
): SiteLink<Site> | undefined {
  const end = href.indexOf(':');
  if (end < 0 || href.startsWith('//', end + 1)) return undefined;
  const site = sites.find(({ prefix }) => prefix === href.slice(0, end).toLowerCase());
  if (!site) return undefined;
  const { path, search, hash } = splitHref(href.slice(end + 1));
  return { site, path: `/${path.replace(/^[/\\]+/, '')}`, search, hash };
}

/**
 * Resolves a link to another site: to the page in the language of the link's page if there is one, or else in the
 * default language of the other site. A language or version in the path takes precedence.
 *
 * @param lang language of the page that contains the link
 */
export function resolveSiteLink(
  { site, path, search, hash }: SiteLink,
  lang: string,
): ResolvedSiteLink {
  const index = readInventory(site.file);
  const suffix = search + hash;
  const unresolved = withBase(encodePath(safeDecode(path)), site.url) + suffix;
  if (!index) return { href: unresolved, page: undefined, isValid: true };
  const { cleanUrls } = index.inventory;
  for (const route of getCandidates(path, lang, index)) {
    const redirect = index.redirects.get(pageKey(route));
    const page = index.pages.get(pageKey(splitHref(redirect ?? route).path));
    if (page || redirect !== undefined) {
      // The host redirects old routes, so links keep working if the target moves again.
      const target = redirect === undefined ? page!.route : route;
      const href = toHref(target + suffix, { base: site.url, cleanUrls });
      return { href, page, isValid: true };
    }
  }
  return { href: unresolved, page: undefined, isValid: isFile(path) };
}

/** Returns the routes that a path can mean, in order of preference. */
function getCandidates(path: string, lang: string, { inventory }: InventoryIndex): string[] {
  const { defaultLang, defaultVersion = '', langs } = inventory;
  const route = toRoutePath(path.replace(/\.mdx?$/i, ''));
  const preferred = langs.includes(lang) ? lang : matchLanguage(lang, langs);
  const candidates = [preferred ?? defaultLang, defaultLang].map((each) =>
    localizeRoute(route, { version: defaultVersion, lang: each, rest: '/' }, inventory),
  );
  return [...new Set(candidates)];
}

/** Whether a path leads to a file that is not a page. Inventories only list pages. */
function isFile(path: string): boolean {
  const extension = posix.extname(path).toLowerCase();
  return /^\.[a-z][a-z\d]{1,4}$/.test(extension) && !['.html', '.md', '.mdx'].includes(extension);
}
