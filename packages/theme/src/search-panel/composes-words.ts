/** Whether the keyboard composes every word, also those that need no conversion, such as English ones. */
export function composesWords(): boolean {
  return /Android/.test(navigator.userAgent);
}
