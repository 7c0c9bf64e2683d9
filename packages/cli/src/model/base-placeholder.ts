/** Placeholder for the base in everything that is built to be served from any path. */
export const ANY_BASE = '/-octavo-base-/';

declare global {
  /** Base of the open document, on such sites: set by its first script. */
  var octavoBase: string | undefined;
}

/** Replaces the placeholder with the document's own variable, in code whose strings have double quotes. */
export function baseAsVariable(code: string): string {
  return code.replaceAll(ANY_BASE, '"+octavoBase+"');
}
