import type { HeroProps } from '../hero/Hero';
import type { Frontmatter, HeroFrontmatter, SiteData } from '../model/types';
import type { ToolStackProps } from '../tool-stack/ToolStack';

type HeroOptions = HeroFrontmatter &
  Partial<Pick<HeroProps, 'showStars' | 'showOvalBg' | 'githubURL'>>;

/** The hero a home page's frontmatter describes; `undefined` where it describes none. */
export function readHero(
  { hero }: Frontmatter,
  site: Pick<SiteData, 'title'>,
): HeroProps | undefined {
  if (!hero) return undefined;
  const { name, text, tagline, image, actions, showStars, showOvalBg, githubURL } =
    hero as HeroOptions;
  return {
    title: name ?? site.title,
    subTitle: text,
    description: tagline,
    logoUrl: image?.src,
    logoAlt: image?.alt,
    actions: actions && [
      ...actions,
      ...(githubURL ? [{ text: 'GitHub', link: githubURL, theme: 'alt' as const }] : []),
    ],
    githubURL,
    showStars,
    showOvalBg,
  };
}

/** The toolchain block a home page's frontmatter describes under `toolStack`. */
export function readToolStack({ toolStack }: Frontmatter): ToolStackProps | undefined {
  const block = toolStack as Partial<ToolStackProps> | undefined;
  if (typeof block !== 'object' || block === null || !Array.isArray(block.tools)) return undefined;
  return { title: block.title ?? '', tagline: block.tagline, tools: block.tools };
}

/** Address of the image behind a home page: the frontmatter's `background`. */
export function readBackground({ background }: Frontmatter): string | undefined {
  return typeof background === 'string' && background !== '' ? background : undefined;
}
