import { pageKey } from '@octavo/theme/urls';

import { digest } from '../../files/digest';
import type { PageBody } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import type { HeadTag } from '../../model/config-values.generated';
import type { Page } from '../../model/page';
import type { BuiltPage } from '../../model/plugin-values';
import { runHead } from '../../plugin-host/plugin-host';
import { findEdition } from '../../site/assemble-site';
import { getContentLinks, replaceMarkdownLinks } from '../../site/content-links';
import { createNotFoundPage } from '../../site/not-found-page';
import type { SiteGraph } from '../../site/read-site';
import { getPageSeo } from '../../site/seo/page-seo';

/** Input for rendering a page. 404 pages have no source file, so `page` and `seo` are missing. */
export interface PageToRender
  extends Pick<BuiltPage, 'data' | 'edition'>,
    Partial<Pick<BuiltPage, 'page' | 'seo'>> {
  /** Digest of the compiled page. */
  hash: string;
  /** Whether the bundles contain a module for the page. */
  hasModule: boolean;
  head: readonly HeadTag[];
  /** Links in the content of a fallback page, see `getContentLinks`. */
  links?: Record<string, string> | undefined;
  body: () => Pick<PageBody, 'html'>;
  /** Returns the Markdown source. It does not read the page again after `body` was called. */
  markdown: () => string | undefined;
}

export interface PagesToRenderInput {
  site: Pick<SiteGraph, 'config' | 'published' | 'summaries' | 'editions' | 'sourceOf' | 'bodyOf'>;
  /** Published pages to render. @default all */
  pages?: readonly Page[] | undefined;
  /** Returns whether the bundles contain a module for a page. */
  hasModule: (page: Page) => boolean;
  /** Maps paths relative to the content root to the date of the last commit (ISO 8601). */
  lastCommitDates: ReadonlyMap<string, string>;
}

/** Returns the render input for pages, in the same order. */
export function getPagesToRender({
  site: { config, published, summaries, editions, sourceOf, bodyOf },
  pages = published,
  hasModule,
  lastCommitDates,
}: PagesToRenderInput): PageToRender[] {
  const byKey = new Map(published.map((page) => [pageKey(page.routePath), page]));
  return pages.map((page): PageToRender => {
    const { filePath, relativePath, content } = page;
    const edition = findEdition(editions, page);
    const summary = summaries.get(filePath);
    const data = edition.pageData(page);
    const links = getContentLinks(page, config, (key) => byKey.get(key));
    const { body, markdown } = readBodyOnce(() => bodyOf(page));
    return {
      page,
      data,
      edition,
      hash: summary?.hash ?? digest(sourceOf(filePath)),
      hasModule: hasModule(page),
      links,
      head: [...runHead(config, data), ...(content.frontmatter.head ?? [])],
      seo: getPageSeo({
        config,
        page,
        edition,
        pageOf: (key) => byKey.get(key),
        lastModified: lastCommitDates.get(relativePath),
        sidebarKey: data.sidebarKey,
      }),
      body,
      markdown: () => replaceMarkdownLinks(markdown(), links, config),
    };
  });
}

/** Returns the render input for the 404 pages, one for each language and version that does not have its own 404 page. */
export function getErrorPages({
  config,
  editions,
  published,
}: Pick<SiteGraph, 'config' | 'editions' | 'published'>): PageToRender[] {
  const routes = new Set(published.map(({ routePath }) => pageKey(routePath)));
  const pages = editions.map((edition) => ({
    data: createNotFoundPage(config, edition.lang, edition.version),
    edition,
  }));
  const missing = pages.filter(({ data }) => !routes.has(pageKey(data.routePath)));
  return missing.map((page) => ({
    ...page,
    hash: '',
    hasModule: false,
    head: [],
    body: () => ({ html: [] }),
    markdown: () => undefined,
  }));
}

/** Keeps the Markdown of a body in memory for the plugins, but not the HTML, which is only used once. */
export function readBodyOnce(
  read: () => Pick<PageBody, 'html' | 'markdown'>,
): Pick<PageToRender, 'body' | 'markdown'> {
  let known: { markdown: string | undefined } | undefined;
  const body = () => {
    const { html, markdown } = read();
    known = { markdown };
    return { html };
  };
  return {
    body,
    markdown() {
      if (!known) body();
      return known!.markdown;
    },
  };
}

/** Converts rendered pages to the format that plugins receive. 404 pages are excluded. */
export function getBuiltPages(
  pages: readonly PageToRender[],
  { frontmatter }: Pick<SiteConfig, 'frontmatter'>,
  version: string,
): BuiltPage[] {
  const fields = Object.keys(frontmatter);
  return pages.flatMap(({ page, data, edition, hash, links, markdown, seo }) =>
    page && seo
      ? [
          {
            page,
            data,
            edition,
            seo,
            key: digest(
              version,
              hash,
              page.title,
              JSON.stringify(data.overview ?? null),
              JSON.stringify(links ?? null),
              ...fields.map((name) => JSON.stringify(page.content.frontmatter[name] ?? null)),
            ),
            markdown,
          },
        ]
      : [],
  );
}
