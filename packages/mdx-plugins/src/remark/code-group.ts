import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { type MetaValues, parseMeta } from '../code/fence-meta';
import type { Container } from '../micromark/container-from-markdown';

/** Converts a code group to tabs. The titles of its fences are the labels. */
export function createTabs(node: Container, values: MetaValues): MdxJsxFlowElement {
  const attributes: Record<string, string> =
    typeof values.groupId === 'string' ? { groupId: values.groupId } : {};
  const tabs = node.children.map((child, index) => {
    const label = child.type === 'code' ? extractLabel(child) : undefined;
    return jsx('Tab', { label: label ?? `${index + 1}` }, [child] as MdxJsxFlowElement['children']);
  });
  return { ...jsx('Tabs', attributes, tabs), position: node.position };
}

/** Returns the label of a fence, and removes it from the fence: `[label]` or the title. */
function extractLabel(code: Code): string {
  const bracketed = /(?:^|\s)\[([^\]]+)\]/.exec(code.meta ?? '');
  if (bracketed) {
    code.meta = code.meta!.replace(bracketed[0], '');
    return bracketed[1]!;
  }
  const { title } = parseMeta(code.meta ?? '').values;
  if (typeof title !== 'string') return code.lang ?? 'text';
  code.data = { ...code.data, octTitleOnTab: true };
  return title;
}

function jsx(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}

declare module 'mdast' {
  interface CodeData {
    /** Whether a tab shows the title, so that the code block does not repeat it. */
    octTitleOnTab?: boolean;
  }
}
