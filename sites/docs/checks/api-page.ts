import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

import { parsePage } from '../../../packages/cli/src/examples/fences';

/** A member that a page describes, with what its section lacks. */
export interface Member {
  name: string;
  missing: string[];
}

/** Headings below the title that are a name of the API: `rs.fn`, `toBe`, `mock.calls`. */
const MEMBER = /^(?:[a-z]\w*|\w+\.\w+)$/;

/** The members that an API page has a heading for. Each needs a signature, a meaning and an example. */
export function membersOf(source: string): Member[] {
  const { children } = parsePage(source);
  return children.flatMap((node, i) => {
    if (node.type !== 'heading' || node.depth === 1 || !MEMBER.test(textOf(node))) return [];
    const { depth } = node;
    const rest = children.slice(i + 1);
    const end = rest.findIndex((next) => next.type === 'heading' && next.depth <= depth);
    const section = end < 0 ? rest : rest.slice(0, end);
    return [{ name: textOf(node), missing: missingFrom(section) }];
  });
}

function missingFrom(section: readonly RootContent[]): string[] {
  const parts = {
    signature: section.some(
      (node) => node.type === 'list' && /^(?:Type:|类型：)/.test(textOf(node)),
    ),
    meaning: section.some(({ type }) => type === 'paragraph'),
    example: section.some(({ type }) => type === 'code'),
  };
  return Object.entries(parts)
    .filter(([, isThere]) => !isThere)
    .map(([name]) => name);
}
