import type { ReactNode } from 'react';

import { type InlineNode, parseInline } from './inline-markdown';

/**
 * Renders the inline Markdown of a title. HTML in the title is rendered as text. A `<span>` wraps the elements, so that they
 * stay together in a flex container.
 */
export function InlineMarkdown({ text }: { text: string }): ReactNode {
  return /[\\`*~]/.test(text) ? <span>{parseInline(text).map(toElement)}</span> : text;
}

function toElement(node: InlineNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const Tag = node.tag;
  return <Tag key={index}>{node.children.map(toElement)}</Tag>;
}
