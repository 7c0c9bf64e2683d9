const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Returns whether a URL is external: it has a scheme or a host. */
export function hasScheme(url: string): boolean {
  return SCHEME.test(url);
}

/** Decodes a path. Returns it unchanged if it is malformed. */
export function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
