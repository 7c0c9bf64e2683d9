import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { encodePath, isExternal, pageKey, toHref, withBase } from '@octavo/theme/urls';

import { encodeUrl, escapeHtml } from '../../files/escape';
import { BASE_PLACEHOLDER } from '../../model/base-placeholder';
import type { SiteConfig } from '../../model/config';
import { getPayloadPath, type RedirectPayload } from '../../model/payload';
import { getRedirectFile, type Redirect } from '../../site/redirects';
import type { Output } from './output';

/** Redirects file for hosts such as Netlify and Cloudflare Pages. */
const REDIRECTS_FILE = '_redirects';

/**
 * Redirects and adds the query and hash of the visited URL to those of the target. The script is identical on all pages,
 * so that the content security policy needs only one hash.
 */
const REDIRECT_SCRIPT = [
  "const url=new URL(document.querySelector('a').href)",
  "if(location.search)url.search+=(url.search&&'&')+location.search.slice(1)",
  'if(location.hash)url.hash=location.hash',
  'location.replace(url)',
].join(';');

type Options = Pick<SiteConfig, 'base' | 'route' | 'siteOrigin' | 'publicDir' | 'lang'>;

/**
 * Writes each redirect as an HTML page, as a payload for client-side navigation, and as a line in the redirects file.
 */
export function writeRedirects(
  output: Output,
  redirects: readonly Redirect[],
  config: Options,
): void {
  if (redirects.length === 0) return;
  const { base } = config;
  const url = { base, cleanUrls: config.route.cleanUrls };
  const lines: string[] = [];
  for (const { from, to } of redirects) {
    // Spaces separate the fields of the redirects file. `followRedirects` decodes only `&amp;` of what `escapeHtml` replaces.
    const target = encodeUrl(isExternal(to) ? to : toHref(to, url));
    output.write(getRedirectFile(from), redirectPage(target, config));
    const payload: RedirectPayload = { redirect: to };
    output.write(getPayloadPath(pageKey(from)), JSON.stringify(payload));
    const sources = [toHref(from, { base, cleanUrls: true })];
    if (/\.html$/i.test(from)) sources.unshift(withBase(encodePath(from), base));
    for (const source of sources) {
      // `:` starts a placeholder in the redirects file.
      if (!source.includes(':')) lines.push(`${source} ${target} 301`);
    }
  }
  // The redirects file requires absolute paths, so it cannot be written for a site with a relative base.
  if (base === BASE_PLACEHOLDER || lines.length === 0) return;
  output.write(REDIRECTS_FILE, `${[...existingLines(config.publicDir), ...lines].join('\n')}\n`);
}

function redirectPage(target: string, { siteOrigin = '', lang }: Options): string {
  const href = escapeHtml(target);
  const canonical = escapeHtml(isExternal(target) ? target : siteOrigin + target);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(lang)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${href}</title>`,
    `<link rel="canonical" href="${canonical}">`,
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    '</head>',
    `<body><a href="${href}">${href}</a><script>${REDIRECT_SCRIPT}</script></body>`,
    '</html>',
    '',
  ].join('\n');
}

/**
 * Returns the existing redirects file from the public folder. Its rules come first, because hosts use the first match.
 */
function existingLines(publicDir: string): string[] {
  try {
    return [readFileSync(join(publicDir, REDIRECTS_FILE), 'utf8').trimEnd()];
  } catch {
    return [];
  }
}
