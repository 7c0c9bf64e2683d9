const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Checks whether a URL is external, with a scheme or host. */
export function hasScheme(url: string): boolean {
  return SCHEME.test(url);
}

/**
 * Checks whether a URL is absolute, so that it stays as it is.
 *
 * @param prefixes prefixes of links that look like a URL but are resolved, such as `kit` for `kit:/guide`
 */
export function isAbsoluteUrl(url: string, prefixes: readonly string[] = []): boolean {
  return hasScheme(url) && !hasPrefix(url, prefixes);
}

/** Checks whether a link has one of the prefixes. Does not match URLs with a host, such as `kit://host`. */
export function hasPrefix(url: string, prefixes: readonly string[] = []): boolean {
  const end = url.indexOf(':');
  return (
    end > 0 && !url.startsWith('//', end + 1) && prefixes.includes(url.slice(0, end).toLowerCase())
  );
}

/** Decodes a URL path. Returns malformed paths unchanged. */
export function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Decodes a URL for display. Characters with a meaning in URLs stay encoded, such as `#`. Returns malformed URLs
 * unchanged.
 */
export function decodeUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/**
 * Encodes characters that are not allowed in URLs. Markdown URLs are encoded in the same way when they become HTML attributes.
 * Encoded URLs stay the same.
 */
export function encodeUrl(url: string): string {
  return url.replace(
    /%(?![a-z\d]{2})|[^\w!#$%&'()*+,\-./:;=?@~\p{Surrogate}]/giu,
    encodeURIComponent,
  );
}

/** Encodes the characters of a URL that would end it in a Markdown link: spaces and unbalanced parentheses. */
export function encodeMarkdownUrl(url: string): string {
  const encoded = url.replace(/[\s<>]/g, encodeURIComponent);
  return /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(encoded)
    ? encoded
    : encoded.replaceAll('(', '%28').replaceAll(')', '%29');
}
