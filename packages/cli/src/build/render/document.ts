import type { SiteData } from '@octavo/theme';
import { encodePath, isExternal, toMarkdownFile, withBase } from '@octavo/theme/urls';

import { escapeHtml, serializeForScript } from '../../files/escape';
import { BASE_PLACEHOLDER } from '../../model/base-placeholder';
import type { SiteConfig } from '../../model/config';
import type { HeadTag } from '../../model/config-values.generated';
import { getTextDirection } from '../../model/direction';
import {
  type InlinePayload,
  PAYLOAD_ELEMENT_ID,
  type PagePayload,
  ROOT_ELEMENT_ID,
  type Runtime,
} from '../../model/payload';
import type { PageSeo } from '../../model/seo';
import { removeOverriddenTags } from '../../site/seo/overridden-tags';
import { createArticleData, createBreadcrumbData, createSeoTags } from '../../site/seo/seo-tags';
import { getNotFoundScript } from './document-scripts';

/** Scripts and styles shared by all documents in a build. */
export interface DocumentAssets {
  /** App scripts, relative to the base. */
  scripts: readonly string[];
  /** App stylesheets, relative to the base. */
  styles: readonly string[];
  /** Maps files to `integrity` values. Empty unless `security.integrity` is enabled. */
  integrity: Readonly<Record<string, string>>;
  /** Inline script that applies the color mode and query flags before the first paint. */
  headScript: string;
  runtime: Runtime;
  /** Scripts that are prefetched once the page is idle, relative to the base. */
  idleScripts: readonly string[];
}

export interface DocumentInput {
  config: SiteConfig;
  assets: DocumentAssets;
  payload: PagePayload;
  site: SiteData;
  /** Rendered HTML of the app. */
  body: string;
  title: string;
  /** Additional head tags for the page. */
  head: readonly HeadTag[];
  seo: PageSeo | undefined;
  /** Scripts and stylesheets of plugins, relative to the base. */
  plugins: readonly string[];
}

/** Renders the HTML document for a page. */
export function renderDocument({
  config,
  assets,
  payload,
  site,
  body,
  title,
  head,
  seo,
  plugins,
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
    ...(assets.runtime === 'static' && !site.cleanUrls ? { cleanUrls: false as const } : {}),
    ...(assets.idleScripts.length > 0 ? { idleScripts: assets.idleScripts } : {}),
    ...rest,
  };
  // Documents on `file:` URLs cannot fetch data, and preload tags would log errors to the console.
  // The layout needs the sidebar as data only if React renders it.
  const preloads =
    config.base === BASE_PLACEHOLDER
      ? []
      : [data.site, ...(assets.runtime === 'react' ? [data.sidebar] : [])];
  // Components in the content of a page are loaded when they become visible.
  const pageScripts = assets.runtime === 'react' ? scripts.filter((file) => !isStyle(file)) : [];
  const pluginFiles = (type: 'script' | 'style') =>
    plugins.filter((file) => isStyle(file) === (type === 'style'));
  const customTags = [...config.head, ...head];
  const dataFiles = preloads.filter((file) => file !== undefined);
  return [
    '<!doctype html>',
    `<html${renderLanguageAttributes(page.lang)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<script>${assets.headScript}</script>`,
    page.isNotFound ? `<script>${getNotFoundScript(config)}</script>` : '',
    ...[...assets.styles, ...pluginFiles('style'), ...scripts.filter(isStyle)].map(
      (file) => `<link rel="stylesheet" href="${url(file)}"${integrity(file)}>`,
    ),
    ...dataFiles.map((file) => `<link rel="preload" as="fetch" crossorigin href="${url(file)}">`),
    ...[...assets.scripts, ...pageScripts, ...pluginFiles('script')].map(
      (file) => `<script defer src="${url(file)}"${integrity(file)}></script>`,
    ),
    `<link rel="icon" href="${config.icon ? getIconHref(config) : url(EMPTY_ICON.path)}">`,
    ...removeOverriddenTags(createSeoTags({ config, site, page, title, seo }), customTags).map(
      renderTag,
    ),
    // 404 pages have no copy.
    config.llms.pages && seo
      ? `<link rel="alternate" type="text/markdown" href="${url(encodePath(toMarkdownFile(page.routePath)))}">`
      : '',
    ...structuredData(createBreadcrumbData(config, seo)),
    ...structuredData(createArticleData(config, page, seo)),
    ...customTags.map(renderTag),
    '</head>',
    '<body>',
    `<div id="${ROOT_ELEMENT_ID}">${body}</div>`,
    `<script type="application/json" id="${PAYLOAD_ELEMENT_ID}">${serializeForScript(inline)}</script>`,
    '</body>',
    '</html>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');
}

/** Returns the `lang` and `dir` attributes for the `<html>` element. */
export function renderLanguageAttributes(lang: string): string {
  return ` lang="${escapeHtml(lang)}" dir="${getTextDirection(lang)}"`;
}

function structuredData(data: object | undefined): string[] {
  return data ? [`<script type="application/ld+json">${serializeForScript(data)}</script>`] : [];
}

const VOID_TAGS = new Set(['meta', 'link', 'base']);

/** Returns the HTML of a tag in `head`. */
export function renderTag(tag: HeadTag): string {
  if (typeof tag === 'string') return tag;
  const [name, attributes] = tag;
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== false)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`))
    .join('');
  return VOID_TAGS.has(name) ? `<${name}${text}>` : `<${name}${text}></${name}>`;
}

/**
 * Empty icon for sites without an icon. It prevents requests for `/favicon.ico`. Unlike a `data:` URL, it is allowed by
 * the content security policy.
 */
export const EMPTY_ICON = {
  path: 'static/icon.svg',
  content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Returns the site icon URL. Defaults to an empty `data:` URL, which prevents requests for `/favicon.ico`. */
export function getIconHref({ icon, base }: SiteConfig): string {
  if (!icon) return 'data:,';
  return escapeHtml(isExternal(icon) ? icon : withBase(icon, base));
}

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}
