import { MAX_RESULTS_PER_PAGE } from '../model/constants';
import type { SearchClient, SearchResult } from '../model/types';
import { MARK_END, MARK_START, type MarkedText, parseMarkedText } from './marked-text';
import { createProviderClient } from './provider-client';

/** Subset of Pagefind's browser API. */
export interface PagefindModule {
  init?: () => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<PagefindPage> }[] }>;
}

/** Page data returned by Pagefind. */
export interface PagefindPage {
  url: string;
  meta: { title?: string };
  excerpt: string;
  sub_results?: { title: string; url: string; excerpt: string }[];
}

export interface PagefindOptions {
  /**
   * Imports Pagefind's browser module. Exclude the import from bundling, for example
   * `() => import(/* webpackIgnore: true *\/ '/pagefind/pagefind.js')`.
   */
  load: () => Promise<PagefindModule>;
  /**
   * Converts a Pagefind URL to a link.
   * @default a function that removes `.html` and `index.html`
   */
  toLink?: (url: string) => string;
}

/**
 * Creates a search client for a Pagefind index.
 *
 * @example
 * ```ts
 * const client = createPagefindClient({
 *   load: () => import(/* webpackIgnore: true *\/ '/pagefind/pagefind.js'),
 * });
 * ```
 */
export function createPagefindClient({
  load,
  toLink = removeHtmlExtension,
}: PagefindOptions): SearchClient {
  let module: Promise<PagefindModule> | undefined;
  const loadModule = (): Promise<PagefindModule> => {
    module ??= load().catch((error: unknown) => {
      // Retry on the next call.
      module = undefined;
      throw error;
    });
    return module;
  };
  const client = createProviderClient(async (query, limit) => {
    const { results } = await (await loadModule()).search(query);
    const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
    return {
      results: pages.flatMap((page) => toResults(page, toLink, query)),
      total: results.length,
      isComplete: results.length <= limit,
    };
  });
  return {
    ...client,
    init: () =>
      loadModule().then(
        () => {},
        () => {},
      ),
  };
}

function removeHtmlExtension(url: string): string {
  return url.replace(/(?:\/index)?\.html(?=#|$)/, (found) =>
    found.startsWith('/index') ? '/' : '',
  );
}

function toResults(
  page: PagefindPage,
  toLink: (url: string) => string,
  query: string,
): SearchResult[] {
  const routePath = toLink(page.url).replace(/#.*$/, '');
  const title = removeAnchorSymbol(page.meta.title ?? routePath);
  const base = { title, routePath, query };
  const sections = page.sub_results ?? [{ title, url: page.url, excerpt: page.excerpt }];
  return sections.slice(0, MAX_RESULTS_PER_PAGE).map((section) => {
    const { text: statement, highlights } = readExcerpt(section.excerpt);
    const heading = removeAnchorSymbol(section.title);
    const breadcrumb = heading === title ? [title] : [title, heading];
    return {
      ...base,
      kind: 'content',
      link: toLink(section.url),
      breadcrumb,
      statement,
      highlights,
    };
  });
}

/** Removes the `#` of a heading's anchor link, because Pagefind indexes it as part of the heading. */
function removeAnchorSymbol(heading: string): string {
  return heading.replace(/^#\s*(?=\S)/, '');
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Parses a Pagefind excerpt: HTML with `<mark>` elements and the five basic entities, but no other markup. */
function readExcerpt(html: string): MarkedText {
  return parseMarkedText(
    html
      .replace(/<mark>/g, MARK_START)
      .replace(/<\/mark>/g, MARK_END)
      .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name]!),
  );
}
