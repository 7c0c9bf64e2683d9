import { encodePath, pageKey, safeDecode, splitHref } from './hrefs';

/** Prefix of links to files that are not pages: `/./a.pdf` is a file, `/a.pdf` is a page. */
export const FILE_LINK_PREFIX = '/./';

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
 * Normalizes a base path: percent-encodes it, with exactly one leading and one trailing slash.
 *
 * @example
 * normalizeBase('docs'); // '/docs/'
 */
export function normalizeBase(base: string): string {
  const inner = encodePath(safeDecode(base)).replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
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
