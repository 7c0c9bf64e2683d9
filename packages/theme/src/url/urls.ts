/**
 * Pure URL functions.
 *
 * A *route path* is the decoded URL path of a page without the base. It starts with a slash and includes the language
 * prefix, for example `/zh/guide/start/`. An *href* is the value of an `href` attribute: percent-encoded and including
 * the base.
 */

/** URL options for a site. */
export interface UrlOptions {
  /** Base path of the site, with a leading and a trailing slash. */
  base: string;
  /** Whether to omit `.html` from links. */
  cleanUrls: boolean;
}

/** Components of an href. */
export interface ParsedHref {
  path: string;
  /** Query string including `?`, or an empty string. */
  search: string;
  /** Hash including `#`, or an empty string. */
  hash: string;
}

/**
 * Checks whether an href is external, i.e. starts with a scheme (`mailto:`, `https:`) or a host (`//cdn`).
 *
 * @example
 * isExternal('mailto:a@b.c'); // true
 * isExternal('/guide/start'); // false
 */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/**
 * Checks whether clicking an href can execute code. Ignores control characters and spaces in the scheme, like browsers
 * do.
 *
 * @example
 * isScriptUrl('java\nscript:alert(1)'); // true
 */
export function isScriptUrl(href: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip these characters before parsing the scheme
  return /^(?:javascript|data|vbscript):/i.test(href.replace(/[\u0000-\u0020]/g, ''));
}

/**
 * Checks whether a link opens in a new tab. Links to external web pages do; `mailto:` and similar links do not.
 *
 * @example
 * opensNewTab('https://example.com'); // true
 * opensNewTab('mailto:a@b.c'); // false
 */
export function opensNewTab(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/**
 * Splits an href into path, query string and hash. Concatenating the three parts returns the original href.
 *
 * @example
 * splitHref('/a?b=1#c'); // { path: '/a', search: '?b=1', hash: '#c' }
 */
export function splitHref(href: string): ParsedHref {
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
 * Decodes a percent-encoded string. Unlike `decodeURIComponent`, keeps invalid sequences instead of throwing an error.
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
 * Normalizes a base path to exactly one leading and one trailing slash.
 *
 * @example
 * normalizeBase('docs'); // '/docs/'
 */
export function normalizeBase(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/**
 * Prepends the base to a path.
 *
 * @example
 * withBase('/guide', '/docs/'); // '/docs/guide'
 */
export function withBase(path: string, base: string): string {
  return base + path.replace(/^\/+/, '');
}

/**
 * Strips the base from a path. Returns `undefined` if the path does not start with the base.
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
 * Converts a URL path to a route path. Decodes the path and removes `.html`, a trailing `/index` and duplicate slashes.
 * Preserves a trailing slash.
 *
 * @param pathname URL path without the base.
 *
 * @example
 * toRoutePath('/guide/index.html'); // '/guide/'
 */
export function toRoutePath(pathname: string): string {
  const path = `/${safeDecode(pathname)}`.replace(/\\/g, '/').replace(/\/{2,}/g, '/');
  return path.replace(/\.html$/i, '').replace(/\/index$/i, '/');
}

/**
 * Returns a normalized key for comparing route paths. Route paths are case-insensitive and ignore trailing slashes.
 *
 * @example
 * pageKey('/Guide/Start/'); // '/guide/start'
 */
export function pageKey(routePath: string): string {
  return toRoutePath(routePath).toLowerCase().replace(/\/$/, '') || '/';
}

/**
 * Checks whether two route paths refer to the same page.
 *
 * @example
 * isSamePage('/Guide/', '/guide'); // true
 */
export function isSamePage(a: string, b: string): boolean {
  return pageKey(a) === pageKey(b);
}

/**
 * Checks whether `path` is equal to or a descendant of `parent`. Compares complete path segments.
 *
 * @example
 * isWithinPath('/guide/start', '/guide'); // true
 * isWithinPath('/guideline', '/guide'); // false
 */
export function isWithinPath(path: string, parent: string): boolean {
  const key = pageKey(path);
  const parentKey = pageKey(parent);
  return parentKey === '/' || key === parentKey || key.startsWith(`${parentKey}/`);
}

/**
 * Converts a route path to an href. The route path can include a query string and hash. Returns external hrefs and
 * hrefs without a path unchanged. A leading `/./` marks a static file, whose name stays unchanged: `/./a.pdf` is a
 * file, `/a.pdf` is a page.
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
 * Percent-encodes a path, preserving slashes. Replaces lone surrogates with U+FFFD.
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
 * Returns the HTML file path for a route, relative to the output folder.
 *
 * @example
 * toHtmlFile('/guide/'); // 'guide/index.html'
 */
export function toHtmlFile(routePath: string): string {
  const path = routePath.replace(/^\//, '');
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/**
 * Returns the Markdown file path for a route, relative to the output folder.
 *
 * @example
 * toMarkdownFile('/guide/'); // 'guide/index.md'
 */
export function toMarkdownFile(routePath: string): string {
  return toHtmlFile(routePath).replace(/\.html$/, '.md');
}

/** Language and version options for a site. */
export interface LangOptions {
  /** Tag of the default language, which has no prefix in route paths. */
  defaultLang: string;
  /** All language tags. */
  langs: readonly string[];
  /** Default version, which has no prefix in route paths. */
  defaultVersion?: string;
  /** All versions. Omit this option for unversioned sites. */
  versions?: readonly string[];
}

/** Result of splitting a route path into version, language and remaining path. */
export interface ParsedRoute {
  version: string;
  lang: string;
  /** Route path without the version and language prefixes. Starts with a slash. */
  rest: string;
}

/**
 * Splits a route path into version, language and remaining path. Only the leading segments can be a version or a
 * language.
 *
 * @example
 * splitRoute('/zh/guide', { defaultLang: 'en', langs: ['en', 'zh'] });
 * // { version: '', lang: 'zh', rest: '/guide' }
 */
export function splitRoute(routePath: string, options: LangOptions): ParsedRoute {
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

/** Finds the language or version that matches a path segment, ignoring case. */
function findName(names: readonly string[], segment: string): string | undefined {
  return names.find((name) => name.toLowerCase() === segment.toLowerCase());
}

/**
 * Joins version, language and remaining path into a route path. Omits the default version and language.
 *
 * @example
 * const options = { defaultLang: 'en', langs: ['en', 'zh'] };
 * joinRoute({ version: '', lang: 'zh', rest: '/guide' }, options); // '/zh/guide'
 */
export function joinRoute({ version, lang, rest }: ParsedRoute, options: LangOptions): string {
  const { defaultLang, defaultVersion = '' } = options;
  const segments = [version === defaultVersion ? '' : version, lang === defaultLang ? '' : lang];
  return `${segments
    .filter(Boolean)
    .map((segment) => `/${segment}`)
    .join('')}${rest}`;
}

/**
 * Adds the language and version prefixes of a page to a link on that page. Explicit prefixes in the link take
 * precedence. Prefixes for the default language and version are removed.
 *
 * @example
 * const options = { defaultLang: 'en', langs: ['en', 'zh'] };
 * localizeRoute('/guide', splitRoute('/zh/', options), options); // '/zh/guide'
 */
export function localizeRoute(link: string, page: ParsedRoute, options: LangOptions): string {
  const { path, search, hash } = splitHref(link);
  const target = splitRoute(path, options);
  const [, first = '', second = ''] = path.split('/');
  const hasVersion = findName(options.versions ?? [], first) !== undefined;
  const hasLang = findName(options.langs, hasVersion ? second : first) !== undefined;
  const version = hasVersion ? target.version : page.version;
  const lang = hasLang ? target.lang : page.lang;
  return joinRoute({ version, lang, rest: target.rest }, options) + search + hash;
}
