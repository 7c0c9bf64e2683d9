/** Placeholder for a relative base in build output. The first script of each document replaces it. */
export const ANY_BASE = '/-octavo-base-/';

declare global {
  /** Base of the current document on sites with a relative base. Its first script sets it. */
  var octavoBase: string | undefined;
}

/** Replaces the placeholder with `octavoBase` in code. Strings in the code need double quotes. */
export function baseAsVariable(code: string): string {
  return code.replaceAll(ANY_BASE, '"+octavoBase+"');
}
