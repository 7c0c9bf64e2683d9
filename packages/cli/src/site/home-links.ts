import type { Frontmatter } from '@octavo/theme';

import { createLinkResolver, getLinkSettings } from '../content/compile/link-resolver';
import type { SiteConfig } from '../model/config';
import type { SourceFile } from '../model/page';

/** Resolves the hero action and feature links in a home page's frontmatter. */
export function resolveHomeLinks(
  frontmatter: Frontmatter,
  { filePath }: Pick<SourceFile, 'filePath'>,
  config: SiteConfig,
): Frontmatter {
  const { hero, features } = frontmatter;
  const items = [...(hero?.actions ?? []), ...(features ?? [])];
  if (!items.some(({ link }) => link)) return frontmatter;
  const resolver = createLinkResolver(getLinkSettings(config));
  const resolveItem = <T extends { link?: string | undefined }>(item: T): T =>
    item.link ? { ...item, link: resolver.resolveRoute(item.link, filePath) } : item;
  return {
    ...frontmatter,
    ...(hero?.actions ? { hero: { ...hero, actions: hero.actions.map(resolveItem) } } : {}),
    ...(features ? { features: features.map(resolveItem) } : {}),
  };
}
