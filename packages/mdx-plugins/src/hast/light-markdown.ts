import type { ElementContent } from 'hast';
import { isAnchor } from './heading-nodes';

const MARKS: Record<string, string> = {
  code: '`',
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~',
};

/** Text of a heading with the marks of code, bold, italic and struck-out text. */
export function lightMarkdown(nodes: readonly ElementContent[]): string {
  return write(nodes).replace(/\s+/g, ' ').trim();
}

function write(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type === 'raw') return node.data?.octText ?? '';
      if (!('children' in node) || isAnchor(node)) return '';
      const inner = write(node.children as ElementContent[]);
      const mark =
        node.type === 'element' && Object.hasOwn(MARKS, node.tagName) ? MARKS[node.tagName]! : '';
      return inner === '' ? '' : mark + inner + mark;
    })
    .join('');
}
