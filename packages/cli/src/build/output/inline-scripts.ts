// cspell:ignore speculationrules

import { createHash } from 'node:crypto';

import { HTML_ATTRIBUTE } from '../../site/footer-links';

/**
 * Matches a comment or a start tag with its name and attributes, as browsers do. A quote only has a meaning at the start
 * of a value. What is not closed ends with the document, so that the pattern never backtracks.
 */
const TAG =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<([a-z][^\s/>]*)((?:[\s/]|[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"'>][^\s>]*)?)?)*)/gi;
/** Matches what may be the start tag of a script. Finding it takes a tenth of the time for all tags. */
const SCRIPT_TAG = /<script((?:[\s/](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*)?)(?:>|$)/gi;
/** Elements that contain text instead of tags. */
const TEXT_ELEMENTS = ['script', 'style', 'textarea', 'title'];

/** Types of scripts to which a content security policy applies. Scripts with other types are data. */
const SCRIPT_TYPE = /^(?:|module|importmap|speculationrules|\w+\/[\w-]*script[\d.]*)$/;

/** Returns the code of all inline scripts in an HTML document, excluding data blocks. */
export function extractInlineScripts(html: string): string[] {
  // The body of most pages contains only data.
  if (![...html.matchAll(SCRIPT_TAG)].some(([, attributes = '']) => isInline(attributes)))
    return [];
  const scripts: string[] = [];
  const tags = new RegExp(TAG);
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const [, tagName = '', attributes = ''] = tag;
    const name = tagName.toLowerCase();
    const isScript = name === 'script';
    // In SVG, elements can end with their start tag.
    if (!TEXT_ELEMENTS.includes(name) || (!isScript && attributes.endsWith('/'))) continue;
    const start = tags.lastIndex + 1;
    const pattern = new RegExp(`</${name}[\\s/>]`, 'gi');
    pattern.lastIndex = start;
    const end = pattern.exec(html);
    if (!end) break;
    if (isScript && isInline(attributes)) scripts.push(html.slice(start, end.index));
    tags.lastIndex = end.index;
  }
  return scripts;
}

/** Whether a script with these attributes contains code. */
function isInline(attributes: string): boolean {
  const type = findAttribute(attributes, 'type') ?? '';
  return (
    SCRIPT_TYPE.test(type.trim().toLowerCase()) && findAttribute(attributes, 'src') === undefined
  );
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
