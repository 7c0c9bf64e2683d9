import { posix } from 'node:path';

import { stringify } from 'yaml';

import { escapeLabel, escapeText } from '../markdown/escape-text';
import type { ContentTree } from '../tree/content-tree';
import type { GeneratedIndex } from './docusaurus-sidebars';
import { linksOf } from './home-page';

/** Adds the index of a category, with links to its pages. A page with the same route takes precedence. */
export function addCategoryIndex(
  tree: ContentTree,
  folder: string,
  { route, title, description, items }: GeneratedIndex,
): void {
  const path = posix.join(folder, route.slice(1));
  const taken = ['.md', '.mdx', '/index.md', '/index.mdx'].some((end) =>
    tree.texts.has(path + end),
  );
  if (taken) return;
  const list = items.flatMap((item) => {
    const [first] = linksOf([item]);
    if (typeof item === 'string' || !first) return [];
    return [`- [${escapeLabel(item.text)}](${encodeURI(item.link ?? first.link)})`];
  });
  const intro = description ? `${escapeText(description)}\n\n` : '';
  tree.texts.set(
    `${path}.md`,
    `---\n${stringify({ title })}---\n\n# ${escapeText(title)}\n\n${intro}${list.join('\n')}\n`,
  );
}
