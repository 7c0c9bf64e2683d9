import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { readFacts } from './facts/read-facts';
import { parsePage } from './parse-page';

const RELATED = /^(?:See also: |另见：)/m;

/** What a page about an option lacks of what each of them has. */
export function missingParts(source: string): string[] {
  const facts = new Set(readFacts(source).map(({ name }) => name));
  const { children } = parsePage(source);
  const first = children.findIndex(({ type }) => type === 'heading');
  const parts = {
    purpose: children[first + 1]?.type === 'paragraph',
    type: facts.has('type'),
    default: facts.has('default'),
    flag: facts.has('flags'),
    since: facts.has('since'),
    example: hasExample(source),
    effect: tellsEffect(children),
    related: RELATED.test(source),
  };
  return Object.entries(parts)
    .filter(([, isThere]) => !isThere)
    .map(([name]) => name);
}

/** A block that stands for a file, which the examples' check runs. */
function hasExample(source: string): boolean {
  let isFound = false;
  visit(parsePage(source), 'code', ({ meta }) => {
    if (/\btitle="/.test(meta ?? '')) isFound = true;
  });
  return isFound;
}

/** Whether an output or a sentence after the first example describes the effect of the option. */
function tellsEffect(children: readonly RootContent[]): boolean {
  const example = children.findIndex(({ type }) => type === 'code');
  return children.slice(example + 1).some((node) => {
    if (node.type === 'code') return /^(?:text|ansi)$/.test(node.lang ?? '');
    return node.type === 'paragraph' && !RELATED.test(textOf(node));
  });
}
