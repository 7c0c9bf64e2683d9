import type { PageData, SidebarItem, SiteData } from '@octavo/theme';
import type { LangOptions } from '@octavo/theme/urls';

/** Data that the browser needs to show a page. Each page has a payload file, whose URL depends on the route path. */
export interface PagePayload {
  page: PageData;
  /** Files with data that pages share, relative to the base. */
  data: { site: string; sidebar?: string };
  /** Scripts and stylesheets of the page's module, relative to the base. Missing if the page is static HTML. */
  scripts?: string[];
  /** Subresource integrity hashes of `scripts`, if `security.integrity` is enabled. */
  integrity?: string[];
  /** Hash of the bundle of the scripts. Only in development, where the bundle can change while a page is open. */
  bundle?: string;
  /**
   * Static HTML of the page, in fragments. Missing in the copy inside the HTML file, because the document contains it.
   */
  html?: string[];
}

/** Payload file of a redirect. */
export interface RedirectPayload {
  /** Route path with query and hash, or an external URL. */
  redirect: string;
}

/** Copy of a payload inside an HTML file: without the HTML, but with the data that is needed to fetch other payloads. */
export interface InlinePayload extends Omit<PagePayload, 'html'> {
  base: string;
  defaultLang: string;
  /** Only on sites with several versions. */
  defaultVersion?: string;
}

/** Inline data in documents of the dev server, which have no payload. */
export interface InlineShell extends Required<LangOptions> {
  base: string;
}

/** Payload of a page with its shared data. */
export interface PageView {
  payload: PagePayload;
  site: SiteData;
  sidebar: readonly SidebarItem[];
}

/** Server-rendered page. */
export interface RenderedPage {
  /** HTML of the app, which the browser hydrates. */
  html: string;
  /** Title of the document. */
  title: string;
}

/** File with a fixed URL that lists the files with content hashes in their names. */
export interface SiteManifest {
  /** Paths of search indexes and of their prebuilt forms, relative to the base. Keys are `en` or `en/v1`. */
  searchIndexes: Record<string, { index: string; prebuilt?: string }>;
}

/** ID of the element with the inline payload. */
export const PAYLOAD_ELEMENT = 'oct-page';
/** ID of the root element of the app. */
export const ROOT_ELEMENT = 'oct-root';
/** Global variable with the last click before hydration, which an inline script records. */
export const EARLY_PRESS = 'octavoEarlyPress';

/** Folder of the payloads, relative to the base. */
export const PAGES_FOLDER = 'static/pages';
/** Prefix of search index paths in development, where the file names contain no hash. */
export const SEARCH_INDEX_PREFIX = 'static/search_index.';
export const MANIFEST_FILE = 'static/manifest.json';

/** Returns the path of a payload relative to the base, from the `pageKey` of its route path. */
export function payloadFile(key: string): string {
  return `${PAGES_FOLDER}${key === '/' ? '/index' : key}.json`;
}

/** Returns the page key of a payload path. */
export function pageKeyOfPayload(path: string): string {
  const key = path.slice(PAGES_FOLDER.length).replace(/\.json$/, '');
  return key === '/index' ? '/' : key;
}

/**
 * Returns the folder of a Pagefind index, relative to the base. Each language and version has its own index, because a
 * shared index would keep the language of the document that loads it first.
 */
export function pagefindFolder(lang: string, version: string): string {
  return ['pagefind', version, lang].filter(Boolean).join('/');
}
