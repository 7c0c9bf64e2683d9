import type { ListedPage, PageQuery } from '@octavo/theme';
import { localizeRoute, pageKey, splitRoute } from '@octavo/theme/urls';

import { getLangOptions } from '../content/scan/route-of';
import type { SiteConfig } from '../model/config';
import { OctavoError } from '../model/errors';
import { omitUndefined } from '../model/omit-undefined';
import type { Page } from '../model/page';
import { getPageListKey } from '../model/page-list';

/** Page that calls `usePages`. */
export type ListingPage = Pick<Page, 'lang' | 'version'>;

/**
 * Returns the pages that match a query, sorted by route path, including those that `isListed` excludes.
 *
 * @throws {OctavoError} if the query is invalid
 */
export function findPagesInSection(
  pages: readonly Page[],
  query: PageQuery,
  from: ListingPage,
  config: SiteConfig,
): Page[] {
  checkQuery(query, config);
  const { under = '/', lang = from.lang } = query;
  const options = getLangOptions(config);
  const section = localizeRoute(under, { ...from, lang, rest: '/' }, options);
  const target = splitRoute(section, options);
  const prefix = `${pageKey(section).replace(/\/$/, '')}/`;
  return pages
    .filter(
      (page) =>
        page.lang === target.lang &&
        page.version === target.version &&
        pageKey(page.routePath).startsWith(prefix) &&
        pageKey(page.routePath) !== prefix,
    )
    .sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
}

/** Returns a function for `usePages` that evaluates each query only once for all pages of a language and version. */
export function createPageLister(pages: readonly Page[], config: SiteConfig) {
  const results = new Map<string, readonly ListedPage[]>();
  return (query: PageQuery, from: ListingPage): readonly ListedPage[] => {
    const key = JSON.stringify([getPageListKey(query), from.lang, from.version]);
    const known = results.get(key);
    if (known) return known;
    const list = findPagesInSection(pages, query, from, config)
      .filter(isListed)
      .map((page) => toListedPage(page, config));
    results.set(key, list);
    return list;
  };
}

/** Checks whether lists contain a page. */
export function isListed({ content: { frontmatter } }: Page): boolean {
  return frontmatter.unlisted !== true && frontmatter.pageType !== '404';
}

/** Returns the fields of a page that lists contain. */
export function toListedPage(
  { routePath, title, lang, content: { frontmatter } }: Page,
  config: Pick<SiteConfig, 'frontmatter'>,
): ListedPage {
  const { description, date, authors } = frontmatter;
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.keys(config.frontmatter).flatMap((name) =>
      frontmatter[name] === undefined ? [] : [[name, frontmatter[name]]],
    ),
  );
  return omitUndefined<ListedPage>({
    routePath,
    title,
    lang,
    description,
    date,
    authors,
    frontmatter: fields as unknown as Octavo.Frontmatter,
  });
}

function checkQuery(query: PageQuery, { locales }: Pick<SiteConfig, 'locales'>): void {
  if (typeof query !== 'object' || query === null)
    throw invalidQuery(` expects an object such as { under: "/blog/" }, got ${show(query)}.`);
  const { under, lang } = query;
  if (under !== undefined && !(typeof under === 'string' && under.startsWith('/')))
    throw invalidQuery(`: "under" must be a route path that starts with "/", got ${show(under)}.`);
  const langs = locales.map((locale) => locale.lang);
  if (lang !== undefined && !langs.includes(lang))
    throw invalidQuery(`: "lang" must be ${langs.map(show).join(' or ')}, got ${show(lang)}.`);
}

function invalidQuery(message: string): OctavoError {
  return new OctavoError('RENDER_FAILED', `usePages()${message}`);
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
