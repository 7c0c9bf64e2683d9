import type { ListPages, PageData, SidebarItem, SiteData } from '@octavo/theme';
import type { LangOptions } from '@octavo/theme/urls';

import type { PageLists } from './page-list';

/** Data that the client needs to render a page. Each page has a payload file with a URL derived from the route path. */
export interface PagePayload {
  page: PageData;
  /** Paths of files with data that is shared between pages, relative to the base. */
  data: { site: string; sidebar?: string };
  /** Paths of the page's scripts and stylesheets, relative to the base. Not set for static pages. */
  scripts?: string[];
  /** Subresource integrity hashes for `scripts`, if `security.integrity` is enabled. */
  integrity?: string[];
  /** Lists that components have received from `usePages`. Only set if React renders them in the browser. */
  lists?: PageLists;
  /** Scripts and stylesheets of plugins. Only set if React renders the layout. */
  assets?: PluginAsset[];
  /** Hash of the client bundle. Only set in development, where the bundle can change while a page is open. */
  bundle?: string;
  /** ID of the bundle, which differs after a restart of the server. Set together with `bundle`. */
  bundleId?: string;
  /** Digest of the code of the page module, which exports it as well. Only set in development, for Markdown pages. */
  codeHash?: string;
  /**
   * Links in the page module that lead to pages in the language of a fallback page. Maps URL paths without the base to
   * route paths. In the static HTML, they are already replaced.
   */
  links?: Record<string, string>;
  /**
   * Static HTML fragments of the page. Omitted from inline payloads, because the document already contains the HTML.
   */
  html?: string[];
}

/** Script or stylesheet of plugins. */
export interface PluginAsset {
  /** Path relative to the base. */
  file: string;
  /** Subresource integrity hash, if `security.integrity` is enabled. */
  integrity?: string;
}

/** Payload for a redirect. */
export interface RedirectPayload {
  /** Redirect target: a route path with an optional query and hash, or an external URL. */
  redirect: string;
}

/** Payload inlined into an HTML document. Omits the HTML and adds the data needed to fetch payloads for other pages. */
export interface InlinePayload extends Omit<PagePayload, 'html'> {
  base: string;
  defaultLang: string;
  /** Default version. Only set on sites with multiple versions. */
  defaultVersion?: string;
  /** Whether links omit `.html`. Only set if they do not. */
  cleanUrls?: false;
  /** Scripts of the search panel, relative to the base. They are prefetched once the page is idle. */
  idleScripts?: readonly string[];
}

/** Data inlined into HTML documents served by the dev server, which do not include a payload. */
export interface InlineDevData extends Required<LangOptions> {
  base: string;
  /** ID of the bundle in the document. */
  bundleId: string;
  /** Number of updates that the server had sent when it rendered the document. */
  revision: number;
}

/**
 * How pages become interactive: React hydrates the page (`react`), or a script runs the layout, and React hydrates only
 * components in the content (`static`).
 */
export type Runtime = 'react' | 'static';

/** Page payload with the loaded shared data. */
export interface PageView {
  payload: PagePayload;
  site: SiteData;
  sidebar: readonly SidebarItem[];
  /** Query and hash of the redirects that lead to the page, such as `?a=1#b`. */
  redirectSuffix?: string;
  /** Returns the lists for `usePages`. Only set while pages are rendered on the server. */
  list?: ListPages;
}

/** Server-rendered page. */
export interface RenderedPage {
  /** Server-rendered HTML to hydrate on the client. */
  html: string;
  /** Document title. */
  title: string;
  /** Keys of all lists that components have received. */
  queries: string[];
  /** Lists that components receive again when the browser renders them. */
  lists?: PageLists;
}

/** Page that failed to render. */
export interface RenderFailure {
  error: unknown;
  /** React's stack of the components that were being rendered, innermost first. */
  componentStack?: string | undefined;
}

/** Manifest that maps fixed names to files with content hashes. */
export interface SiteManifest {
  /** Paths of search index files, relative to the base. Keys have the form `en` or `en/v1`. */
  searchIndexes: Record<string, { index: string }>;
  /** Default language and version, for other sites that search this one. */
  defaultLang: string;
  defaultVersion?: string;
  /** Groups of words with the same meaning, for search. Omitted if the site has none. */
  synonyms?: readonly (readonly string[])[];
}

/** ID of the element that contains the inline payload. */
export const PAYLOAD_ELEMENT_ID = 'oct-page';
/** Prefix of the IDs that React generates for the content of a page, if it hydrates only the content. */
export const CONTENT_ID_PREFIX = 'oct-c';
/** ID of the root element for hydration. */
export const ROOT_ELEMENT_ID = 'oct-root';
/** Value of the attribute `data-oct-page` on the content of a 404 page. */
export const NOT_FOUND_MARK = 'not-found';
/**
 * Name of the global variable in which an inline script records the last click before hydration, to replay it later.
 */
export const EARLY_CLICK = 'octavoEarlyPress';

/** Folder for payload files, relative to the base. */
export const PAGES_FOLDER = 'static/pages';
/** Path prefix for search indexes in development, where file names do not contain a hash. */
export const SEARCH_INDEX_PREFIX = 'static/search_index.';
/** Path of the lists for `usePages` in development, relative to the base. */
export const PAGE_LISTS_PATH = 'static/page-lists';
export const MANIFEST_FILE = 'static/manifest.json';
/**
 * File with the route paths of all pages and redirects. 404 pages look for the page that a URL means in it, because a
 * request for a page that does not exist would be an error in the console.
 */
export const ROUTES_FILE = 'static/routes.json';

/** Returns the path of the payload file for a page key, relative to the base. */
export function getPayloadPath(key: string): string {
  return `${PAGES_FOLDER}${key === '/' ? '/index' : key}.json`;
}

/** Returns the page key for a payload path. */
export function getPayloadPageKey(path: string): string {
  const key = path.slice(PAGES_FOLDER.length).replace(/\.json$/, '');
  return key === '/index' ? '/' : key;
}

/**
 * Returns the folder for a Pagefind index, relative to the base. Each language and version has a separate index,
 * because Pagefind would otherwise use the language of the document that first loaded the index.
 */
export function getPagefindFolder(lang: string, version: string): string {
  return ['pagefind', version, lang].filter(Boolean).join('/');
}
