/**
 * Placeholder for the base in builds with a relative base. An inline script in each document replaces it at runtime.
 */
export const BASE_PLACEHOLDER = '/-octavo-base-/';

declare global {
  /** Base path of the current document on sites with a relative base, set by an inline script. */
  var octavoBase: string | undefined;
}

/** Replaces base placeholders in code with references to `octavoBase`. String literals must use double quotes. */
export function insertBaseVariable(code: string): string {
  return code.replaceAll(BASE_PLACEHOLDER, '"+octavoBase+"');
}
