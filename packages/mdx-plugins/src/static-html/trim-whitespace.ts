import type { Element, ElementContent, Nodes } from 'hast';
import { isBlock, isFlow } from './content-model';

/** Trims whitespace at both ends, except for spaces between inline nodes on the same line or on adjacent lines. */
export function trimWhitespace(
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
  const hasLeadingSpace = start > 0 && inner.length > 0 && areOnOneLine(before, inner[0]);
  const hasTrailingSpace = areOnOneLine(inner.at(-1) ?? before, after) && isBlank(nodes.at(-1));
  return [...(hasLeadingSpace ? [space] : []), ...inner, ...(hasTrailingSpace ? [space] : [])];
}

/** Checks whether two nodes are inline and separated by at most one line break. */
function areOnOneLine(one: ElementContent | undefined, other: ElementContent | undefined): boolean {
  if (!one || !other || isBlock(one) || isBlock(other)) return false;
  const [end, start] = [positionOf(one)?.end.line, positionOf(other)?.start.line];
  return end !== undefined && start !== undefined && start - end <= 1;
}

function positionOf(node: ElementContent): Element['position'] {
  return 'position' in node ? node.position : undefined;
}
