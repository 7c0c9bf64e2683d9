import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { parsePage } from '../../../packages/cli/src/examples/fences';
import { readStatements } from '../../../packages/cli/src/facts/statements';

const RELATED = /^(?:See also: |另见：)/m;

/** What a page about an option lacks of what each of them has. */
export function missingParts(source: string): string[] {
  const tree = parsePage(source);
  const labels = new Set(readStatements(tree).map(({ label }) => label));
  const states = (...names: string[]) => names.some((name) => labels.has(name));
  const { children } = tree;
  const first = children.findIndex(({ type }) => type === 'heading');
  const parts = {
    purpose: children[first + 1]?.type === 'paragraph',
    type: states('Type', '类型'),
    default: states('Default', '默认值'),
    flag: states('CLI', '命令行'),
    since: states('Since', '起始版本'),
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
