import { Fragment, type ReactNode } from 'react';

import { type InlineNode, parseInline } from './inline-markdown';

/** A title with its light Markdown as elements. Markup in it is shown, never run. */
export function InlineMarkdown({ text }: { text: string }): ReactNode {
  return /[`*~]/.test(text) ? parseInline(text).map(toElement) : text;
}

function toElement(node: InlineNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const Tag = node.tag;
  return <Tag key={index}>{node.children.map(toElement)}</Tag>;
}
