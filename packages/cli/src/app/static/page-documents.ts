import {
  type InlinePayload,
  PAYLOAD_ELEMENT_ID,
  type PagePayload,
  ROOT_ELEMENT_ID,
} from '../../model/payload';
import { fetchFile } from '../load-data';
import { resolveAttribute, resolveBase, resolveLinks } from '../resolve-base';

/** Number of pages whose HTML is kept in memory. */
const MAX_PAGES = 50;

/** Page that the server has rendered, parsed from its HTML file. */
export interface PageDocument {
  payload: PagePayload;
  /** Root element of the app. Its children move to the document when the page is shown. */
  root: Element;
  document: Document;
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
  const files = new Map<string, Promise<{ html: string; url: string }>>();

  function load(url: string): Promise<{ html: string; url: string }> {
    let file = files.get(url);
    if (file) return file;
    file = fetchHtml(url);
    file.catch(() => files.delete(url));
    files.set(url, file);
    if (files.size > MAX_PAGES) files.delete(files.keys().next().value!);
    return file;
  }

  return {
    get: async (url) => {
      const file = await load(url);
      return parsePage(file.html, file.url);
    },
    preload: (url) => void load(url).catch(() => undefined),
  };
}

/** Maximum number of redirects to follow. */
const MAX_REDIRECTS = 5;

async function fetchHtml(url: string, redirects = 0): Promise<{ html: string; url: string }> {
  const response = await fetchFile(url);
  // The 404 page of the host is a page of the site.
  if (!response.ok && response.status !== 404)
    throw new Error(`Failed to load ${url} (status ${response.status})`);
  if (new URL(response.url).origin !== window.location.origin) throw foreignDocumentError(url);
  const html = await response.text();
  // Hosts without support for redirects serve them as documents.
  const [, target] = /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(html) ?? [];
  if (target === undefined) return { html, url: response.url };
  const next = new URL(target.replaceAll('&amp;', '&'), response.url);
  if (next.origin !== window.location.origin || redirects >= MAX_REDIRECTS)
    throw foreignDocumentError(url);
  return fetchHtml(next.pathname + next.search, redirects + 1);
}

/** Parses the HTML file of a page. */
function parsePage(html: string, url: string): PageDocument {
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
  return { payload, root, document };
}
