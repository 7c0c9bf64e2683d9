import type { SiteData } from '@octavo/theme';
import { isExternal, withBase } from '@octavo/theme/urls';

import { escapeHtml, jsonForScript } from '../../files/escape';
import { ANY_BASE } from '../../model/base-placeholder';
import type { SiteConfig } from '../../model/config';
import type { HeadTag } from '../../model/config-values.generated';
import { directionOf } from '../../model/direction';
import {
  type InlinePayload,
  PAYLOAD_ELEMENT,
  type PagePayload,
  ROOT_ELEMENT,
} from '../../model/payload';
import type { PageSeo } from '../../model/seo';
import { breadcrumbData, seoTags } from '../../site/seo/seo-tags';
import { notFoundScript } from './document-scripts';

/** What every document of a build has in common. */
export interface DocumentAssets {
  /** Scripts and styles of the application, below the base. */
  scripts: readonly string[];
  styles: readonly string[];
  /** `integrity` of scripts and styles by their path; empty where nobody asked for it. */
  integrity: Readonly<Record<string, string>>;
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
  seo: PageSeo | undefined;
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
  seo,
}: DocumentInput): string {
  const { page, data, scripts = [] } = payload;
  const url = (path: string) => escapeHtml(withBase(path, config.base));
  const { html: _html, ...rest } = payload;
  const integrity = (file: string) =>
    assets.integrity[file] ? ` integrity="${assets.integrity[file]}"` : '';
  const { default: defaultVersion } = config.multiVersion;
  const inline: InlinePayload = {
    base: config.base,
    defaultLang: config.lang,
    ...(defaultVersion ? { defaultVersion } : {}),
    ...rest,
  };
  // Opened as a file, a document cannot fetch anything, and says so where it is told to.
  const preloads = config.base === ANY_BASE ? [] : [data.site, data.sidebar];
  const dataFiles = preloads.filter((file) => file !== undefined);
  return [
    '<!doctype html>',
    `<html${languageOf(page.lang)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<script>${assets.headScript}</script>`,
    page.pageType === '404' ? `<script>${notFoundScript(config)}</script>` : '',
    ...[...assets.styles, ...scripts.filter(isStyle)].map(
      (file) => `<link rel="stylesheet" href="${url(file)}"${integrity(file)}>`,
    ),
    ...dataFiles.map((file) => `<link rel="preload" as="fetch" crossorigin href="${url(file)}">`),
    ...[...assets.scripts, ...scripts.filter((file) => !isStyle(file))].map(
      (file) => `<script defer src="${url(file)}"${integrity(file)}></script>`,
    ),
    `<link rel="icon" href="${config.icon ? iconHref(config) : url(EMPTY_ICON.path)}">`,
    ...seoTags({ config, site, page, title, seo }).map(renderTag),
    ...breadcrumbScript(breadcrumbData(config, seo)),
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

/** Returns the attributes of a document in a language. */
export function languageOf(lang: string): string {
  return ` lang="${escapeHtml(lang)}" dir="${directionOf(lang)}"`;
}

function breadcrumbScript(data: object | undefined): string[] {
  return data ? [`<script type="application/ld+json">${jsonForScript(data)}</script>`] : [];
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

/** Stands for the icon of a site that has none, so that browsers ask for no other. Policies allow it, unlike `data:`. */
export const EMPTY_ICON = {
  path: 'static/icon.svg',
  content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Without an icon of the site's own, an empty one keeps browsers from asking for a file that is not there. */
export function iconHref({ icon, base }: SiteConfig): string {
  if (!icon) return 'data:,';
  return escapeHtml(isExternal(icon) ? icon : withBase(icon, base));
}

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}
