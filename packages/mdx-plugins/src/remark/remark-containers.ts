import type { Heading, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { Plugin, Processor } from 'unified';
import { parseMeta } from '../code/fence-meta';
import { suggest } from '../diagnostics/did-you-mean';
import { warn } from '../diagnostics/report';
import type { Container } from '../micromark/container-from-markdown';
import { getPageState, type PageState } from '../page/page-state';
import { startsUnescaped } from '../page/source';
import { walkWithPartials } from '../partials/partial';
import { type WalkNode, walk } from '../tree/walk';
import {
  CONTAINER_TYPES,
  createCalloutTitle,
  getCalloutData,
  isCalloutType,
  splitAttributes,
} from './callout';
import { createCodeGroupTabs } from './code-group';

type Node = Root['children'][number];
type Position = NonNullable<Node['position']>;

/** Parses a title without blocks. `position` is the position of its container. */
type ParseInline = (text: string, position: Position) => PhrasingContent[];

/** Converts containers to callouts, `<details>` elements and code groups. */
export const remarkContainers: Plugin<[], Root> = function remarkContainers() {
  const parseInline: ParseInline = (text, position) => {
    // In a heading, text such as `1. Install` is not a block.
    const tree = (this as unknown as Processor<Root>).parse(`# ${text} #`) as Root;
    // Positions are relative to the title, not to the page.
    const at = { start: position.start, end: position.start };
    walk<Node>(tree, (node) => {
      node.position = at;
      if (node.type === 'mdxJsxTextElement')
        for (const attribute of node.attributes) attribute.position = at;
      return undefined;
    });
    return (tree.children[0] as Heading).children;
  };
  return (tree, page) => {
    const state = getPageState(page);
    const visitIn = (parent: WalkNode, file: string, unclosed?: Container): void =>
      walkWithPartials(parent, file, (node, path, within) => {
        if (node.type === 'paragraph' && isStrayFence(node, { page, path }))
          warnAboutStrayFence(node, { state, path, unclosed });
        if (node.type !== 'octContainer') return undefined;
        const result = transform(node, state, path, parseInline);
        if (result === node) return undefined;
        visitIn(
          { ...within, type: 'root', children: [result] },
          path,
          node.closed ? undefined : node,
        );
        return [result];
      });
    visitIn(tree, state.path);
  };
};

function transform(
  node: Container,
  state: PageState,
  path: string,
  parseInline: ParseInline,
): Node {
  const place = { file: path, at: node.position };
  if (!node.closed) {
    warn(state, place, {
      message: `Unclosed container "${node.name}"`,
      hint: `Close the container with \`${node.fence}\` on a separate line.`,
    });
  }
  const { id, classes, others } = splitAttributes(node.attributes);
  const attributes = parseMeta(others);
  for (const { message, hint } of attributes.problems) warn(state, place, { message, hint });
  if (node.attributes === '' && startsWithOpenBrace(node.children[0])) {
    warn(state, place, {
      message: `Missing closing \`}\` after the "${node.name}" container attributes`,
      hint: 'Add the closing brace. To show a literal `{`, write `\\{`.',
    });
  }
  const [first] = node.children;
  let title = first?.type === 'paragraph' && first.data?.octTitle ? first.children : undefined;
  if (title) node.children.shift();
  const titleAttribute = attributes.values.title;
  if (typeof titleAttribute === 'string') title = parseInline(titleAttribute, node.position!);
  else title = titleFromText(title, node.position!, parseInline);
  if (/^code-group$/i.test(node.name) && (title || id || classes.length > 0)) {
    warn(state, place, {
      message: 'Titles, IDs and classes of code groups are ignored',
      hint: 'Use a heading before the code group, such as `### Title {#id}`.',
    });
  }

  const name = node.name.toLowerCase();
  if (name === 'code-group')
    return createCodeGroupTabs(node, attributes.values, { state, file: path });
  if (!isCalloutType(name)) {
    warn(state, place, {
      message: `Unknown container type "${node.name}"; falling back to "note"`,
      hint: suggest(name, CONTAINER_TYPES, `Supported types: ${CONTAINER_TYPES.join(', ')}.`),
    });
  }
  const type = isCalloutType(name) ? name : 'note';
  if (type !== name) title ??= [{ type: 'text', value: node.name }];
  node.data = getCalloutData(type, id, classes);
  node.children.unshift(createCalloutTitle(type, title, state.messages));
  return node;
}

/** Checks whether the title consists of attributes with a missing closing brace. Titles can start with an escaped brace. */
function startsWithOpenBrace(first: Node | undefined): boolean {
  if (first?.type !== 'paragraph' || !first.data?.octTitle) return false;
  const [text, ...others] = first.children;
  if (text?.type !== 'text' || others.length > 0) return false;
  const { start, end } = text.position ?? {};
  const isUnescaped = (end?.offset ?? 0) - (start?.offset ?? 0) === text.value.length;
  return isUnescaped && /^\{[^}]*$/.test(text.value);
}

/** Normalizes the title after the container type. Supports `:::tip title="T"`. */
function titleFromText(
  title: PhrasingContent[] | undefined,
  position: Position,
  parseInline: ParseInline,
): PhrasingContent[] | undefined {
  const [only, ...others] = title ?? [];
  if (only?.type === 'text' && others.length === 0) {
    const quoted = /^title=(["'])(.*)\1$/.exec(only.value.trim())?.[2];
    if (quoted !== undefined) return parseInline(quoted, position);
  }
  const last = title?.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return title?.length ? title : undefined;
}

/** Checks whether a paragraph starts with `:::`, which is not escaped. */
function isStrayFence(
  { children: [first] }: Paragraph,
  place: Parameters<typeof startsUnescaped>[2],
): boolean {
  if (first?.type !== 'text' || !first.value.startsWith(':::')) return false;
  return startsUnescaped(first, ':::', place);
}

/**
 * Warns about `:::` lines that neither open nor close a container.
 *
 * @param unclosed - container that the line is in, if it has no closing fence
 */
function warnAboutStrayFence(
  node: Paragraph,
  { state, path, unclosed }: { state: PageState; path: string; unclosed: Container | undefined },
): void {
  const isClosing = /^:::+\s*(?:\n|$)/.test((node.children[0] as Text).value);
  warn(
    state,
    { file: path, at: node.position },
    isClosing
      ? {
          message: '`:::` does not close a container',
          hint: unclosed
            ? `Close the container "${unclosed.name}" with \`${unclosed.fence}\`.`
            : 'Remove the line, or open a container before it, for example with `:::tip`.',
        }
      : {
          message: 'Missing container type after `:::`',
          hint: 'Add a type, such as `:::tip`. To show literal colons, write `\\:::`.',
        },
  );
}
