import { ROWS_PER_PAGE } from '../model/constants';
import type { SearchClient, SearchResult } from '../model/types';
import { MARK_END, MARK_START, type MarkedText, readMarks } from './marked-text';
import { createProviderClient } from './provider-client';

/** The part of Pagefind's browser module that is used. */
export interface PagefindModule {
  init?: () => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<PagefindPage> }[] }>;
}

export interface PagefindPage {
  url: string;
  meta: { title?: string };
  excerpt: string;
  sub_results?: { title: string; url: string; excerpt: string }[];
}

export interface PagefindOptions {
  /**
   * Loads the module that Pagefind wrote beside its index. Tell the bundler to leave the import alone, for example
   * `() => import(/* webpackIgnore: true *\/ '/pagefind/pagefind.js')`.
   */
  load: () => Promise<PagefindModule>;
  /** Turns a URL of the index into a link of this site. @default as it is, without `.html` */
  toLink?: (url: string) => string;
}

/** Search what Pagefind indexed. */
export function createPagefindClient({
  load,
  toLink = withoutFile,
}: PagefindOptions): SearchClient {
  let module: Promise<PagefindModule> | undefined;
  const ready = (): Promise<PagefindModule> => {
    module ??= load().catch((error: unknown) => {
      // The next opening tries again.
      module = undefined;
      throw error;
    });
    return module;
  };
  const client = createProviderClient(async (query, limit) => {
    const { results } = await (await ready()).search(query);
    const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
    return { results: pages.flatMap((page) => toRows(page, toLink, query)), total: results.length };
  });
  return {
    ...client,
    init: () =>
      ready().then(
        () => {},
        () => {},
      ),
  };
}

function withoutFile(url: string): string {
  return url.replace(/(?:\/index)?\.html(?=#|$)/, (found) =>
    found.startsWith('/index') ? '/' : '',
  );
}

function toRows(
  page: PagefindPage,
  toLink: (url: string) => string,
  query: string,
): SearchResult[] {
  const routePath = toLink(page.url).replace(/#.*$/, '');
  const title = withoutAnchor(page.meta.title ?? routePath);
  const base = { title, routePath, query };
  const sections = page.sub_results ?? [{ title, url: page.url, excerpt: page.excerpt }];
  return sections.slice(0, ROWS_PER_PAGE).map((section) => {
    const { text: statement, highlights } = readExcerpt(section.excerpt);
    const heading = withoutAnchor(section.title);
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

/** The sign that links to a heading, where it was indexed along. */
function withoutAnchor(heading: string): string {
  return heading.replace(/^#\s*(?=\S)/, '');
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Excerpts come as HTML of which only `mark` and five entities are used. */
function readExcerpt(html: string): MarkedText {
  return readMarks(
    html
      .replace(/<mark>/g, MARK_START)
      .replace(/<\/mark>/g, MARK_END)
      .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name]!),
  );
}
