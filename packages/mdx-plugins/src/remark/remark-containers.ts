import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Plugin, Processor } from 'unified';
import { parseMeta } from '../code/fence-meta';
import { suggestion } from '../diagnostics/did-you-mean';
import { warn } from '../diagnostics/report';
import type { Container } from '../micromark/container-from-markdown';
import { type PageState, pageState } from '../page/page-state';
import { walkFiles } from '../partials/partial';
import type { WalkNode } from '../tree/walk';
import { CONTAINER_TYPES, calloutData, isCalloutType, titleParagraph } from './callout';
import { codeGroup } from './code-group';

type Node = Root['children'][number];

/** Make callouts, details and code groups of containers. */
export const remarkContainers: Plugin<[], Root> = function remarkContainers() {
  const parseInline = (text: string): PhrasingContent[] => {
    const tree = (this as unknown as Processor<Root>).parse(text) as Root;
    return tree.children.flatMap((child) => (child.type === 'paragraph' ? child.children : []));
  };
  return (tree, file) => {
    const state = pageState(file);
    const visitIn = (parent: WalkNode, file: string): void =>
      walkFiles(parent, file, (node, path, within) => {
        if (node.type === 'paragraph') warnOfStrayFence(node, state, path);
        if (node.type !== 'octContainer') return undefined;
        const result = transform(node, state, path, parseInline);
        if (result === node) return undefined;
        visitIn({ ...within, type: 'root', children: [result] }, path);
        return [result];
      });
    visitIn(tree, state.path);
  };
};

function transform(
  node: Container,
  state: PageState,
  path: string,
  parseInline: (text: string) => PhrasingContent[],
): Node {
  const place = { file: path, at: node.position };
  if (!node.closed) {
    warn(state, place, {
      message: `Expected a line of \`:::\` that closes the container \`${node.name}\`, got the end of what it is in`,
      hint: 'Close it where it ends.',
    });
  }
  const attributes = parseMeta(node.attributes.replace(/(?<=^|\s)[#.][\w-]+/g, ''));
  for (const { message, hint } of attributes.problems) warn(state, place, { message, hint });
  if (node.attributes === '' && beginsWithOpenBrace(node.children[0])) {
    warn(state, place, {
      message: `Expected \`}\` after the attributes of the container \`${node.name}\`, got the end of the line`,
      hint: 'Close the brace, or write `\\{` for the sign itself.',
    });
  }
  const [first] = node.children;
  let title = first?.type === 'paragraph' && first.data?.octTitle ? first.children : undefined;
  if (title) node.children.shift();
  const named = attributes.values.title;
  if (typeof named === 'string') title = parseInline(named);
  else title = titleFromText(title, parseInline);

  const name = node.name.toLowerCase();
  if (name === 'code-group') return codeGroup(node, attributes.values) as MdxJsxFlowElement;
  if (!isCalloutType(name)) {
    warn(state, place, {
      message: `Unknown container \`${node.name}\`; it is shown as a note`,
      hint: suggestion(name, CONTAINER_TYPES, `There are ${CONTAINER_TYPES.join(', ')}.`),
    });
  }
  const type = isCalloutType(name) ? name : 'note';
  if (type !== name) title ??= [{ type: 'text', value: node.name }];
  node.data = calloutData(type, node.attributes);
  node.children.unshift(titleParagraph(type, title, state.messages));
  return node;
}

/** Attributes that nothing closes are read as a title; a brace that is escaped begins none. */
function beginsWithOpenBrace(first: Node | undefined): boolean {
  if (first?.type !== 'paragraph' || !first.data?.octTitle) return false;
  const [text, ...others] = first.children;
  if (text?.type !== 'text' || others.length > 0) return false;
  const { start, end } = text.position ?? {};
  const isAsWritten = (end?.offset ?? 0) - (start?.offset ?? 0) === text.value.length;
  return isAsWritten && /^\{[^}]*$/.test(text.value);
}

/** `:::tip title="T"` is the attribute without braces. */
function titleFromText(
  title: PhrasingContent[] | undefined,
  parseInline: (text: string) => PhrasingContent[],
): PhrasingContent[] | undefined {
  const [only, ...others] = title ?? [];
  if (only?.type === 'text' && others.length === 0) {
    const quoted = /^title=(["'])(.*)\1$/.exec(only.value.trim())?.[2];
    if (quoted !== undefined) return parseInline(quoted);
  }
  const last = title?.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return title?.length ? title : undefined;
}

/** A line of colons that is text is a fence that something is wrong with. */
function warnOfStrayFence(node: Paragraph, state: PageState, path: string): void {
  const [first] = node.children;
  if (first?.type !== 'text' || !/^:::/.test(first.value)) return;
  const bare = /^:::+\s*(?:\n|$)/.test(first.value);
  warn(
    state,
    { file: path, at: node.position },
    bare
      ? {
          message: 'Expected an open container before `:::`, got none',
          hint: 'Remove the line, or open one: `:::tip`.',
        }
      : {
          message: 'Expected the name of a container after `:::`',
          hint: 'Write `:::tip`, or `\\:::` for the signs themselves.',
        },
  );
}
