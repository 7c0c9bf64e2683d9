import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';

import { stringify } from 'yaml';

import { escapeLabel } from '../markdown/escape-text';
import type { ContentTree } from '../tree/content-tree';
import type { Doc, SidebarItem } from './docusaurus-sidebars';

export interface HomePageOptions {
  title: string;
  tagline: string | undefined;
  items: readonly SidebarItem[];
  docs: readonly Doc[];
  /** Checks whether the version of the page has a route. */
  exists: (route: string) => boolean;
}

/** Finds the React component of the home page. */
export function findHomeComponent(folder: string): string | undefined {
  return ['tsx', 'ts', 'jsx', 'js']
    .map((extension) => join(folder, `index.${extension}`))
    .find((file) => existsSync(file));
}

/** Returns a function that checks whether a folder of the content has a page for a route. */
export function createRouteCheck(
  { pages, texts }: ContentTree,
  folder: string,
): (route: string) => boolean {
  const paths = new Set(
    [...[...pages.values()].map(({ target }) => target), ...texts.keys()].map((path) =>
      path.replace(/(?:(?:^|\/)index)?\.mdx?$/, ''),
    ),
  );
  return (route) => paths.has(posix.join(folder, route.slice(1)).replace(/^\.$|\/$/, ''));
}

const MAX_FEATURES = 6;
const MAX_LINKS = 12;

/** Creates a home page with the title, the tagline, and links to the first pages. */
export function createHomePage(
  tree: ContentTree,
  folder: string,
  { title, tagline, items, docs, exists }: HomePageOptions,
): void {
  const links = linksOf(items).filter(({ link }) => exists(link));
  const groups = items.flatMap((item) => (typeof item === 'object' && item.items ? [item] : []));
  const features = groups.slice(0, MAX_FEATURES).flatMap((group) => {
    const inner = linksOf([group]).filter(({ link }) => exists(link));
    if (inner.length === 0) return [];
    return [
      {
        title: group.text,
        details: inner
          .slice(0, 4)
          .map(({ text }) => text)
          .join(', '),
        link: inner[0]!.link,
      },
    ];
  });
  const [first] =
    links.length > 0
      ? links
      : docs
          .filter(({ route }) => exists(route))
          .map(({ label, route }) => ({ text: label, link: route }));
  const frontmatter = {
    pageType: 'home',
    hero: {
      name: title,
      ...(tagline ? { tagline } : {}),
      ...(first ? { actions: [{ theme: 'brand', text: first.text, link: first.link }] } : {}),
    },
    ...(features.length > 0 ? { features } : {}),
  };
  const list = links
    .slice(0, MAX_LINKS)
    .map(({ text, link }) => `- [${escapeLabel(text)}](${encodeURI(link)})`);
  tree.texts.set(
    posix.join(folder, 'index.md'),
    `---\n${stringify(frontmatter)}---\n\n${list.join('\n')}\n`,
  );
}

export function linksOf(items: readonly SidebarItem[]): { text: string; link: string }[] {
  return items.flatMap((item) =>
    typeof item === 'string'
      ? []
      : [
          ...(item.link?.startsWith('/') ? [{ text: item.text, link: item.link }] : []),
          ...linksOf(item.items ?? []),
        ],
  );
}
