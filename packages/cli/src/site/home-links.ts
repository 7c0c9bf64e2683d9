import type { Frontmatter } from '@octavo/theme';
import { splitHref } from '@octavo/theme/urls';

import { createLinkResolver, getLinkSettings } from '../content/compile/link-resolver';
import type { SiteConfig } from '../model/config';
import type { SourceFile } from '../model/page';
import { type FindPage, findLocalizedRoute } from './content-links';

/**
 * Resolves the hero action and feature links in a home page's frontmatter.
 *
 * @param pageOf - finds the pages that the links of a fallback page lead to
 */
export function resolveHomeLinks(
  frontmatter: Frontmatter,
  page: Pick<SourceFile, 'filePath' | 'lang' | 'version' | 'contentLang'>,
  config: SiteConfig,
  pageOf: FindPage = () => undefined,
): Frontmatter {
  const { hero, features } = frontmatter;
  const items = [...(hero?.actions ?? []), ...(features ?? [])];
  if (!items.some(({ link }) => link)) return frontmatter;
  const resolver = createLinkResolver(getLinkSettings(config));
  const resolve = (link: string) => {
    const resolved = resolver.resolveRoute(link, page.filePath);
    const { path, search, hash } = splitHref(resolved);
    const route = findLocalizedRoute(link, path, page, config, pageOf);
    return route === undefined ? resolved : route + search + hash;
  };
  const resolveItem = <T extends { link?: string | undefined }>(item: T): T =>
    item.link ? { ...item, link: resolve(item.link) } : item;
  return {
    ...frontmatter,
    ...(hero?.actions ? { hero: { ...hero, actions: hero.actions.map(resolveItem) } } : {}),
    ...(features ? { features: features.map(resolveItem) } : {}),
  };
}
