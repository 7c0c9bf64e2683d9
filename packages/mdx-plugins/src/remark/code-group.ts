import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { type MetaValues, parseMeta } from '../code/fence-meta';
import { warn } from '../diagnostics/report';
import type { Container } from '../micromark/container-from-markdown';
import type { PageState } from '../page/page-state';
import type { PartialNode } from '../partials/partial';
import { removeHtmlComments } from '../text/escape';

type Block = Container['children'][number];

/** Content of a tab. `file` is the absolute path of the file that contains the node. */
interface TabContent {
  node: Block;
  file: string;
}

/** Converts a code group in `file` to tabs, using the code block titles as labels. */
export function createCodeGroupTabs(
  node: Container,
  values: MetaValues,
  { state, file }: { state: PageState; file: string },
): MdxJsxFlowElement {
  const attributes: Record<string, string> =
    typeof values.groupId === 'string' ? { groupId: values.groupId } : {};
  const labels = new Set<string>();
  const tabs = getContents(node.children, file).map((content, index) => {
    const { node: child } = content;
    const place = { file: content.file, at: child.position };
    const label = child.type === 'code' ? extractLabel(child) : undefined;
    if (label !== undefined && labels.has(label)) {
      warn(state, place, {
        message: `Duplicate tab label "${label}"`,
        hint: 'Set a different `title` for each code block of the group.',
      });
    }
    // An unclosed group contains the rest of the page.
    if (label === undefined && node.closed) {
      warn(state, place, {
        message: 'Code groups can only contain code blocks',
        hint: 'Move the other content out of the group, or use `<Tabs>` in a page with the extension .mdx.',
      });
    }
    if (label !== undefined) labels.add(label);
    const block: Block =
      content.file === file
        ? child
        : ({ type: 'octPartial', file: content.file, children: [child] } as PartialNode);
    return jsx('Tab', { label: label ?? `${index + 1}` }, [block] as MdxJsxFlowElement['children']);
  });
  return { ...jsx('Tabs', attributes, tabs), position: node.position };
}

/** Returns the blocks of a group and its partials, without comments. */
function getContents(nodes: readonly Block[], file: string): TabContent[] {
  return nodes.flatMap((node): TabContent[] => {
    if (node.type === 'octPartial') return getContents(node.children, node.file);
    return isComment(node) ? [] : [{ node, file }];
  });
}

function isComment(node: Block): boolean {
  if (node.type === 'html') return removeHtmlComments(node.value).trim() === '';
  return node.type === 'mdxFlowExpression' && node.data?.estree?.body.length === 0;
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
