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

/** Directives for the files of other hosts that the `<head>` of a page loads. */
const HEAD_FILES = {
  'script-src': /<script\b[^>]*?\ssrc=["']?((?:https?:)?\/\/[^\s"'>]+)/gi,
  'style-src':
    /<link\b(?=[^>]*?\srel=["']?stylesheet\b)[^>]*?\shref=["']?((?:https?:)?\/\/[^\s"'>]+)/gi,
} as const;

/** Returns the origins of the scripts and stylesheets that a `<head>` loads from other hosts, by directive. */
export function extractOrigins(head: string): Partial<Record<keyof typeof HEAD_FILES, string[]>> {
  const found = Object.entries(HEAD_FILES).map(([name, pattern]) => {
    const urls = [...head.matchAll(pattern)].flatMap(([, url = '']) =>
      URL.canParse(url, 'https://a') ? [new URL(url, 'https://a')] : [],
    );
    return [name, urls.map(({ origin }) => origin)] as const;
  });
  return Object.fromEntries(found.filter(([, origins]) => origins.length > 0));
}

/** Returns the hash of a source, such as `sha256-…`, for a content security policy or an `integrity` attribute. */
export function hashSource(source: string | Uint8Array, algorithm: 'sha256' | 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(source).digest('base64')}`;
}
