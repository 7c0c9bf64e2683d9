/** Escapes a title for the text of a link or heading, which would be Markdown, HTML or an expression otherwise. */
export function escapeText(text: string): string {
  return text.replace(/[[\]<{]/g, '\\$&');
}
