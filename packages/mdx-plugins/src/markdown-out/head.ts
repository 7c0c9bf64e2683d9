import type { Root, RootContent } from 'mdast';
import { removeHtmlComments } from '../text/escape';
import { walk } from '../tree/walk';
import type { Frontmatter, HeroFrontmatter } from '../types';
import { joinBlocks } from './lines';

type ResolveUrl = (href: string) => string;

/** Converts frontmatter to Markdown: the title for pages without a heading, or the hero and features for home pages. */
export function writeFrontmatter(
  tree: Root,
  frontmatter: Frontmatter,
  resolveUrl: ResolveUrl,
): string {
  const { title, pageType, hero, features = [] } = frontmatter;
  if (pageType === 'home') {
    return joinBlocks([
      writeHero(hero ?? {}, title, resolveUrl),
      features.map((feature) => writeFeature(feature, resolveUrl)).join('\n'),
    ]);
  }
  return title !== undefined && title !== '' && !hasTitle(tree) ? `# ${title}` : '';
}

function writeHero(
  { name, text, tagline, actions = [] }: HeroFrontmatter,
  title: string | undefined,
  resolveUrl: ResolveUrl,
): string {
  const heading = name ?? text ?? title;
  return joinBlocks([
    heading ? `# ${heading}` : '',
    name ? (text ?? '') : '',
    tagline ?? '',
    actions.map((action) => `- [${action.text}](${resolveUrl(action.link)})`).join('\n'),
  ]);
}

function writeFeature(
  { title, details, link }: NonNullable<Frontmatter['features']>[number],
  resolveUrl: ResolveUrl,
): string {
  const name = link ? `[${title}](${resolveUrl(link)})` : title;
  return details ? `- **${name}**: ${details}` : `- **${name}**`;
}

function hasTitle(tree: Root): boolean {
  let found = false;
  walk<RootContent>(tree, (node) => {
    if (isTitle(node)) found = true;
    return found ? false : undefined;
  });
  return found;
}

function isTitle(node: RootContent): boolean {
  if (node.type === 'heading') return node.depth === 1;
  if (node.type === 'html') return /<h1[\s>]/i.test(removeHtmlComments(node.value));
  return 'name' in node && node.name === 'h1';
}
