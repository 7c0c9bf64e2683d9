import type { ReactNode } from 'react';

import { type InlineNode, parseInline } from './inline-markdown';

/**
 * Renders inline Markdown in a title, with HTML escaped. The output is wrapped in a `<span>`, because a flex container
 * would otherwise treat each inline element as a separate flex item.
 */
export function InlineMarkdown({ text }: { text: string }): ReactNode {
  return /[\\`*~]/.test(text) ? <span>{parseInline(text).map(toElement)}</span> : text;
}

function toElement(node: InlineNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const Tag = node.tag;
  return <Tag key={index}>{node.children.map(toElement)}</Tag>;
}
