import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** Returns the code of all inline scripts in an HTML document, excluding data blocks. */
export function extractInlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) => {
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
    const isScript =
      type === undefined || /^(?:module|text\/javascript|application\/javascript)$/.test(type);
    return /\bsrc\s*=/i.test(attributes) || !isScript ? [] : [code];
  });
}

/** Returns the hash of a source, such as `sha256-…`, for a content security policy or an `integrity` attribute. */
export function hashSource(source: string | Uint8Array, algorithm: 'sha256' | 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(source).digest('base64')}`;
}
