import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { type MetaValues, parseMeta } from '../code/fence-meta';
import { warn } from '../diagnostics/report';
import type { Container } from '../micromark/container-from-markdown';
import type { PageState } from '../page/page-state';

/** Converts a code group in `file` to tabs, using the code block titles as labels. */
export function createCodeGroupTabs(
  node: Container,
  values: MetaValues,
  { state, file }: { state: PageState; file: string },
): MdxJsxFlowElement {
  const attributes: Record<string, string> =
    typeof values.groupId === 'string' ? { groupId: values.groupId } : {};
  const labels = new Set<string>();
  const tabs = node.children.map((child, index) => {
    const label = child.type === 'code' ? extractLabel(child) : undefined;
    if (label !== undefined && labels.has(label)) {
      warn(
        state,
        { file, at: child.position },
        {
          message: `Duplicate tab label "${label}"`,
          hint: 'Set a different `title` for each code block of the group.',
        },
      );
    }
    if (label !== undefined) labels.add(label);
    return jsx('Tab', { label: label ?? `${index + 1}` }, [child] as MdxJsxFlowElement['children']);
  });
  return { ...jsx('Tabs', attributes, tabs), position: node.position };
}

/** Matches a quoted value, or `[label]` after a space. Labels can contain brackets, such as `[app/[id].ts]`. */
const LABEL =
  /(?<==)(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?:^|\s)\[((?:[^[\]]|\[[^[\]]*\])+)\]/g;

/** Removes and returns the tab label of a code block: `[label]`, the title or the language. */
function extractLabel(code: Code): string {
  const meta = code.meta ?? '';
  const bracketed = [...meta.matchAll(LABEL)].find(([, label]) => label !== undefined);
  if (bracketed) {
    const { 0: all, 1: label, index } = bracketed;
    code.meta = meta.slice(0, index) + meta.slice(index + all.length);
    return label!;
  }
  const { title } = parseMeta(meta).values;
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
    /** Whether the title is shown as a tab label and should be omitted from the code block. */
    octTitleOnTab?: boolean;
  }
}
