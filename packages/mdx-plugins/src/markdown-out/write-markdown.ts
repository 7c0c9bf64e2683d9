import type { Heading, Nodes, Parents, RootContent } from 'mdast';
import { evaluateText } from '../estree/static-expression';
import { isBlockElement } from '../static-html/content-model';
import { encodeMarkdownUrl, isAbsoluteUrl } from '../text/url';
import { writeComponent, writeHtml } from './components';
import { dedent, indent, joinBlocks, joinLines, toCell } from './lines';
import { writeCallout } from './write-callout';
import { writeCode } from './write-code';
import { addLabel, escapeLabel, getLabel, replaceLabel } from './write-label';

export interface WriteContext {
  /** Absolute path of the content root, used to resolve `file="/x"` in code blocks. */
  root: string;
  frontmatter: Readonly<Record<string, unknown>>;
  /** Returns the source code of the page or a partial. */
  sourceOf: (file: string) => string;
  /** Prefixes of links to other sites, which are resolved although they look like a URL. */
  linkPrefixes?: readonly string[] | undefined;
  /** Returns the URL to emit for a URL reference in a file. */
  resolveUrl: (href: string, file: string) => string;
}

/** Context for nodes from a single file. */
interface Writer extends WriteContext {
  file: string;
  source: string;
}

/**
 * Converts page content to plain Markdown.
 *
 * Only components, partials, included code and URLs are converted. All other Markdown is copied from the source, which is
 * fast and preserves the original formatting.
 */
export function writeMarkdown(
  nodes: readonly Nodes[],
  file: string,
  context: WriteContext,
): string {
  return writeChildren(nodes, { ...context, file, source: context.sourceOf(file) });
}

function writeChildren(nodes: readonly Nodes[], writer: Writer): string {
  return joinBlocks(
    groupPhrasing(nodes).map((group) => {
      const [node] = group;
      if (node === undefined) return '';
      if (group.length > 1 || (isPhrasing(node) && node.type !== 'mdxTextExpression')) {
        const [prefix] = MARKERS.exec(linePrefix(node, writer))!;
        return dedent(writeInline(group, writer), prefix).trim();
      }
      return replacement(node, writer) ?? sliceBlock(node, writer);
    }),
  );
}

/** Node types of text, which an element on one line, such as `<dd>`, contains without a paragraph. */
const PHRASING: ReadonlySet<string> = new Set<Nodes['type'] | 'inlineMath'>([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
  'break',
  'mdxJsxTextElement',
  'mdxTextExpression',
  // A formula of `remark-math`.
  'inlineMath',
]);

/** Checks whether a node is a part of a line. In HTML on one line, blocks are text elements too. */
function isPhrasing(node: Nodes): boolean {
  if (node.type === 'mdxJsxTextElement') return node.name === null || !isBlockElement(node.name);
  return PHRASING.has(node.type);
}

/** Groups adjacent nodes of the same text. Every other node is a group. */
function groupPhrasing(nodes: readonly Nodes[]): Nodes[][] {
  const groups: Nodes[][] = [];
  for (const [index, node] of nodes.entries()) {
    const previous = nodes[index - 1];
    if (previous && isPhrasing(previous) && isPhrasing(node)) groups.at(-1)!.push(node);
    else groups.push([node]);
  }
  return groups;
}

function writeInline(nodes: readonly Nodes[], writer: Writer): string {
  return nodes.map((node) => replacement(node, writer) ?? slice(node, writer)).join('');
}

/** Returns the replacement for a node, or `undefined` if its source can be copied unchanged. */
function replacement(node: Nodes, writer: Writer): string | undefined {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return '';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return evaluateText(node.data?.estree ?? undefined, writer.frontmatter) ?? '';
    case 'octPartial':
      return writeMarkdown(node.children, node.file, writer);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const write = isPhrasing(node) ? writeInline : writeChildren;
      return writeComponent(node, {
        children: () => write(node.children, writer),
        writeBlocks: (children) => writeChildren(children, writer),
        writeInline: (children) => writeInline(children, writer).trim(),
        lineBreak: () => getLineBreak(node, writer),
        resolveUrl: (href) => resolveUrl(href, writer),
      });
    }
    case 'link':
    case 'image':
    case 'definition':
      return isUnchanged(node.url, writer) && !node.data?.octRenamed
        ? undefined
        : writeReference(node, writer);
    case 'linkReference':
    case 'imageReference':
      return node.data?.octRenamed ? addLabel(slice(node, writer), node) : undefined;
    case 'footnoteReference':
    case 'footnoteDefinition':
      return node.data?.octRenamed ? replaceLabel(sliceBlock(node, writer), node) : undefined;
    case 'paragraph':
      // The list of a `[[toc]]` placeholder is only generated on the page.
      return node.children.length === 0 ? '' : undefined;
    case 'heading':
      // Other Markdown parsers do not support `{#id}`.
      return removeHeadingId(sliceBlock(node, writer), node);
    case 'code':
      return isIndented(node, writer) ? undefined : writeCode(node, writer.file, writer.root);
    case 'html':
      return writeHtml(node.value, (href) =>
        isUnchanged(href, writer) ? undefined : writer.resolveUrl(href, writer.file),
      );
    case 'octContainer':
      return writeCallout(node, (children) => writeChildren(children, writer));
    default:
      return undefined;
  }
}

/** Returns the Markdown of a line break. At the end of a line, the source contains the line ending. */
function getLineBreak({ type, position }: Nodes, { source }: Writer): string {
  if (type === 'mdxJsxFlowElement') return '';
  const end = position?.end.offset ?? 0;
  const rest = source.slice(end, source.indexOf('\n', end) + 1 || undefined);
  return rest.trim() === '' ? '  ' : '\\\n';
}

function resolveUrl(href: string, writer: Writer): string {
  return isUnchanged(href, writer) ? encodeMarkdownUrl(href) : writer.resolveUrl(href, writer.file);
}

/** Checks whether a URL is independent of the document location, such as a hash or an absolute URL. */
function isUnchanged(href: string, { linkPrefixes }: Pick<Writer, 'linkPrefixes'>): boolean {
  return href.startsWith('#') || isAbsoluteUrl(href, linkPrefixes);
}

type Reference = Extract<Nodes, { type: 'link' | 'image' | 'definition' }>;

function writeReference(node: Reference, writer: Writer): string {
  const target = resolveUrl(node.url, writer) + (node.title ? ` ${writeTitle(node.title)}` : '');
  if (node.type === 'definition') return `[${getLabel(node)}]: ${target}`;
  return node.type === 'link'
    ? `[${writeInline(node.children, writer)}](${target})`
    : `![${escapeLabel(node.alt ?? '')}](${target})`;
}

/** Writes the title of a link on one line, because the lines of a quote or list item have a prefix. */
function writeTitle(title: string): string {
  return `"${joinLines(title, ' ').replace(/["\\]/g, '\\$&')}"`;
}

/** Blocks whose Markdown can end with a paragraph, which text on the next line would continue. */
const CONTINUABLE: ReadonlySet<Nodes['type']> = new Set<Nodes['type']>([
  'octContainer',
  'octPartial',
  'mdxJsxFlowElement',
]);

/** Functions that write text in nodes that are a single line. */
const LINES: Partial<Record<Nodes['type'], (text: string) => string>> = {
  heading: (text) => joinLines(text, ' '),
  tableCell: toCell,
};

/** Removes `{#id}`, which can be followed by badges, a closing sequence (`##`) or an underline. */
function removeHeadingId(text: string, { data }: Heading): string {
  const id = data?.hProperties?.id;
  const mark = `{#${String(id)}}`;
  const start = id === undefined ? -1 : text.lastIndexOf(mark);
  if (start < 0) return text;
  return text.slice(0, start).replace(/[ \t]*\\?$/, '') + text.slice(start + mark.length);
}

/** Returns the source of a node, with converted descendants replaced. */
function slice(node: Nodes, writer: Writer): string {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start === undefined || end === undefined) {
    return 'children' in node ? writeChildren(node.children, writer) : '';
  }
  let text = '';
  let at = start;
  /** Blank line to insert before the next block. */
  let separator: string | undefined;
  const visit = (parent: Parents, inherited?: (text: string) => string): void => {
    const toLine = LINES[parent.type] ?? inherited;
    for (const child of parent.children as RootContent[]) {
      const from = child.position?.start.offset;
      if (separator !== undefined && from !== undefined && from >= at) {
        const isAdjacent = writer.source.slice(at, from).split('\n').length === 2;
        if (isAdjacent && !child.type.startsWith('list')) text += separator;
        separator = undefined;
      }
      const written = from === undefined || from < at ? undefined : replacement(child, writer);
      if (written === undefined) {
        if ('children' in child) visit(child, toLine);
        continue;
      }
      const prefix = prefixOf(from!, writer.source);
      text += writer.source.slice(at, from);
      if (toLine) text += toLine(written);
      // The lines of text in the source have a prefix already.
      else text += indent(isPhrasing(child) ? dedent(written, prefix) : written, prefix);
      if (CONTINUABLE.has(child.type)) separator = `\n${prefix.trimEnd()}`;
      at = child.position!.end.offset!;
    }
  };
  if ('children' in node) visit(node);
  return text + writer.source.slice(at, end);
}

/** Returns the source of a block, without the quote markers and the indentation of its lines. */
function sliceBlock(node: Nodes, writer: Writer): string {
  return dedent(slice(node, writer), linePrefix(node, writer));
}

/** Checks whether a code block is defined by indentation, so that it has no attributes. */
function isIndented({ position }: Nodes, { source }: Writer): boolean {
  const start = position?.start.offset;
  return start !== undefined && !/^(?:```|~~~)/.test(source.slice(start, start + 3));
}

/** Returns the text before a block on its first line. */
function linePrefix(node: Nodes, { source }: Writer): string {
  const { column = 1, offset = 0 } = node.position?.start ?? {};
  return source.slice(offset - column + 1, offset);
}

/** Matches quote markers, list markers and indentation at the start of a line. */
const MARKERS = /^(?:[\s>*+-]|\d+[.)])*/;

/** Returns the line prefix that continues the current blockquote or list item. */
function prefixOf(offset: number, source: string): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return MARKERS.exec(line)![0] === line ? line.replace(/[^\s>]/g, ' ') : '';
}
