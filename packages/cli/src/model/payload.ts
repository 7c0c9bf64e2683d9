import type { PageData, SidebarItem, SiteData } from '@octavo/theme';
import type { LangOptions } from '@octavo/theme/urls';

/** Everything the browser needs to show a page. One file a page, at an address made of its route path. */
export interface PagePayload {
  page: PageData;
  /** Data that pages share, by their path below the base. */
  data: { site: string; sidebar?: string };
  /** Scripts and style sheets of the page's own module, by their path below the base; missing where the page is prose alone. */
  scripts?: string[];
  /** What each of the scripts is compared with, where the site asks for it. */
  integrity?: string[];
  /** Bundle the scripts belong to; in development alone, where it changes under an open page. */
  bundle?: string;
  /**
   * Static HTML of the page, in fragments. Omitted in the copy in the page's HTML file, because the
   * document contains it.
   */
  html?: string[];
}

/** What stands in place of a payload where an address leads to another one. */
export interface RedirectPayload {
  /** Route path with what follows it, or an address elsewhere. */
  redirect: string;
}

/** The copy of a payload that stands in an HTML file: without the HTML, with what is needed to fetch others. */
export interface InlinePayload extends Omit<PagePayload, 'html'> {
  base: string;
  defaultLang: string;
  /** On sites of several versions. */
  defaultVersion?: string;
}

/** What stands in the document of the development server instead. */
export interface InlineShell extends Required<LangOptions> {
  base: string;
}

/** Data of a page with what it shares with others. */
export interface PageView {
  payload: PagePayload;
  site: SiteData;
  sidebar: readonly SidebarItem[];
}

/** Result of rendering a page on the server. */
export interface RenderedPage {
  /** HTML of the application, as the browser will hydrate it. */
  html: string;
  /** Title of the document. */
  title: string;
}

/** Changes seldom and at a fixed address: names of files that are made of their content. */
export interface SiteManifest {
  /** Search index by language and version, as `en` or `en/v1`: paths below the base of it and of its prebuilt form. */
  searchIndexes: Record<string, { index: string; prebuilt?: string }>;
}

/** Id of the element that holds the payload in an HTML file. */
export const PAYLOAD_ELEMENT = 'oct-page';
/** Id of the element the application lives in. */
export const ROOT_ELEMENT = 'oct-root';
/** Variable of what an HTML file hears before the application does; see `earlyClickScript`. */
export const EARLY_PRESS = 'octavoEarlyPress';

/** Folder of the payloads, below the base. */
export const PAGES_FOLDER = 'static/pages';
/** How the paths of search indexes begin in development, where they have no digest in their name. */
export const SEARCH_INDEX_PREFIX = 'static/search_index.';
export const MANIFEST_FILE = 'static/manifest.json';

/** Path of a page's payload below the base, from `pageKey` of its route path. */
export function payloadFile(key: string): string {
  return `${PAGES_FOLDER}${key === '/' ? '/index' : key}.json`;
}

/** Key of the page whose payload lies at a path below the base. */
export function routeOfPayloadFile(path: string): string {
  const key = path.slice(PAGES_FOLDER.length).replace(/\.json$/, '');
  return key === '/index' ? '/' : key;
}

/**
 * Folder of a Pagefind index, below the base. Each language and version has its own: one index for all would take the
 * language of the document that it was first loaded in.
 */
export function pagefindFolder(lang: string, version: string): string {
  return ['pagefind', version, lang].filter(Boolean).join('/');
}
