const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Checks whether a URL is external, with a scheme or host. */
export function hasScheme(url: string): boolean {
  return SCHEME.test(url);
}

/** Decodes a URL path. Returns malformed paths unchanged. */
export function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
