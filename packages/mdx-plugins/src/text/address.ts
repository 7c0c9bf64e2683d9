const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Whether an address leads out of the site: it names a scheme, or a host. */
export function hasScheme(address: string): boolean {
  return SCHEME.test(address);
}

/** What an address says; itself where it cannot be decoded. */
export function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
