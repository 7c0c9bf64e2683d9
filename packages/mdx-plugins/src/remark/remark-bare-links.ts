import type { Link, Root, RootContent, Text } from 'mdast';
import type { Plugin } from 'unified';
import { walk } from '../tree/walk';

/** What ends an address in Chinese text, where no space follows it. */
const END = /[，。；：！？、（）【】「」『』《》“”‘’…]/;

/** Let bare addresses end at Chinese punctuation, which GitHub’s rule takes for a part of them. */
export const remarkBareLinks: Plugin<[], Root> = () => (tree) => {
  walk<RootContent>(tree, (node) => (node.type === 'link' ? cut(node) : undefined));
};

function cut(link: Link): RootContent[] | undefined {
  const [text, ...others] = link.children;
  if (text?.type !== 'text' || others.length > 0 || !isBare(link, text)) return undefined;
  const end = text.value.search(END);
  if (end < 0) return undefined;
  const rest = text.value.slice(end);
  text.value = text.value.slice(0, end);
  link.url = link.url.slice(0, -rest.length);
  return [link, { type: 'text', value: rest }];
}

/** Whether the address stands there without brackets around it. */
function isBare({ position }: Link, text: Text): boolean {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start !== undefined && end !== undefined && end - start === text.value.length;
}
