/** Placeholder for a relative base in build output. The first script of each document replaces it. */
export const BASE_PLACEHOLDER = '/-octavo-base-/';

declare global {
  /** Base of the current document on sites with a relative base. Its first script sets it. */
  var octavoBase: string | undefined;
}

/** Replaces the placeholder with `octavoBase` in code. Strings in the code need double quotes. */
export function insertBaseVariable(code: string): string {
  return code.replaceAll(BASE_PLACEHOLDER, '"+octavoBase+"');
}
