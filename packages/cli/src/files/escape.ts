export { escapeHtml } from '@octavo/mdx-plugins/escape';

/** Serializes a value as JSON that is safe to embed in a `<script>` element. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
