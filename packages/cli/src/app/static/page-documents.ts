import {
  type InlinePayload,
  PAYLOAD_ELEMENT_ID,
  type PagePayload,
  ROOT_ELEMENT_ID,
} from '../../model/payload';
import { fetchFile, MAX_PAGES, readText } from '../load-data';
import { resolveAttribute, resolveBase, resolveLinks } from '../resolve-base';
import type { PageFile } from './page-file';

/** Page that the server has rendered, parsed from its HTML file. */
export interface PageDocument {
  payload: PagePayload;
  /** Root element of the app. Its children move to the document when the page is shown. */
  root: Element;
  document: Document;
  mergeSuffix?: PageFile['mergeSuffix'];
}

/** Error for a document that is not a page of this site. The browser loads it instead. */
const foreignDocumentError = (url: string): Error => new Error(`Not a page of this site: ${url}`);

/** Fetches the HTML files of pages. */
export interface PageDocuments {
  /** Returns a page. The URL includes the base. */
  get: (url: string) => Promise<PageDocument>;
  /** Fetches the HTML file of a page into the cache. */
  preload: (url: string) => void;
}

/** Creates a cache for the HTML of pages. Each call of `get` parses the HTML, because showing a page changes it. */
export function createPageDocuments(): PageDocuments {
  const files = new Map<string, Promise<PageFile>>();

  function load(url: string): Promise<PageFile> {
    let file = files.get(url);
    if (file) return file;
    file = fetchPage(url);
    file.catch(() => files.delete(url));
    files.set(url, file);
    if (files.size > MAX_PAGES) files.delete(files.keys().next().value!);
    return file;
  }

  return {
    get: async (url) => parsePage(await load(url)),
    preload: (url) => void load(url).catch(() => undefined),
  };
}

/** Fetches the HTML file of a page, and follows redirects. */
async function fetchPage(url: string): Promise<PageFile> {
  const file = await fetchHtml(url);
  // Hosts without support for redirects serve them as documents. Requests have no query, so it belongs to a redirect.
  if (!file.url.includes('?') && !file.html.includes('<meta http-equiv="refresh"')) return file;
  const { followRedirects } = await import('./resolve-page');
  return followRedirects(file, fetchHtml);
}

async function fetchHtml(url: string): Promise<PageFile> {
  const response = await fetchFile(url);
  // The 404 page of the host is a page of the site.
  if (!response.ok && response.status !== 404)
    throw new Error(`Failed to load ${url} (status ${response.status})`);
  if (new URL(response.url).origin !== window.location.origin) throw foreignDocumentError(url);
  return { html: await readText(response, url), url: response.url };
}

/** Parses the HTML file of a page. */
function parsePage({ html, url, mergeSuffix }: PageFile): PageDocument {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const root = document.getElementById(ROOT_ELEMENT_ID);
  const data = document.getElementById(PAYLOAD_ELEMENT_ID)?.textContent;
  if (!root || !data) throw foreignDocumentError(url);
  resolveLinks(root, url);
  for (const link of document.querySelectorAll('link')) resolveAttribute(link, 'href', url);
  for (const element of document.querySelectorAll('img, script'))
    resolveAttribute(element, 'src', url);
  const {
    base: _base,
    defaultLang: _lang,
    defaultVersion: _version,
    ...payload
  } = JSON.parse(resolveBase(data)) as InlinePayload;
  return { payload, root, document, mergeSuffix };
}
