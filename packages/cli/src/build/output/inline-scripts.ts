// cspell:ignore speculationrules

import { createHash } from 'node:crypto';

import { HTML_ATTRIBUTE } from '../../site/footer-links';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** Types of scripts to which a content security policy applies. Scripts with other types are data. */
const SCRIPT_TYPE = /^(?:|module|importmap|speculationrules|\w+\/[\w-]*script[\d.]*)$/;

/** Returns the code of all inline scripts in an HTML document, excluding data blocks. */
export function extractInlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) => {
    const type = findAttribute(attributes, 'type') ?? '';
    const isScript = SCRIPT_TYPE.test(type.trim().toLowerCase());
    return !isScript || findAttribute(attributes, 'src') !== undefined ? [] : [code];
  });
}

/** Returns the value of an attribute in a tag, or `undefined` if the tag does not have it. */
export function findAttribute(tag: string, name: string): string | undefined {
  for (const [, , key, , value = ''] of tag.matchAll(HTML_ATTRIBUTE))
    if (key!.toLowerCase() === name) return value.replace(/^(["'])(.*)\1$/s, '$2');
  return undefined;
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
