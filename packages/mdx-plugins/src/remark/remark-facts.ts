import type { List, ListItem, Root, Strong, Text } from 'mdast';

/**
 * Marks a list of facts: the list below the title, or below the first paragraph, of which every item starts with a
 * label in bold and a colon. The theme renders it as a grid of labels and values.
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
    const first = blocks[0]?.type === 'heading' && blocks[0].depth === 1 ? 1 : 0;
    const list = blocks[first]?.type === 'paragraph' ? blocks[first + 1] : blocks[first];
    if (list?.type !== 'list' || list.ordered) return;
    const labels = list.children.map(findLabel);
    if (labels.includes(undefined)) return;
    for (const label of labels) moveColon(label!);
    markFacts(list);
  };
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
