import type { SiteData } from '@octavo/theme';
import { isExternal, toHref, withBase } from '@octavo/theme/urls';

import {
  type InlinePayload,
  PAYLOAD_ELEMENT,
  type PagePayload,
  ROOT_ELEMENT,
} from '../app/payload';
import type { HeadTag, SiteConfig } from '../config/types';
import { escapeHtml, jsonForScript } from './escape';

/** What every document of a build has in common. */
export interface DocumentAssets {
  /** Scripts and styles of the application, below the base. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Inline script that sets color mode and query flags before the first paint. */
  headScript: string;
}

export interface DocumentInput {
  config: SiteConfig;
  assets: DocumentAssets;
  payload: PagePayload;
  site: SiteData;
  /** HTML of the application. */
  body: string;
  title: string;
  /** Tags of the page itself. */
  head: readonly HeadTag[];
}

/** The whole HTML file of a page. */
export function renderDocument({
  config,
  assets,
  payload,
  site,
  body,
  title,
  head,
}: DocumentInput): string {
  const { page, data, scripts = [] } = payload;
  const url = (path: string) => escapeHtml(withBase(path, config.base));
  const description = page.frontmatter.description ?? site.description;
  const { html: _html, ...rest } = payload;
  const inline: InlinePayload = { base: config.base, defaultLang: config.lang, ...rest };
  const dataFiles = [data.site, data.sidebar].filter((file) => file !== undefined);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(page.lang)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    `<script>${assets.headScript}</script>`,
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${url(file)}">`),
    ...dataFiles.map((file) => `<link rel="preload" as="fetch" crossorigin href="${url(file)}">`),
    ...[...assets.scripts, ...scripts].map((file) => `<script defer src="${url(file)}"></script>`),
    `<link rel="icon" href="${iconHref(config)}">`,
    ...metaLinks(config, payload, title),
    ...[...config.head, ...head].map(renderTag),
    '</head>',
    '<body>',
    `<div id="${ROOT_ELEMENT}">${body}</div>`,
    `<script type="application/json" id="${PAYLOAD_ELEMENT}">${jsonForScript(inline)}</script>`,
    '</body>',
    '</html>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}

/** Links to the page's own address and its translations, where the site knows its origin. */
function metaLinks(config: SiteConfig, { page }: PagePayload, title: string): string[] {
  const social = [
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:type" content="${page.pageType === 'home' ? 'website' : 'article'}">`,
  ];
  if (page.pageType === '404') return ['<meta name="robots" content="noindex">'];
  if (!config.siteOrigin) return social;
  const absolute = (route: string) =>
    escapeHtml(
      config.siteOrigin + toHref(route, { base: config.base, cleanUrls: config.route.cleanUrls }),
    );
  return [
    ...social,
    `<meta property="og:url" content="${absolute(page.routePath)}">`,
    `<link rel="canonical" href="${absolute(page.routePath)}">`,
  ];
}

const VOID_TAGS = new Set(['meta', 'link', 'base']);

function renderTag(tag: HeadTag): string {
  if (typeof tag === 'string') return tag;
  const [name, attributes] = tag;
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== false)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`))
    .join('');
  return VOID_TAGS.has(name) ? `<${name}${text}>` : `<${name}${text}></${name}>`;
}

/** Without an icon of the site's own, an empty one keeps browsers from asking for a file that is not there. */
export function iconHref({ icon, base }: SiteConfig): string {
  if (!icon) return 'data:,';
  return escapeHtml(isExternal(icon) ? icon : withBase(icon, base));
}
