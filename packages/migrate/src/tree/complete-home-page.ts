import { stringify } from 'yaml';

import { parsePage } from './page-frontmatter';

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

const HEAD = /^---\n[\s\S]*?\n---(?=\n|$)/;
/** Frontmatter keys of the hero and the features that readers see. */
const VISIBLE = new Set(['name', 'text', 'tagline', 'title', 'details', 'linkText']);

export interface CompletedHomePage {
  text: string;
  /** What was added, such as `a hero`. */
  added: string[];
}

/**
 * Adds a hero, and links to the first pages, to a home page whose content was rendered by Vue components. Returns
 * `undefined` if the page has a hero, features or enough text, or if there is nothing to add.
 */
export function completeHomePage(
  text: string,
  { title, description, links }: HomeContext,
): CompletedHomePage | undefined {
  const [block] = HEAD.exec(text) ?? [];
  const { data } = parsePage(text);
  const { pageType } = data;
  if (block === undefined || (pageType !== 'home' && pageType !== 'custom')) return undefined;
  if (pageType === 'home' && hasHomeContent(data)) return undefined;
  const rest = text.slice(block.length);
  if (countHomeWords(data, rest) >= MIN_HOME_WORDS) return undefined;
  const name = typeof data.title === 'string' ? data.title : title;
  const [first] = links;
  const hero = {
    name,
    ...(description ? { tagline: description } : {}),
    ...(first ? { actions: [{ theme: 'brand', text: first.text, link: first.link }] } : {}),
  };
  const needsHero = pageType === 'home' && data.hero === undefined;
  const head = needsHero
    ? `${block.slice(0, -'---'.length)}${stringify({ hero }).trimEnd()}\n---`
    : block;
  // The hero contains the name and the description.
  const heading = pageType === 'custom' ? `## ${name}\n\n${description ?? ''}` : '';
  const start = `${`${rest.trimEnd()}\n\n${heading}`.trimEnd()}\n\n`;
  let body = start;
  for (const { text: label, link } of links.slice(0, MAX_LINKS)) {
    if (countHomeWords(needsHero ? { hero } : data, body) >= MIN_HOME_WORDS) break;
    body += `- [${label.replace(/[[\]]/g, '\\$&')}](${encodeURI(decodeURI(link))})\n`;
  }
  const added = [
    ...(needsHero ? ['a hero'] : []),
    ...(heading ? ['the title'] : []),
    ...(body === start ? [] : ['links']),
  ];
  return added.length > 0 ? { text: head + body, added } : undefined;
}

/** Checks whether the frontmatter of a home page contains a hero with text or buttons, or features. */
export function hasHomeContent({ hero, features }: Readonly<Record<string, unknown>>): boolean {
  const { name, text, actions } = (hero ?? {}) as Readonly<Record<string, unknown>>;
  return [name, text, actions, features].some((value) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );
}

/** Counts the words that readers see on a home page: the hero, the features and the text. */
export function countHomeWords(
  { pageType = 'home', hero, features }: Readonly<Record<string, unknown>>,
  body: string,
): number {
  const visible = pageType === 'home' ? findVisible([hero, features]) : [];
  return countWords([...visible, body].join('\n'));
}

function findVisible(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' ? (VISIBLE.has(key) ? [item] : []) : findVisible(item),
  );
}

/** Counts the words of a text outside of markup. Each Chinese character is a word. */
export function countWords(text: string): number {
  const visible = text
    .replace(/<!--[\s\S]*?-->|<[^>]*>|\]\([^)]*\)/g, ' ')
    .replace(/^---\n[\s\S]*?\n---$|^(?:import|export)\s.*$|https?:\S+/gm, ' ');
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
