import type { ReactNode } from 'react';

import { type InlineNode, parseInline } from './inline-markdown';

/**
 * A title with its light Markdown as elements, which stay one piece where entries are laid out as boxes beside each
 * other. Markup in it is shown, never run.
 */
export function InlineMarkdown({ text }: { text: string }): ReactNode {
  return /[\\`*~]/.test(text) ? <span>{parseInline(text).map(toElement)}</span> : text;
}

function toElement(node: InlineNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const Tag = node.tag;
  return <Tag key={index}>{node.children.map(toElement)}</Tag>;
}
