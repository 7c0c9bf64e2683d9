import type { HeroCodeProps, HeroProps } from '../hero/Hero';
import type { Frontmatter, HeroFrontmatter, SiteData } from '../model/types';
import type { ToolStackProps } from '../tool-stack/ToolStack';

type HeroOptions = HeroFrontmatter &
  Partial<Pick<HeroProps, 'showStars' | 'showOvalBg' | 'githubURL'>>;

/** Reads the hero props from the frontmatter of a home page. Returns `undefined` if there is no hero. */
export function readHero(
  { hero }: Frontmatter,
  site: Pick<SiteData, 'title'>,
): HeroProps | undefined {
  if (!hero) return undefined;
  const { name, text, tagline, image, code, align, actions, showStars, showOvalBg, githubURL } =
    hero as HeroOptions;
  return {
    title: name ?? site.title,
    subTitle: text,
    description: tagline,
    logoUrl: image?.src,
    logoAlt: image?.alt,
    align,
    code: readHeroCode(code),
    actions: actions && [
      ...actions,
      ...(githubURL ? [{ text: 'GitHub', link: githubURL, theme: 'alt' as const }] : []),
    ],
    githubURL,
    showStars,
    showOvalBg,
  };
}

/** Returns the code that the compiler has highlighted, or `undefined` if the page was not compiled from Markdown. */
function readHeroCode(code: Partial<HeroCodeProps> | undefined): HeroCodeProps | undefined {
  return code?.html === undefined ? undefined : (code as HeroCodeProps);
}

/**
 * Reads the tool stack props from the frontmatter of a home page. Returns `undefined` if `toolStack` is missing or
 * invalid.
 */
export function readToolStack({ toolStack }: Frontmatter): ToolStackProps | undefined {
  const options = toolStack as Partial<ToolStackProps> | undefined;
  if (typeof options !== 'object' || options === null || !Array.isArray(options.tools))
    return undefined;
  return { title: options.title ?? '', tagline: options.tagline, tools: options.tools };
}

/** Reads the background image URL from the frontmatter of a home page. Returns `undefined` if there is no image. */
export function readBackground({ background }: Frontmatter): string | undefined {
  return typeof background === 'string' && background !== '' ? background : undefined;
}
