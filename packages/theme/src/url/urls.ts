/**
 * Pure functions for URLs.
 *
 * A *route path* is the decoded path of a page without the base. It starts with a slash and includes the language prefix
 * (`/zh/guide/start/`). An *href* is the value of an `href` attribute: encoded and with the base.
 */

/** URL options of a site. */
export interface UrlOptions {
  /** Base path of the site. Starts and ends with a slash. */
  base: string;
  /** Whether links omit `.html`. */
  cleanUrls: boolean;
}

/** Parts of an href. */
export interface SplitHref {
  path: string;
  /** Query string with `?`, or an empty string. */
  search: string;
  /** Hash with `#`, or an empty string. */
  hash: string;
}

/**
 * Returns whether an href is external, which means that it has a scheme (`mailto:`, `https:`) or a host (`//cdn`).
 *
 * @example
 * isExternal('mailto:a@b.c'); // true
 * isExternal('/guide/start'); // false
 */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * Returns whether a click on an href can execute code. Control characters and spaces in the scheme are ignored, as in
 * browsers.
 *
 * @example
 * runsScript('java\nscript:alert(1)'); // true
 */
export function runsScript(href: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip these characters before they parse the scheme
  return /^(?:javascript|data|vbscript):/i.test(href.replace(/[\u0000-\u0020]/g, ''));
}

/**
 * Returns whether a link opens in a new tab: links to web pages do, `mailto:` and similar links do not.
 *
 * @example
 * opensNewTab('https://example.com'); // true
 * opensNewTab('mailto:a@b.c'); // false
 */
export function opensNewTab(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/**
 * Splits an href into path, query string and hash. Concatenated, the three parts are the original string.
 *
 * @example
 * splitHref('/a?b=1#c'); // { path: '/a', search: '?b=1', hash: '#c' }
 */
export function splitHref(href: string): SplitHref {
  const hashAt = href.indexOf('#');
  const beforeHash = hashAt < 0 ? href : href.slice(0, hashAt);
  const searchAt = beforeHash.indexOf('?');
  return {
    path: searchAt < 0 ? beforeHash : beforeHash.slice(0, searchAt),
    search: searchAt < 0 ? '' : beforeHash.slice(searchAt),
    hash: hashAt < 0 ? '' : href.slice(hashAt),
  };
}

/**
 * Decodes percent-encoded text. Unlike `decodeURIComponent`, it keeps invalid sequences instead of throwing an error.
 *
 * @example
 * safeDecode('%E4%B8%AD'); // '中'
 * safeDecode('100%'); // '100%'
 */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/(?:%[\da-f]{2})+/gi, (sequence) => {
      try {
        return decodeURIComponent(sequence);
      } catch {
        return sequence;
      }
    });
  }
}

/**
 * Returns a base with exactly one leading and one trailing slash.
 *
 * @example
 * normalizeBase('docs'); // '/docs/'
 */
export function normalizeBase(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/**
 * Adds the base to a path.
 *
 * @example
 * withBase('/guide', '/docs/'); // '/docs/guide'
 */
export function withBase(path: string, base: string): string {
  return base + path.replace(/^\/+/, '');
}

/**
 * Removes the base from a path. Returns `undefined` if the path does not start with the base.
 *
 * @example
 * withoutBase('/docs/guide', '/docs/'); // '/guide'
 * withoutBase('/docsearch', '/docs/'); // undefined
 */
export function withoutBase(path: string, base: string): string | undefined {
  if (base === '/') return path.startsWith('/') ? path : `/${path}`;
  if (path === base.slice(0, -1)) return '/';
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

/**
 * Converts the path of a URL to a route path: decodes it and removes `.html`, a trailing `/index` and repeated slashes. A
 * trailing slash is preserved.
 *
 * @param pathname Path without the base.
 *
 * @example
 * toRoutePath('/guide/index.html'); // '/guide/'
 */
export function toRoutePath(pathname: string): string {
  const path = `/${safeDecode(pathname)}`.replace(/\\/g, '/').replace(/\/{2,}/g, '/');
  return path.replace(/\.html$/i, '').replace(/\/index$/i, '/');
}

/**
 * Returns a normalized key for comparing route paths, which are case-insensitive and ignore trailing slashes.
 *
 * @example
 * pageKey('/Guide/Start/'); // '/guide/start'
 */
export function pageKey(routePath: string): string {
  return toRoutePath(routePath).toLowerCase().replace(/\/$/, '') || '/';
}

/**
 * Returns whether two route paths refer to the same page.
 *
 * @example
 * isSamePage('/Guide/', '/guide'); // true
 */
export function isSamePage(a: string, b: string): boolean {
  return pageKey(a) === pageKey(b);
}

/**
 * Returns whether `path` is `parent` or a descendant of it. Only complete segments match.
 *
 * @example
 * isBelow('/guide/start', '/guide'); // true
 * isBelow('/guideline', '/guide'); // false
 */
export function isBelow(path: string, parent: string): boolean {
  const key = pageKey(path);
  const parentKey = pageKey(parent);
  return parentKey === '/' || key === parentKey || key.startsWith(`${parentKey}/`);
}

/**
 * Converts a route path, with an optional query string and hash, to an href. External hrefs and hrefs without a path are
 * returned unchanged. A leading `/./` marks a static file, whose name is not changed: `/./a.pdf` is a file and `/a.pdf` is
 * a page.
 *
 * @example
 * toHref('/guide/start#a', { base: '/docs/', cleanUrls: false }); // '/docs/guide/start.html#a'
 */
export function toHref(target: string, { base, cleanUrls }: UrlOptions): string {
  const { path, search, hash } = splitHref(target);
  if (path === '' || isExternal(target)) return target;
  if (path.startsWith('/./')) return withBase(target.slice(2), base);
  let routePath = toRoutePath(path);
  if (!cleanUrls) routePath = `${routePath.replace(/\/$/, '/index')}.html`;
  return withBase(encodePath(routePath), base) + search + hash;
}

/**
 * Percent-encodes a path, except for its slashes. Lone surrogates become U+FFFD.
 *
 * @example
 * encodePath('/a b/中'); // '/a%20b/%E4%B8%AD'
 */
export function encodePath(path: string): string {
  return path
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replace(/%(?:40|3A|2C|2B|3D|24|3B)/g, safeDecode);
}

/**
 * Returns the path of the HTML file of a route, relative to the output folder.
 *
 * @example
 * toHtmlFile('/guide/'); // 'guide/index.html'
 */
export function toHtmlFile(routePath: string): string {
  const path = routePath.replace(/^\//, '');
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/**
 * Returns the path of the Markdown file of a route, relative to the output folder.
 *
 * @example
 * toMarkdownFile('/guide/'); // 'guide/index.md'
 */
export function toMarkdownFile(routePath: string): string {
  return toHtmlFile(routePath).replace(/\.html$/, '.md');
}

/** Languages and versions of a site. */
export interface LangOptions {
  /** Tag of the language whose route paths have no language segment. */
  defaultLang: string;
  /** All language tags of the site. */
  langs: readonly string[];
  /** Version whose route paths have no version segment. */
  defaultVersion?: string;
  /** All versions of the site. Omit it if the site has only one. */
  versions?: readonly string[];
}

/** Version and language of a route path, and the rest of the path. */
export interface SplitRoute {
  version: string;
  lang: string;
  /** Route path without version and language. Starts with a slash. */
  rest: string;
}

/**
 * Splits a route path into version, language and the rest. Only the first segments can be a version or a language.
 *
 * @example
 * splitRoute('/zh/guide', { defaultLang: 'en', langs: ['en', 'zh'] });
 * // { version: '', lang: 'zh', rest: '/guide' }
 */
export function splitRoute(routePath: string, options: LangOptions): SplitRoute {
  const { defaultLang, langs, defaultVersion = '', versions = [] } = options;
  let rest = routePath;
  const takeSegment = (names: readonly string[], fallback: string): string => {
    const segment = rest.split('/', 2)[1] ?? '';
    const name = findName(names, segment);
    if (name === undefined) return fallback;
    rest = rest.slice(segment.length + 1) || '/';
    return name;
  };
  const version = takeSegment(versions, defaultVersion);
  const lang = takeSegment(langs, defaultLang);
  return { version, lang, rest };
}

/** Finds a language or version by a path segment, ignoring case. */
function findName(names: readonly string[], segment: string): string | undefined {
  return names.find((name) => name.toLowerCase() === segment.toLowerCase());
}

/**
 * Joins version, language and the rest to a route path. The default version and language have no segment.
 *
 * @example
 * const options = { defaultLang: 'en', langs: ['en', 'zh'] };
 * joinRoute({ version: '', lang: 'zh', rest: '/guide' }, options); // '/zh/guide'
 */
export function joinRoute({ version, lang, rest }: SplitRoute, options: LangOptions): string {
  const { defaultLang, defaultVersion = '' } = options;
  const segments = [version === defaultVersion ? '' : version, lang === defaultLang ? '' : lang];
  return `${segments
    .filter(Boolean)
    .map((segment) => `/${segment}`)
    .join('')}${rest}`;
}

/**
 * Adds the language and version of a page to a link on that page. A language or version in the link takes precedence. The
 * default language and version are removed from the path.
 *
 * @example
 * const options = { defaultLang: 'en', langs: ['en', 'zh'] };
 * localizeRoute('/guide', splitRoute('/zh/', options), options); // '/zh/guide'
 */
export function localizeRoute(link: string, page: SplitRoute, options: LangOptions): string {
  const { path, search, hash } = splitHref(link);
  const target = splitRoute(path, options);
  const [, first = '', second = ''] = path.split('/');
  const hasVersion = findName(options.versions ?? [], first) !== undefined;
  const hasLang = findName(options.langs, hasVersion ? second : first) !== undefined;
  const version = hasVersion ? target.version : page.version;
  const lang = hasLang ? target.lang : page.lang;
  return joinRoute({ version, lang, rest: target.rest }, options) + search + hash;
}
