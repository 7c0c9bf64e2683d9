export { escapeHtml } from '@octavo/mdx-plugins/escape';

/** Serializes a value as JSON for a `<script>` element, so that it can neither close the element nor open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
