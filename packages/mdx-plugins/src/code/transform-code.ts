import type { Element, ElementContent, Text } from 'hast';
import type { ShikiTransformer } from 'shiki/core';

import type { FenceTransformer } from '../options';
import { element, text as toText } from './create-element';
import { type FenceContext, tokenizeWithTransformers } from './highlighter';
import { parseNotation } from './notation';
import {
  attributesOf,
  extractPrompts,
  type LineOptions,
  PROMPT_CLASS,
  type RenderedCode,
} from './render-lines';
import { getColorClass } from './token-theme';
import { highlightWords } from './tokens';

/** Error of a transformer. */
export class TransformerError extends Error {
  /** 1-based line in the code block that the transformer reported, if any. */
  readonly line: number | undefined;

  /** @param removed 0-based indexes of lines that the transformer has not received */
  constructor(cause: unknown, removed: readonly number[]) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    const line = (cause as { line?: unknown } | undefined)?.line;
    this.line =
      typeof line === 'number'
        ? removed.reduce((current, index) => (index < current ? current + 1 : current), line)
        : undefined;
  }
}

/** Returns the transformers for a code block. Shiki would remove the colors of terminal output. */
export function selectTransformers(
  transformers: readonly FenceTransformer[],
  lang: string,
  attributes: Readonly<Record<string, unknown>>,
): ShikiTransformer[] {
  if (lang === 'ansi') return [];
  return transformers.flatMap(({ transformer, attribute }) =>
    attribute === undefined || (attributes[attribute] ?? false) !== false
      ? [transformer() as ShikiTransformer]
      : [],
  );
}

/**
 * Renders code with Shiki transformers. The language must be loaded.
 *
 * @param meta attributes of the code block, and the language of the page
 * @throws {TransformerError} if a transformer throws
 */
export function transformCode(
  code: string,
  options: LineOptions,
  transformers: readonly ShikiTransformer[],
  meta: Omit<FenceContext, 'dependencies'>,
): RenderedCode & Pick<FenceContext, 'dependencies'> {
  const { lines, removed, decorations, words } = parseNotation(code);
  for (const line of options.highlight)
    decorations.set(line - 1, { ...decorations.get(line - 1), highlight: true });
  const prompts = extractPrompts(lines, options.lang);
  const dependencies: string[] = [];
  let text = '';
  const readText: ShikiTransformer = {
    name: 'octavo:text',
    tokens(tokens) {
      text = tokens.map((line) => line.map(({ content }) => content).join('')).join('\n');
    },
  };
  try {
    const { pre, toHtml } = tokenizeWithTransformers(lines.join('\n'), options.lang, {
      transformers: [...transformers, readText],
      meta: { ...meta, dependencies },
    });
    replaceColors(pre);
    const content = pre.children.find(
      (child): child is Element => child.type === 'element' && child.tagName === 'code',
    );
    const children = content?.children ?? [];
    let index = 0;
    for (const child of children) {
      if (!isLine(child)) continue;
      Object.assign(
        child.properties,
        attributesOf(decorations.get(index)),
        options.firstLine === undefined ? {} : { 'data-line': options.firstLine + index },
      );
      markWords(child, [...options.words, ...words]);
      const prompt = prompts[index];
      if (prompt)
        child.children.unshift(element('span', { class: PROMPT_CLASS }, [toText(prompt)]));
      index++;
    }
    const classNames = toClassNames(pre).filter((name) => !/^(?:shiki|octavo)$/.test(name));
    return {
      html: toHtml(children),
      text,
      dependencies,
      lineCount: text.split('\n').length,
      ...(classNames.length > 0 ? { classNames } : {}),
    };
  } catch (cause) {
    throw new TransformerError(cause, removed);
  }
}

function isLine(node: ElementContent): node is Element {
  return node.type === 'element' && toClassNames(node).includes('line');
}

function toClassNames({ properties }: Element): string[] {
  const value = properties.class ?? properties.className ?? '';
  return (Array.isArray(value) ? value.map(String) : String(value).split(/\s+/)).filter(Boolean);
}

/** Highlights words in a line, except in elements that transformers have added and that are not copied. */
function markWords(line: Element, words: readonly string[]): void {
  if (words.length === 0) return;
  const places: { parent: Element; node: Text }[] = [];
  const visit = (parent: Element): void => {
    for (const node of parent.children) {
      if (node.type === 'text') places.push({ parent, node });
      else if (node.type === 'element' && node.properties['data-no-copy'] === undefined)
        visit(node);
    }
  };
  visit(line);
  // The class names identify the text that a piece is from.
  const tokens = places.map(({ node }, index) => ({ text: node.value, className: `${index}` }));
  const pieces = highlightWords(tokens, words);
  if (!pieces.some(({ highlighted }) => highlighted)) return;
  for (const [index, { parent, node }] of places.entries()) {
    const children = pieces
      .filter(({ className }) => className === `${index}`)
      .map(({ text, highlighted }) =>
        highlighted ? element('mark', {}, [toText(text)]) : toText(text),
      );
    parent.children.splice(parent.children.indexOf(node), 1, ...children);
  }
}

/** Replaces the colors of tokens, which encode their type, with classes. A content security policy blocks styles. */
function replaceColors(element: Element): void {
  const { style } = element.properties;
  if (typeof style === 'string') {
    const [, color] = /(?:^|;)\s*color:\s*([^;]+)/.exec(style) ?? [];
    const rest = style.replace(/(?:^|;)\s*(?:background-)?color:[^;]*/g, '').replace(/^;+/, '');
    const name = getColorClass(color);
    delete element.properties.style;
    if (rest) element.properties.style = rest;
    if (name) {
      const names = [...toClassNames(element), name];
      delete element.properties.className;
      element.properties.class = names.join(' ');
    }
  }
  for (const child of element.children) if (child.type === 'element') replaceColors(child);
}
