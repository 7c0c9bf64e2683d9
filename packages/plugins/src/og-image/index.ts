import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';

import { type BuiltSite, definePlugin, type OctavoPlugin } from '@octavo/cli';
import { plainText } from '@octavo/mdx-plugins/inline-markdown';
import { encodePath, toHtmlFile } from '@octavo/theme/urls';

import { readOptional } from '../cache/disk-cache';
import { checkOptions } from '../options/check-options';
import { ogImageOptions } from '../options/og-image';
import { requireOrigin } from '../options/require-origin';
import { manifestOfPeer } from '../peers/find-peer';
import { requirePeers } from '../peers/require-peer';
import { ACCENT, HEIGHT, type ImageDesign, WIDTH } from './draw-image';
import { getFontFiles, readFontFaces, resolveFonts } from './fonts';
import type { ImageContent } from './image-content';
import { createImages, type Images, RENDERER } from './images';
import type { OgImageOptions } from './types';

export type { OgImageOptions } from './types';

type Config = BuiltSite['config'];
type Page = BuiltSite['published'][number]['page'];

/** Folder of the images, which have the names of the pages. */
const FOLDER = 'og';
const PATH = /^og(\/.*)\.png$/;
const LOGO_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/**
 * Draws a social image for each page with its title, description and section, except for pages with an `image` in their
 * frontmatter.
 *
 * @throws {OctavoError} if an option is invalid, Takumi is not installed, or `siteOrigin` is not set
 *
 * @example
 * export default defineConfig({
 *   siteOrigin: 'https://example.com',
 *   plugins: [ogImage({ fonts: ['@fontsource/inter/400.css', '@fontsource/inter/700.css'] })],
 * });
 */
export function ogImage(options: OgImageOptions): OctavoPlugin {
  const { fonts } = checkOptions('ogImage', ogImageOptions, options);
  requirePeers('ogImage', [RENDERER]);
  let site: Config | undefined;
  let images: Images | undefined;
  /** Reads the font stylesheets, which takes 5 ms. Builds without changes do not need them. */
  const getImages = (config: Config): Images => {
    images ??= createImages(
      readFontFaces(fonts, config.cwd),
      getDesign(config),
      join(config.cacheDir, 'og-image'),
    );
    return images;
  };
  /** Route paths of pages with an image in their frontmatter, which the layout data does not contain. */
  const withImage = new Set<string>();
  return definePlugin({
    name: 'octavo:og-image',
    cache: {
      key: JSON.stringify(fonts),
      files: () => [manifestOfPeer(RENDERER), ...getFontFiles(fonts, site!.cwd)],
    },
    configResolved(config) {
      requireOrigin('ogImage', 'social networks only load images with an absolute URL', config);
      resolveFonts(fonts, config.cwd);
      site = config;
    },
    pageData(_data, page) {
      if (hasImage(page)) withImage.add(page.routePath);
      else withImage.delete(page.routePath);
      return undefined;
    },
    head(page, { config }) {
      if (withImage.has(page.routePath)) return [];
      const title = titleOf(page, getSiteTitle(page.lang, config));
      return [
        ['meta', { property: 'og:image', content: imageUrl(page.routePath, config) }],
        ['meta', { property: 'og:image:type', content: 'image/png' }],
        ['meta', { property: 'og:image:width', content: String(WIDTH) }],
        ['meta', { property: 'og:image:height', content: String(HEIGHT) }],
        ['meta', { property: 'og:image:alt', content: plainText(title) }],
        ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
      ];
    },
    async serve(path, { config, page }) {
      const [, routePath] = PATH.exec(path) ?? [];
      const found = routePath === undefined ? undefined : await findPage(routePath, page);
      if (!found) return undefined;
      const { lang, content } = found.page;
      const { description = '', pageType } = content.frontmatter;
      const siteTitle = getSiteTitle(lang, config);
      const title = titleOf({ pageType, title: found.page.title }, siteTitle);
      const image = { section: '', title, description, site: siteTitle, lang };
      return getImages(config).draw(image);
    },
    build: (built) => writeImages(built, getImages(built.config)),
  });
}

/** Returns the title of the site in a language. */
function getSiteTitle(lang: string, { locales, title }: Config): string {
  return locales.find((locale) => locale.lang === lang)?.title ?? title;
}

/** Returns the title of a page. Home pages often have none, and it would be the name of their folder. */
function titleOf(
  { pageType, title }: { pageType?: string | undefined; title: string },
  site: string,
): string {
  return pageType === 'home' ? site : title;
}

type FindPage = Parameters<NonNullable<OctavoPlugin['serve']>>[1]['page'];

/** Returns the page of an image. The image of a folder has the name of its index page. */
async function findPage(routePath: string, page: FindPage): ReturnType<FindPage> {
  return (await page(routePath)) ?? page(routePath.replace(/index$/, ''));
}

async function writeImages(site: BuiltSite, images: Images): Promise<void> {
  const contents = new Map<ImageContent, string>();
  for (const { page, data, seo, edition } of site.published)
    if (!hasImage(page)) {
      const content: ImageContent = {
        section: seo.trail
          .slice(1, -1)
          .map(({ text }) => plainText(text))
          .join(' · '),
        title: titleOf(data, edition.site.title),
        description: seo.description,
        site: edition.site.title,
        lang: data.lang,
      };
      contents.set(content, data.routePath);
    }
  const queue = contents.entries();
  const work = async () => {
    for (const [content, routePath] of queue)
      await site.put(imagePath(routePath), images.keyOf(content), () => images.draw(content));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const missing = images.findMissing([...contents.keys()]);
  images.prune();
  if (missing.size > 0) {
    const [content] = missing.values();
    warnAboutMissing([...missing.keys()], contents.get(content!)!, site);
  }
}

function warnAboutMissing(
  missing: readonly string[],
  routePath: string,
  { logger }: BuiltSite,
): void {
  const characters = missing.slice(0, 20).join(' ');
  logger.warn(
    `ogImage: no font contains the characters "${characters}", for example on the page ${routePath}. Add a font for them to "fonts".`,
  );
}

function hasImage({ content }: Page): boolean {
  return content.frontmatter.image !== undefined;
}

function imagePath(routePath: string): string {
  return `${FOLDER}/${toHtmlFile(routePath).replace(/html$/, 'png')}`;
}

function imageUrl(routePath: string, { siteOrigin, base }: Config): string {
  return `${siteOrigin}${base}${encodePath(imagePath(routePath))}`;
}

function getDesign({ theme, logo, publicDir }: Config): ImageDesign {
  const path = typeof logo === 'object' ? logo.dark : logo;
  const type = path?.startsWith('/') ? LOGO_TYPES[extname(path).toLowerCase()] : undefined;
  const data = type && readOptional(join(publicDir, path!));
  return {
    accent: theme.accent ?? ACCENT,
    logo: data ? `data:${type};base64,${data.toString('base64')}` : undefined,
  };
}
