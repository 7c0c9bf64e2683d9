import type { Heading, Paragraph, PhrasingContent, Root } from 'mdast';
import type { Plugin, Processor } from 'unified';
import { parseMeta } from '../code/fence-meta';
import { suggest } from '../diagnostics/did-you-mean';
import { warn } from '../diagnostics/report';
import type { Container } from '../micromark/container-from-markdown';
import { getPageState, type PageState } from '../page/page-state';
import { getSource, startsUnescaped } from '../page/source';
import { walkWithPartials } from '../partials/partial';
import { type WalkNode, walk } from '../tree/walk';
import type { SourcePoint } from '../types';
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
        if (node.type === 'paragraph') {
          const stray = findStrayFence(node, { page, path });
          if (stray) warnAboutStrayFence(stray, { state, path, unclosed });
        }
        if (node.type !== 'octContainer') return undefined;
        const result = transform(node, state, path, parseInline);
        const isSame = result === node;
        visitIn(
          isSame ? node : { ...within, type: 'root', children: [result] },
          path,
          node.closed ? undefined : node,
        );
        return isSame ? false : [result];
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

/** Line with `:::` that neither opens nor closes a container. */
interface StrayFence {
  at: SourcePoint | undefined;
  isClosing: boolean;
}

/** Matches the start of each line below another one that consists of `:::`, up to the colons. */
const FENCE_BELOW_TEXT = /\n[ \t>]*(?=:::+[ \t]*$)/gm;

/** Returns the first `:::` in a paragraph that is at the start of the paragraph, or alone on a line below its text. */
function findStrayFence(
  { children, position }: Paragraph,
  place: Parameters<typeof startsUnescaped>[2],
): StrayFence | undefined {
  const [first] = children;
  if (first?.type === 'text' && first.value.startsWith(':::')) {
    if (startsUnescaped(first, ':::', place))
      return { at: position?.start, isClosing: /^:::+\s*(?:\n|$)/.test(first.value) };
  }
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  const source = getSource(place.page, place.path).slice(start.offset, end.offset);
  for (const { 0: before, index } of source.matchAll(FENCE_BELOW_TEXT)) {
    const offset = start.offset + index + before.length;
    if (children.some((child) => child.type !== 'text' && contains(child, offset))) continue;
    const line = start.line + source.slice(0, index + 1).split('\n').length - 1;
    return { at: { line, column: before.length }, isClosing: true };
  }
  return undefined;
}

function contains({ position }: PhrasingContent, offset: number): boolean {
  const { start, end } = position ?? {};
  return (start?.offset ?? Infinity) <= offset && offset < (end?.offset ?? 0);
}

/**
 * Warns about `:::` lines that neither open nor close a container.
 *
 * @param unclosed - container that the line is in, if it has no closing fence
 */
function warnAboutStrayFence(
  { at, isClosing }: StrayFence,
  { state, path, unclosed }: { state: PageState; path: string; unclosed: Container | undefined },
): void {
  warn(
    state,
    { file: path, at },
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
