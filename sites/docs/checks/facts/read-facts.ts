import type { ListItem, PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { parsePage } from '../parse-page';

const LABELS = {
  type: ['Type', '类型'],
  default: ['Default', '默认值'],
  flags: ['CLI', '命令行'],
  since: ['Since', '起始版本'],
};

export type FactName = keyof typeof LABELS;

/** One line of an option's list: `- **Default:** \`5000\` (\`15000\` in browser mode)`. */
export interface Fact {
  /** The keys that lead to the option, such as `output`, `module`. */
  option: string[];
  name: FactName;
  /** What is set as code, in order. */
  codes: string[];
  /** All of it as text. */
  text: string;
  line: number;
}

/** What the lists of an option page state. A list under `## key` is about that key of the option. */
export function readFacts(source: string): Fact[] {
  const facts: Fact[] = [];
  let option: string[] = [];
  visit(parsePage(source), (node) => {
    if (node.type === 'heading') {
      const key = textOf(node)
        .replace(/\s*\{#[^}]+\}$/, '')
        .trim();
      if (node.depth === 1) option = [key];
      else option = [...option.slice(0, 1), key];
    }
    if (node.type !== 'listItem') return;
    const fact = readFact(node, option);
    if (fact) facts.push(fact);
  });
  return facts;
}

function readFact(item: ListItem, option: string[]): Fact | undefined {
  const [paragraph] = item.children;
  if (paragraph?.type !== 'paragraph') return undefined;
  const [label, ...rest] = paragraph.children;
  if (label?.type !== 'strong') return undefined;
  const word = textOf(label).replace(/[:：]$/, '');
  const [name] = Object.entries(LABELS).find(([, words]) => words.includes(word)) ?? [];
  if (!name) return undefined;
  return {
    option,
    name: name as FactName,
    codes: rest.filter((node) => node.type === 'inlineCode').map(({ value }) => value),
    // The colon stands behind the label's asterisks in Chinese, where no space follows it.
    text: sourceOf(rest).replace(/^：/, '').trim(),
    line: item.position?.start.line ?? 0,
  };
}

function sourceOf(nodes: PhrasingContent[]): string {
  return nodes
    .map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : textOf(node)))
    .join('');
}
