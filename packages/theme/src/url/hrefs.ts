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
 * Common extensions of files, for links that the build does not mark with a target: to files that it generates, and in
 * the source of components.
 */
export const FILE_EXTENSION = /\.(?:csv|gif|jpe?g|json|mdx?|mp4|pdf|png|svg|txt|webp|xml|zip)$/i;

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
 * Converts a route path to an href. The route path can include a query string and hash. Returns external hrefs and
 * hrefs without a path unchanged. The name of a file with `FILE_LINK_PREFIX` also stays unchanged.
 *
 * @example
 * toHref('/guide/start#a', { base: '/docs/', cleanUrls: false }); // '/docs/guide/start.html#a'
 */
export function toHref(target: string, { base, cleanUrls }: UrlOptions): string {
  const { path, search, hash } = splitHref(target);
  if (path === '' || isExternal(target)) return target;
  // FILE_LINK_PREFIX, without adding an export to the first script.
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
