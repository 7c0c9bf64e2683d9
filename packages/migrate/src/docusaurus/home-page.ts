import { posix } from 'node:path';

import { stringify } from 'yaml';

import type { ContentTree } from '../tree/content-tree';
import type { Doc, SidebarItem } from './docusaurus-sidebars';

export interface HomePageOptions {
  title: string;
  tagline: string | undefined;
  items: readonly SidebarItem[];
  docs: readonly Doc[];
}

const MAX_FEATURES = 6;
const MAX_LINKS = 12;

/** Creates a home page with the title, the tagline, and links to the first pages, for each language. */
export function createHomePage(
  tree: ContentTree,
  folders: readonly string[],
  { title, tagline, items, docs }: HomePageOptions,
): void {
  const links = linksOf(items);
  const groups = items.flatMap((item) => (typeof item === 'object' && item.items ? [item] : []));
  const features = groups.slice(0, MAX_FEATURES).flatMap((group) => {
    const inner = linksOf([group]);
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
    links.length > 0 ? links : docs.map(({ label, route }) => ({ text: label, link: route }));
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
    .map(({ text, link }) => `- [${text.replace(/[[\]]/g, '\\$&')}](${link})`);
  const body = `\n## ${title}\n\n${tagline ?? title}\n\n${list.join('\n')}\n`;
  for (const folder of folders)
    tree.texts.set(posix.join(folder, 'index.md'), `---\n${stringify(frontmatter)}---\n${body}`);
}

function linksOf(items: readonly SidebarItem[]): { text: string; link: string }[] {
  return items.flatMap((item) =>
    typeof item === 'string'
      ? []
      : [
          ...(item.link?.startsWith('/') ? [{ text: item.text, link: item.link }] : []),
          ...linksOf(item.items ?? []),
        ],
  );
}
