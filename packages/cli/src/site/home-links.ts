import type { Frontmatter } from '@octavo/theme';

import { createLinkResolver, linkSettings } from '../content/compile/link-resolver';
import type { SiteConfig } from '../model/config';
import type { SourceFile } from '../model/page';

/** The frontmatter of a home page with its buttons and cards leading where their author means. */
export function withHomeLinks(
  frontmatter: Frontmatter,
  { filePath }: Pick<SourceFile, 'filePath'>,
  config: SiteConfig,
): Frontmatter {
  const { hero, features } = frontmatter;
  const items = [...(hero?.actions ?? []), ...(features ?? [])];
  if (!items.some(({ link }) => link)) return frontmatter;
  const reader = createLinkResolver(linkSettings(config));
  const read = <T extends { link?: string | undefined }>(item: T): T =>
    item.link ? { ...item, link: reader.resolveRoute(item.link, filePath) } : item;
  return {
    ...frontmatter,
    ...(hero?.actions ? { hero: { ...hero, actions: hero.actions.map(read) } } : {}),
    ...(features ? { features: features.map(read) } : {}),
  };
}
