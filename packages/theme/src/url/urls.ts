/**
 * Everything this project knows about URLs, as pure functions.
 *
 * Words: a *route path* is the path of a page without the base, decoded, language prefix included, with a
 * leading slash (`/zh/guide/start/`). A *href* is what stands in an `href` attribute: encoded, with the base.
 */

/** How a site is published. */
export interface UrlOptions {
  /** Path the site is served below; starts and ends with a slash. */
  base: string;
  /** Whether links leave out `.html`. */
  cleanUrls: boolean;
}

export interface SplitHref {
  path: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
}

/** Whether a href leaves the site: it has a scheme (`mailto:`, `vscode:`, `https:`) or a host (`//cdn`). */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** Whether following a href runs code. Browsers pass over control characters and spaces in a scheme. */
export function runsScript(href: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what browsers strip before they read the scheme
  return /^(?:javascript|data|vbscript):/i.test(href.replace(/[\u0000-\u0020]/g, ''));
}

/** Whether an external link opens in a new tab: pages on the web do, `mailto:` and the like do not. */
export function opensNewTab(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}

/** Take a href apart. Putting the three parts together again gives the same string. */
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

/** `decodeURIComponent` that leaves what it cannot decode as it is. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        return run;
      }
    });
  }
}

/** Write a base as `/docs/`: one slash on either side. */
export function normalizeBase(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** Put the base before a path that has none. */
export function withBase(path: string, base: string): string {
  return base + path.replace(/^\/+/, '');
}

/** Take the base off a path; `undefined` when the path is not below it. */
export function withoutBase(path: string, base: string): string | undefined {
  if (base === '/') return path.startsWith('/') ? path : `/${path}`;
  if (path === base.slice(0, -1)) return '/';
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

/**
 * Read a path as a browser or a host may write it into a route path: decoded, no `.html`, no trailing
 * `/index`, no repeated slashes. The trailing slash is kept.
 */
export function toRoutePath(pathname: string): string {
  const path = `/${safeDecode(pathname)}`.replace(/\\/g, '/').replace(/\/{2,}/g, '/');
  return path.replace(/\.html$/i, '').replace(/\/index$/i, '/');
}

/** What two spellings of a route path have in common: trailing slash and letter case do not count. */
export function pageKey(routePath: string): string {
  return toRoutePath(routePath).toLowerCase().replace(/\/$/, '') || '/';
}

/** Whether both name the same page. */
export function isSamePage(a: string, b: string): boolean {
  return pageKey(a) === pageKey(b);
}

/** Whether `path` is `parent` or lies below it, by whole segments: `/guideline` is not below `/guide`. */
export function isBelow(path: string, parent: string): boolean {
  const key = pageKey(path);
  const parentKey = pageKey(parent);
  return parentKey === '/' || key === parentKey || key.startsWith(`${parentKey}/`);
}

/**
 * Write a route path (with optional query and hash) as a href. External hrefs stay, and so do those
 * without a path, which lead to the page they stand on. `/./a.pdf` is a file beside the pages, whose name is
 * left as it is: a path alone does not tell it from the page `/a.pdf`.
 */
export function toHref(target: string, { base, cleanUrls }: UrlOptions): string {
  const { path, search, hash } = splitHref(target);
  if (path === '' || isExternal(target)) return target;
  if (path.startsWith('/./')) return withBase(target.slice(2), base);
  let routePath = toRoutePath(path);
  if (!cleanUrls) routePath = `${routePath.replace(/\/$/, '/index')}.html`;
  return withBase(encodePath(routePath), base) + search + hash;
}

/** Percent-encode what must not stand in a path; slashes stay. Halves of characters become U+FFFD. */
export function encodePath(path: string): string {
  return path
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replace(/%(?:40|3A|2C|2B|3D|24|3B)/g, safeDecode);
}

/** The file a route is published as, below the output folder: `/guide/` is `guide/index.html`. */
export function toHtmlFile(routePath: string): string {
  const path = routePath.replace(/^\//, '');
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** The file of a page as Markdown, beside its HTML: `/guide/` is `guide/index.md`. */
export function toMarkdownFile(routePath: string): string {
  return toHtmlFile(routePath).replace(/\.html$/, '.md');
}

export interface LangOptions {
  defaultLang: string;
  /** All language tags of the site. */
  langs: readonly string[];
  defaultVersion?: string;
  /** All versions of the site; empty or missing when it has one. */
  versions?: readonly string[];
}

export interface SplitRoute {
  version: string;
  lang: string;
  /** The route without version and language, with a leading slash. */
  rest: string;
}

/** Tell version and language from a route path, by its first segments only. */
export function splitRoute(routePath: string, options: LangOptions): SplitRoute {
  const { defaultLang, langs, defaultVersion = '', versions = [] } = options;
  let rest = routePath;
  const take = (names: readonly string[], fallback: string): string => {
    const segment = rest.split('/', 2)[1] ?? '';
    const name = findName(names, segment);
    if (name === undefined) return fallback;
    rest = rest.slice(segment.length + 1) || '/';
    return name;
  };
  const version = take(versions, defaultVersion);
  const lang = take(langs, defaultLang);
  return { version, lang, rest };
}

/** Letter case does not count in paths, and so neither in the names of languages and versions. */
function findName(names: readonly string[], segment: string): string | undefined {
  return names.find((name) => name.toLowerCase() === segment.toLowerCase());
}

/** Put version and language back; those that are the default have no segment. */
export function joinRoute({ version, lang, rest }: SplitRoute, options: LangOptions): string {
  const { defaultLang, defaultVersion = '' } = options;
  const segments = [version === defaultVersion ? '' : version, lang === defaultLang ? '' : lang];
  return `${segments
    .filter(Boolean)
    .map((segment) => `/${segment}`)
    .join('')}${rest}`;
}

/**
 * Give a link the language (and version) of the page it stands on. A link that names a language keeps it;
 * an explicit default language is dropped.
 */
export function localizeRoute(link: string, page: SplitRoute, options: LangOptions): string {
  const { path, search, hash } = splitHref(link);
  const target = splitRoute(path, options);
  const [, first = '', second = ''] = path.split('/');
  const namesVersion = findName(options.versions ?? [], first) !== undefined;
  const namesLang = findName(options.langs, namesVersion ? second : first) !== undefined;
  const version = namesVersion ? target.version : page.version;
  const lang = namesLang ? target.lang : page.lang;
  return joinRoute({ version, lang, rest: target.rest }, options) + search + hash;
}
