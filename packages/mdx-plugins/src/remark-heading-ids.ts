import type { Heading, Root } from 'mdast';
import type { Plugin } from 'unified';
import { walk } from './walk';

const EXPLICIT_ID = /\s*\{#([^\s{}]+)\}\s*$/;

/** Take `{#id}` off the end of headings and make it their id. */
export const remarkHeadingIds: Plugin<[], Root> = () => (tree) => {
  walk<Root['children'][number]>(tree, (node) => {
    if (node.type !== 'heading') return undefined;
    takeId(node);
    return false;
  });
};

function takeId(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return;
  const match = EXPLICIT_ID.exec(last.value);
  if (!match) return;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: match[1]! } };
}
