import type { Element, ElementContent, Nodes } from 'hast';
import { isBlock, isFlow } from './content-model';

/** Nodes without white space at the ends, but for a space between what stands beside each other in a line of text. */
export function trimRun(
  nodes: ElementContent[],
  before?: ElementContent,
  after?: ElementContent,
): ElementContent[] {
  const isBlank = (node: Nodes | undefined): boolean =>
    node?.type === 'text' && /^\s*$/.test(node.value);
  let [start, end] = [0, nodes.length];
  while (start < end && isBlank(nodes[start])) start++;
  while (end > start && isBlank(nodes[end - 1])) end--;
  const inner = nodes.slice(start, end);
  if (nodes.length === 0 || inner.some(isFlow)) return inner;
  const space: ElementContent = { type: 'text', value: ' ' };
  const leads = start > 0 && inner.length > 0 && areJoined(before, inner[0]);
  const trails = areJoined(inner.at(-1) ?? before, after) && isBlank(nodes.at(-1));
  return [...(leads ? [space] : []), ...inner, ...(trails ? [space] : [])];
}

/** Whether one is read on from the other, with at most the end of a line between them. */
function areJoined(one: ElementContent | undefined, other: ElementContent | undefined): boolean {
  if (!one || !other || isBlock(one) || isBlock(other)) return false;
  const [end, start] = [placeOf(one)?.end.line, placeOf(other)?.start.line];
  return end !== undefined && start !== undefined && start - end <= 1;
}

function placeOf(node: ElementContent): Element['position'] {
  return 'position' in node ? node.position : undefined;
}
