import type { Frontmatter } from '@octavo/theme';

import { createLinkResolver, type LinkResolver } from '../content/compile/link-resolver';
import type { SiteConfig } from '../model/config';
import type { SourceFile } from '../model/page';

/** Reads the links of a site's frontmatter as those of its Markdown: by file, and in the language of the page. */
export function linkReader(config: SiteConfig): Pick<LinkResolver, 'resolveRoute'> {
  const { multiVersion, locales, route } = config;
  return createLinkResolver({
    root: config.root,
    publicDir: config.publicDir,
    base: config.base,
    cleanUrls: route.cleanUrls,
    lang: config.lang,
    langs: locales.map(({ lang }) => lang),
    isMultilingual: config.isMultilingual,
    versions: multiVersion.versions,
    defaultVersion: multiVersion.default,
  });
}

/** The frontmatter of a home page with its buttons and cards leading where their author means. */
export function withHomeLinks(
  frontmatter: Frontmatter,
  { filePath }: Pick<SourceFile, 'filePath'>,
  config: SiteConfig,
): Frontmatter {
  const { hero, features } = frontmatter;
  const items = [...(hero?.actions ?? []), ...(features ?? [])];
  if (!items.some(({ link }) => link)) return frontmatter;
  const reader = linkReader(config);
  const read = <T extends { link?: string | undefined }>(item: T): T =>
    item.link ? { ...item, link: reader.resolveRoute(item.link, filePath) } : item;
  return {
    ...frontmatter,
    ...(hero?.actions ? { hero: { ...hero, actions: hero.actions.map(read) } } : {}),
    ...(features ? { features: features.map(read) } : {}),
  };
}
