import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** Code of the scripts that stand in a document and run; data in `<script>` elements does not. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) => {
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
    const runs =
      type === undefined || /^(?:module|text\/javascript|application\/javascript)$/.test(type);
    return /\bsrc\s*=/i.test(attributes) || !runs ? [] : [code];
  });
}

/** Name of a text in a policy or an `integrity` attribute: `sha256-…`. */
export function sourceHash(text: string | Uint8Array, algorithm: 'sha256' | 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;
}
