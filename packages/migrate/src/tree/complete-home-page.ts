import { stringify } from 'yaml';

/** Minimum number of words on a home page. */
export const MIN_HOME_WORDS = 50;
const MAX_LINKS = 40;

export interface HomeLink {
  text: string;
  link: string;
}

export interface HomeContext {
  title: string;
  description: string | undefined;
  /** Links to pages of the language, in the order of the navigation. */
  links: readonly HomeLink[];
}

const HEAD = /^---\n([\s\S]*?)\n---(?=\n|$)/;

/**
 * Adds a hero, and links to the first pages, to a home page whose content was rendered by Vue components. Returns
 * `undefined` if the page has enough text.
 */
export function completeHomePage(
  text: string,
  { title, description, links }: HomeContext,
): string | undefined {
  const [block, yaml = ''] = HEAD.exec(text) ?? [];
  if (block === undefined || !/^pageType: (?:home|custom)$/m.test(yaml)) return undefined;
  if (countWords(text) >= MIN_HOME_WORDS) return undefined;
  const needsHero = /^pageType: home$/m.test(yaml) && !/^hero:/m.test(yaml);
  const hero = { hero: { name: title, ...(description ? { tagline: description } : {}) } };
  const head = needsHero ? `---\n${yaml}\n${stringify(hero).trimEnd()}\n---` : block;
  let body = `${text.slice(block.length).trimEnd()}\n\n## ${title}\n${description ? `\n${description}\n` : ''}\n`;
  for (const { text: label, link } of links.slice(0, MAX_LINKS)) {
    if (countWords(head + body) >= MIN_HOME_WORDS) break;
    body += `- [${label.replace(/[[\]]/g, '\\$&')}](${link})\n`;
  }
  return head + body;
}

/** Counts the words that readers see. Each Chinese character is a word. */
export function countWords(text: string): number {
  const visible = text
    .replace(/<!--[\s\S]*?-->|<[^>]*>|\]\([^)]*\)/g, ' ')
    .replace(/^[ \t-]*(?:[\w-]+:[ \t]*)?(?:\/|https?:)\S*$/gm, ' ')
    .replace(/^[ \t-]*[\w-]+:(?=\s)/gm, ' ')
    .replace(/^#(?!#).*$/gm, (line) => line.replace(/https?:\S+/g, ' '));
  return visible.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu)?.length ?? 0;
}

type Item = { text?: unknown; link?: unknown; items?: Item[] };

/** Returns the links of a navbar or a sidebar, including nested ones. */
export function findLinks(items: unknown): HomeLink[] {
  const list = Array.isArray(items)
    ? (items as Item[])
    : Object.values((items ?? {}) as Record<string, Item[]>).flat();
  return list.flatMap((item) => [
    ...(typeof item.text === 'string' && typeof item.link === 'string' && item.link.startsWith('/')
      ? [{ text: item.text, link: item.link }]
      : []),
    ...(item.items ? findLinks(item.items) : []),
  ]);
}
