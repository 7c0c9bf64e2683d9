const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes HTML for use in element content or quoted attributes.
 *
 * @example
 * escapeHtml('"a" < b'); // '&quot;a&quot; &lt; b'
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]!);
}

/**
 * Escapes HTML for use in element content. Unlike `escapeHtml`, does not escape quotes.
 *
 * @example
 * escapeText('"a" < b'); // '"a" &lt; b'
 */
export function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text;
}

/** Removes the comments from HTML. */
export function removeHtmlComments(html: string): string {
  return html.replace(/<!--.*?-->/gs, '');
}
