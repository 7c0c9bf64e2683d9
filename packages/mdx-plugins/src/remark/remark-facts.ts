import type { List, ListItem, Root, RootContent, Strong, Text } from 'mdast';
import { walk } from '../tree/walk';

/** Maximum length of an item, with its label, if the first value of the list is not code. */
const MAX_LENGTH = 60;

/**
 * Marks lists of facts, of which every item starts with a label in bold and a colon: the list below the title, after an
 * optional paragraph and code blocks, and lists directly below other headings. The theme renders the items as badges.
 *
 * Other lists also have labels in bold, so the first value must be code. In the list below the title, all items can be
 * short instead.
 *
 * @example
 * ```md
 * # retry
 *
 * How often a failed test is repeated.
 *
 * - **Type:** `number`
 * - **Default:** `0`
 * ```
 */
export function remarkFacts() {
  return ({ children }: Root): void => {
    const blocks = children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
    const first = findFirstList(blocks);
    for (const [i, node] of blocks.entries()) {
      if (node.type !== 'list' || node.ordered) continue;
      const isFirst = node === first;
      const isShort = isFirst && node.children.every(isShortItem);
      const isBelowHeading = isFirst || blocks[i - 1]?.type === 'heading';
      if (!isShort && !(isBelowHeading && startsWithCode(node, isFirst))) continue;
      const labels = node.children.map(findLabel);
      if (labels.includes(undefined)) continue;
      for (const label of labels) moveColon(label!);
      markFacts(node);
    }
  };
}

/** Returns the block below the title, after an optional paragraph and code blocks. */
function findFirstList(blocks: readonly RootContent[]): RootContent | undefined {
  let i = blocks[0]?.type === 'heading' && blocks[0].depth === 1 ? 1 : 0;
  if (blocks[i]?.type === 'paragraph') {
    i++;
    while (blocks[i]?.type === 'code') i++;
  }
  return blocks[i];
}

/** Returns whether the first value of a list is inline code. Below the title, it can also be linked, or a code block. */
function startsWithCode({ children: [item] }: List, isFirst: boolean): boolean {
  const [paragraph, block] = item?.children ?? [];
  if (paragraph?.type !== 'paragraph') return false;
  const [, space, next] = paragraph.children;
  const value = isFirst && next?.type === 'link' ? next.children[0] : next;
  if (value === undefined) return isFirst && block?.type === 'code';
  return space?.type === 'text' && /^[:：]?\s*$/.test(space.value) && value.type === 'inlineCode';
}

/** Checks whether an item is short and is not a sentence. */
function isShortItem(item: ListItem): boolean {
  let text = '';
  walk<RootContent>(item, (node) => {
    if ('value' in node) text += node.value;
    return undefined;
  });
  return text.length <= MAX_LENGTH && !/[.!?。！？]\s*$/.test(text);
}

interface Label {
  strong: Strong;
  /** Text after the label. */
  rest: Text | undefined;
}

/** Returns the label at the start of an item, or `undefined` if there is none. */
function findLabel({ children: [paragraph] }: ListItem): Label | undefined {
  if (paragraph?.type !== 'paragraph') return undefined;
  const [strong, next] = paragraph.children;
  const last = strong?.type === 'strong' ? strong.children.at(-1) : undefined;
  if (strong?.type !== 'strong' || last?.type !== 'text') return undefined;
  const rest = next?.type === 'text' ? next : undefined;
  return /[:：]$/.test(last.value) || /^[:：]/.test(rest?.value ?? '')
    ? { strong, rest }
    : undefined;
}

/** Moves a colon after the label into the label, so that all values start at the same position. */
function moveColon({ strong, rest }: Label): void {
  const [, colon, value] = /^([:：])(.*)/s.exec(rest?.value ?? '') ?? [];
  if (colon === undefined || !rest) return;
  strong.children.push({ type: 'text', value: colon });
  rest.value = value!;
}

function markFacts(list: List): void {
  list.data = { ...list.data, hProperties: { ...list.data?.hProperties, dataFacts: true } };
}
