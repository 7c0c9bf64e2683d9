const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for the content of an element or for a quoted attribute.
 *
 * @example
 * escapeHtml('"a" < b'); // '&quot;a&quot; &lt; b'
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]!);
}

/**
 * Escapes text for the content of an element. The result is shorter than that of `escapeHtml`.
 *
 * @example
 * escapeText('"a" < b'); // '"a" &lt; b'
 */
export function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text;
}
