import type { ElementContent } from 'hast';
import {
  escapeInline,
  escapeInlineSyntax,
  type InlineNode,
  parseInline,
  plainText,
} from '../text/inline-markdown';
import { getText, isAnchor } from './heading-nodes';

/** Converts a title with inline Markdown to hast nodes. */
export function fromInlineMarkdown(text: string): ElementContent[] {
  return parseInline(text).map(toHast);
}

function toHast(node: InlineNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node };
  const children = node.children.map(toHast);
  return { type: 'element', tagName: node.tag, properties: {}, children };
}

const EMPHASIS: Record<string, string> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~',
};

/**
 * Converts heading content to inline Markdown. Escapes only characters that `parseInline` would interpret as syntax.
 * Removes emphasis that `parseInline` does not support, such as `***a***`.
 */
export function toInlineMarkdown(nodes: readonly ElementContent[]): string {
  const text = oneLine(nodes.map(getText).join(''));
  const candidates = [
    write(nodes, EMPHASIS, (value) => value),
    write(nodes, EMPHASIS, escapeInlineSyntax),
    write(nodes, {}, escapeInlineSyntax),
  ].map(oneLine);
  return candidates.find((markdown) => plainText(markdown) === text) ?? escapeInline(text);
}

function write(
  nodes: readonly ElementContent[],
  marks: Readonly<Record<string, string>>,
  writeText: (text: string) => string,
): string {
  return nodes
    .map((node) => {
      if (!('children' in node)) return writeText(getText(node));
      if (isAnchor(node)) return '';
      const tagName = node.type === 'element' ? node.tagName : '';
      if (tagName === 'code') return writeCodeSpan(getText(node));
      const inner = write(node.children as ElementContent[], marks, writeText);
      const mark = Object.hasOwn(marks, tagName) && inner !== '' ? marks[tagName]! : '';
      return mark + inner + mark;
    })
    .join('');
}

/** Writes inline code. */
export function writeCodeSpan(code: string): string {
  if (code === '') return '';
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return fence + space + code + space + fence;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
