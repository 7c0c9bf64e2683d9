export { escapeHtml } from '@octavo/mdx-plugins/escape';

/** Serializes a value as JSON that is safe to embed in a `<script>` element. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/**
 * Percent-encodes the characters of a URL that are not ASCII, whitespace, quotes and angle brackets. Keeps what is already
 * encoded. Replaces lone surrogates with U+FFFD.
 *
 * @example
 * encodeUrl('/a%20b ü.png?x=1'); // '/a%20b%20%C3%BC.png?x=1'
 */
export function encodeUrl(url: string): string {
  return url
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\s"'<>]|[^\0-\x7f]/gu, (character) =>
      character === "'" ? '%27' : encodeURIComponent(character),
    );
}
