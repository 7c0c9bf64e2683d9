import { createIndexEngine, type IndexEngine, type SearchAnswer } from '@octavo/search/node';
import type { PageData, SiteData } from '@octavo/theme';
import {
  joinRoute,
  type LangOptions,
  localizeRoute,
  pageKey,
  safeDecode,
  splitHref,
  toHref,
  toMarkdownFile,
} from '@octavo/theme/urls';

import { BASE_PLACEHOLDER } from '../model/base-placeholder';
import { OctavoError } from '../model/errors';
import { listNames } from '../model/list-names';
import {
  getPayloadPath,
  type InlinePayload,
  MANIFEST_FILE,
  PAYLOAD_ELEMENT_ID,
  type PagePayload,
  type RedirectPayload,
  type SiteManifest,
} from '../model/payload';
import { type ListedPage, parseLlmsIndex } from './parse-llms-index';
import type { SiteSource } from './site-source';

/** Language and version of a site. */
export interface EditionName {
  lang?: string | undefined;
  version?: string | undefined;
}

/** Built site, as programs see it. */
export interface BuiltSite {
  title: string;
  description: string;
  defaultLang: string;
  langs: SiteData['locales'];
  defaultVersion: string;
  versions: readonly string[];
  /** Returns the URL of a route path, or the route path itself if the site is a folder. */
  urlOf: (link: string) => string;
  /** Adds the language and version to a route path that has none. */
  localize: (link: string, edition: EditionName) => string;
  /** Returns the pages of an edition in reading order. */
  listPages: (edition: EditionName) => Promise<ListedPage[]>;
  /** Searches an edition with the ranking of the search panel. `limit` is the number of pages. */
  search: (query: string, edition: EditionName, limit?: number) => Promise<SearchAnswer>;
  /** Returns the data of a page, or `undefined` if it does not exist. Follows redirects within the site. */
  findPage: (routePath: string) => Promise<PageData | undefined>;
  /** Returns the Markdown copy of a page, or `undefined` if the site does not publish it. */
  readMarkdown: (page: PageData) => Promise<string | undefined>;
}

/** Maximum number of redirects to follow. */
const MAX_REDIRECTS = 5;

/**
 * Opens a built site.
 *
 * @throws {OctavoError} `BUILD_NOT_FOUND` if the files were not built by Octavo
 */
export async function openBuiltSite(source: SiteSource): Promise<BuiltSite> {
  const home = (await source.read('index.html')) ?? (await source.read('404.html'));
  const inline = home === undefined ? undefined : readInlinePayload(home);
  const data = inline?.data && (await readJson<SiteData>(inline.data.site));
  if (!inline || !data) {
    throw new OctavoError('BUILD_NOT_FOUND', `${source.name} is not a site that Octavo built.`, {
      hint: 'Pass the output folder of `octavo build`, or the URL of the home page with the base.',
    });
  }
  const base = inline.base === BASE_PLACEHOLDER ? '/' : inline.base;
  const { default: defaultVersion, versions } = data.multiVersion;
  const options: LangOptions = {
    defaultLang: data.defaultLang,
    langs: data.locales.map(({ lang }) => lang),
    defaultVersion,
    versions,
  };
  const engines = new Map<string, Promise<IndexEngine>>();
  let manifest: Promise<SiteManifest | undefined> | undefined;

  async function readJson<T>(path: string): Promise<T | undefined> {
    const text = await source.read(path);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text) as T;
    } catch {
      return undefined;
    }
  }

  /** Returns an edition with defaults. */
  function toEdition({ lang, version }: EditionName): { lang: string; version: string } {
    return {
      lang: requireName('language', lang ?? options.defaultLang, options.langs),
      version: requireName('version', version ?? defaultVersion, versions),
    };
  }

  function openEngine(edition: EditionName): Promise<IndexEngine> {
    const { lang, version } = toEdition(edition);
    const key = [lang, version].filter(Boolean).join('/');
    let engine = engines.get(key);
    if (!engine) {
      engine = loadEngine(lang, key);
      engines.set(key, engine);
      // The next request tries again.
      engine.catch(() => engines.delete(key));
    }
    return engine;
  }

  async function loadEngine(lang: string, key: string): Promise<IndexEngine> {
    manifest ??= readJson<SiteManifest>(MANIFEST_FILE);
    const { searchIndexes = {}, synonyms } = (await manifest) ?? {};
    // If all versions share one index, its key is the language alone.
    const entry = searchIndexes[key] ?? searchIndexes[lang];
    if (!entry) {
      throw new OctavoError('SEARCH_FAILED', `${source.name} has no search index for "${key}".`, {
        hint: 'Search needs the built-in search engine: remove "search.provider" from the configuration.',
      });
    }
    return createIndexEngine({
      index: entry.index,
      synonyms,
      async readJson(path) {
        const content = await readJson<unknown>(path);
        if (content !== undefined) return content;
        throw new OctavoError('SEARCH_FAILED', `Failed to read the search index ${path}.`, {
          hint: 'The site may have been published again. Start the command again.',
        });
      },
    });
  }

  return {
    title: data.title,
    description: data.description,
    defaultLang: options.defaultLang,
    langs: data.locales,
    defaultVersion,
    versions,
    urlOf: (link) =>
      source.url === undefined
        ? link
        : new URL(toHref(link, { base: '/', cleanUrls: data.cleanUrls }).slice(1), source.url).href,
    localize: (link, edition) => localizeRoute(link, { ...toEdition(edition), rest: '/' }, options),
    async listPages(edition) {
      const file = joinRoute({ ...toEdition(edition), rest: '/llms.txt' }, options).slice(1);
      const text = await source.read(file);
      if (text !== undefined) return parseLlmsIndex(text, file, base);
      throw new OctavoError('BUILD_NOT_FOUND', `${source.name} has no list of pages (${file}).`, {
        hint: 'Enable "llms.index" in the configuration and build the site again.',
      });
    },
    async search(query, edition, limit) {
      const engine = await openEngine(edition);
      return engine.query(query, limit);
    },
    async findPage(routePath) {
      let path = splitHref(routePath).path;
      for (let count = 0; count <= MAX_REDIRECTS; count++) {
        const payload = await readJson<PagePayload | RedirectPayload>(
          getPayloadPath(pageKey(path)),
        );
        if (!payload) return undefined;
        if (!('redirect' in payload)) return payload.page;
        if (!payload.redirect.startsWith('/')) return undefined;
        path = splitHref(payload.redirect).path;
      }
      return undefined;
    },
    readMarkdown: (page) => source.read(toMarkdownFile(page.routePath)),
  };
}

/** Returns the site's own spelling of a language or version. */
function requireName(kind: string, name: string, names: readonly string[]): string {
  if (names.length === 0 && name === '') return name;
  const found = names.find((each) => each.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  throw new OctavoError('USAGE', `Unknown ${kind} "${name}".`, {
    hint:
      names.length === 0
        ? `The site has no ${kind}s.`
        : `The site has the ${kind}s ${listNames(
            names.map((each) => `"${each}"`),
            10,
          )}.`,
  });
}

function readInlinePayload(html: string): InlinePayload | undefined {
  const start = html.indexOf(`id="${PAYLOAD_ELEMENT_ID}">`);
  if (start < 0) return undefined;
  const json = html.slice(html.indexOf('>', start) + 1, html.indexOf('</script>', start));
  try {
    return JSON.parse(json) as InlinePayload;
  } catch {
    return undefined;
  }
}

/** Splits a page reference into its route path and section: a route path, a URL of the site, or the path of a copy. */
export function parsePageReference(
  reference: string,
  site: Pick<BuiltSite, 'urlOf'>,
): { routePath: string; section: string } {
  const root = site.urlOf('/');
  const inside = reference.startsWith(root) ? `/${reference.slice(root.length)}` : reference;
  const { path, hash } = splitHref(inside);
  return {
    routePath: `/${path.replace(/^\/+/, '').replace(/\.md$/, '')}`,
    section: safeDecode(hash.slice(1)),
  };
}
