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
  withoutBase,
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
import { resolveLinks } from './resolve-links';
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
  /** Base path of the site. `/` for sites with a relative base. */
  base: string;
  /** URLs of the home page, with a trailing slash: the one of the source, and the one that the site is published at. */
  homeUrls: readonly string[];
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
  /**
   * Returns the Markdown copy of a page, or `undefined` if the site does not publish it. Relative links are converted to
   * route paths.
   */
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
  const hasRelativeBase = inline.base === BASE_PLACEHOLDER;
  const base = hasRelativeBase ? '/' : inline.base;
  const { default: defaultVersion, versions } = data.multiVersion;
  const options: LangOptions = {
    defaultLang: data.defaultLang,
    langs: data.locales.map(({ lang }) => lang),
    defaultVersion,
    versions,
  };
  const engines = new Map<string, Promise<IndexEngine>>();

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
    const manifest = await readJson<SiteManifest>(MANIFEST_FILE);
    const { searchIndexes = {}, synonyms } = manifest ?? {};
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
    base,
    homeUrls: [source.url, readPublishedUrl(home!, base)].filter((url) => url !== undefined),
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
        if (!('redirect' in payload)) return payload.page.isNotFound ? undefined : payload.page;
        if (!payload.redirect.startsWith('/')) return undefined;
        path = splitHref(payload.redirect).path;
      }
      return undefined;
    },
    async readMarkdown({ routePath }) {
      const file = toMarkdownFile(routePath);
      const markdown = await source.read(file);
      return hasRelativeBase && markdown !== undefined ? resolveLinks(markdown, file) : markdown;
    },
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

/** Returns the URL that a site is published at, from the canonical URL of its home page. */
function readPublishedUrl(html: string, base: string): string | undefined {
  const [, url] = /<link rel="canonical" href="(https?:[^"]*)"/.exec(html) ?? [];
  return url === undefined ? undefined : new URL(base, url).href;
}

/** Reference to a page, or to one of its sections. */
export interface PageReference {
  /** Route paths that the reference can mean, most likely first. */
  routePaths: string[];
  /** ID of the section, or an empty string. */
  section: string;
}

/** Parses a page reference: a route path, a URL of the site with or without its origin, or the path of a copy. */
export function parsePageReference(
  reference: string,
  { homeUrls, base }: Pick<BuiltSite, 'homeUrls' | 'base'>,
): PageReference {
  const { path, hash } = splitHref(reference);
  const home = homeUrls.find((url) => `${path}/` === url || path.startsWith(url));
  const inside = `/${(home === undefined ? path : path.slice(home.length)).replace(/^\/+/, '')}`;
  const withoutPrefix = home === undefined ? withoutBase(inside, base) : undefined;
  const paths = withoutPrefix === undefined ? [inside] : [inside, withoutPrefix];
  return {
    routePaths: [...new Set(paths.map((each) => each.replace(/\.md$/, '')))],
    section: safeDecode(hash.slice(1)),
  };
}
