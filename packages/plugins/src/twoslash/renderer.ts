import { type InlineNode, parseInline } from '@octavo/mdx-plugins/inline-markdown';
import { defaultHoverInfoProcessor, type TwoslashRenderer } from '@shikijs/twoslash/core';
import type { Element, ElementContent } from 'hast';
import type { ShikiTransformerContext } from 'shiki/core';
import type { NodeHover } from 'twoslash';

import { getMessages } from '../messages';
import { TYPE_CLASS } from './type-class';

type TypeInfo = Pick<NodeHover, 'text' | 'docs' | 'tags'>;

const MAX_COMPLETIONS = 8;
/** Tags that repeat what the type contains. */
const HIDDEN_TAGS = new Set(['param', 'template', 'type', 'typedef', 'typeParam']);

/**
 * Creates the functions that render the results of twoslash as static HTML.
 *
 * @param options.docs whether hovers contain the documentation of symbols
 */
export function createRenderer({ docs }: { docs: boolean }): TwoslashRenderer {
  /** Types of a code block for which an element is in the tab order, so that each type is there once. */
  const focusable = new WeakMap<object, Set<string>>();

  return {
    nodeStaticInfo(info, node) {
      const seen = focusable.get(this.meta) ?? new Set();
      focusable.set(this.meta, seen);
      const isFirst = !seen.has(info.text);
      seen.add(info.text);
      const popup = span('oct-type-info', renderInfo(info, docs, this), { 'data-no-copy': '' });
      return span(TYPE_CLASS, [node, popup], isFirst ? { tabindex: 0 } : {});
    },
    nodeQuery: (_query, node) => span('oct-type-query', [node]),
    lineQuery(query) {
      return line(query.character, 'oct-type-answer', renderInfo(query, docs, this));
    },
    nodesError: (_error, nodes) => [span('oct-type-error', nodes)],
    lineError(error) {
      const { error: label } = messagesFor(this);
      const code = span('oct-type-label', [text(`${label} TS${error.code}`)]);
      return line(error.character, 'oct-type-message', [code, text(` ${error.text}`)]);
    },
    lineCompletion({ character, completions = [] }) {
      const label = span('oct-type-label', [text(messagesFor(this).completions)]);
      const names = completions.slice(0, MAX_COMPLETIONS).map(({ name }) => name);
      return line(character, 'oct-type-answer', [label, text(` ${names.join(', ')}`)]);
    },
  };
}

function messagesFor({ options }: ShikiTransformerContext) {
  return getMessages(String(options.meta?.lang ?? '')).twoslash;
}

/** Returns the highlighted type, the documentation and its tags. */
function renderInfo(
  { text: type, docs, tags = [] }: TypeInfo,
  withDocs: boolean,
  context: ShikiTransformerContext,
): ElementContent[] {
  const { children } = context.codeToHast(defaultHoverInfoProcessor(type) || type, {
    ...context.options,
    transformers: [],
    meta: {},
    structure: 'inline',
  });
  const rows = [span('oct-type-signature', children as ElementContent[])];
  if (!withDocs) return rows;
  if (docs) rows.push(span('oct-type-docs', renderInline(docs)));
  for (const [name, value] of tags) {
    if (HIDDEN_TAGS.has(name)) continue;
    const label = span('oct-type-label', [text(`@${name}`)]);
    rows.push(span('oct-type-docs', [label, ...renderInline(value ? ` ${value}` : '')]));
  }
  return rows;
}

/** Renders documentation. Paragraphs, lists and code blocks keep their line breaks. */
function renderInline(markdown: string): ElementContent[] {
  const withoutLinks = markdown.replace(/\{@link(?:code|plain)?\s+([^}|\s]+)[^}]*\}/g, '`$1`');
  return parseInline(withoutLinks).map(toElement);
}

function toElement(node: InlineNode): ElementContent {
  if (typeof node === 'string') return text(node);
  const { tag, children } = node;
  // The theme styles `<code>` in code blocks as the code of the block.
  if (tag === 'code') return span('oct-type-name', children.map(toElement));
  return { type: 'element', tagName: tag, properties: {}, children: children.map(toElement) };
}

/** Returns a line below the code, which starts below a column of the code. */
function line(column: number, className: string, children: ElementContent[]): ElementContent[] {
  const indent = span('oct-type-indent', [text(' '.repeat(column))], { 'aria-hidden': 'true' });
  // The line break separates the lines of selected code.
  return [text('\n'), span('oct-type-line', [indent, span(className, children)])];
}

function span(
  className: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  const attributes = { class: className, ...properties };
  return { type: 'element', tagName: 'span', properties: attributes, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
