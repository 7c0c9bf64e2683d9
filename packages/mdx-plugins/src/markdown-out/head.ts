import type { Root, RootContent } from 'mdast';
import { walk } from '../tree/walk';
import type { Frontmatter, HeroFrontmatter } from '../types';
import { joinBlocks } from './lines';

type Address = (href: string) => string;

/** What frontmatter shows of a page above its text: the title where there is none, a hero and its features. */
export function writeHead(tree: Root, frontmatter: Frontmatter, address: Address): string {
  const { title, pageType, hero, features = [] } = frontmatter;
  if (pageType === 'home') {
    return joinBlocks([
      writeHero(hero ?? {}, title, address),
      features.map((feature) => writeFeature(feature, address)).join('\n'),
    ]);
  }
  return title !== undefined && title !== '' && !hasTitle(tree) ? `# ${title}` : '';
}

function writeHero(
  { name, text, tagline, actions = [] }: HeroFrontmatter,
  title: string | undefined,
  address: Address,
): string {
  const heading = name ?? text ?? title;
  return joinBlocks([
    heading ? `# ${heading}` : '',
    name ? (text ?? '') : '',
    tagline ?? '',
    actions.map((action) => `- [${action.text}](${address(action.link)})`).join('\n'),
  ]);
}

function writeFeature(
  { title, details, link }: NonNullable<Frontmatter['features']>[number],
  address: Address,
): string {
  const name = link ? `[${title}](${address(link)})` : title;
  return details ? `- **${name}**: ${details}` : `- **${name}**`;
}

function hasTitle(tree: Root): boolean {
  let found = false;
  walk<RootContent>(tree, (node) => {
    if (node.type === 'heading' ? node.depth === 1 : 'name' in node && node.name === 'h1') {
      found = true;
    }
    return found ? false : undefined;
  });
  return found;
}
