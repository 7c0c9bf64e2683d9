/** Replaces all line endings with `\n`. Line and column numbers stay the same. */
export function normalizeLineEndings(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
