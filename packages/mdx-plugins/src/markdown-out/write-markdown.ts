import type { Nodes, Parents, RootContent } from 'mdast';
import { parseMeta } from '../code/fence-meta';
import { includeFile } from '../code/include-file';
import { staticText } from '../estree/static-expression';
import { hasScheme } from '../text/address';
import { writeComponent } from './components';
import { dedent, indent, joinBlocks } from './lines';

export interface WriteContext {
  /** Content root, where `file="/x"` of a fence begins. */
  root: string;
  frontmatter: Readonly<Record<string, unknown>>;
  /** Text of a file that is part of the page. */
  sourceOf: (file: string) => string;
  /** What to write for an address of a file. */
  address: (href: string, file: string) => string;
}

/** The file that nodes come from, in a context. */
interface Writer extends WriteContext {
  file: string;
  source: string;
}

/**
 * Write blocks of a page as plain Markdown.
 *
 * What is Markdown already is taken from the source as it stands; only components, partials, included code and
 * addresses are written anew. So it costs little more than a walk, and authors recognize their words.
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
    nodes.map((node) => {
      const written = replacement(node, writer);
      return written ?? dedent(slice(node, writer), (node.position?.start.column ?? 1) - 1);
    }),
  );
}

function writeInline(nodes: readonly Nodes[], writer: Writer): string {
  return nodes.map((node) => replacement(node, writer) ?? slice(node, writer)).join('');
}

/** What stands for a node in plain Markdown; `undefined` when that is its source. */
function replacement(node: Nodes, writer: Writer): string | undefined {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return '';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return staticText(node.data?.estree ?? undefined, writer.frontmatter) ?? '';
    case 'octPartial':
      return writeMarkdown(node.children, node.file, writer);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const write = node.type === 'mdxJsxFlowElement' ? writeChildren : writeInline;
      return writeComponent(node, {
        children: () => write(node.children, writer),
        address: (href) => addressOf(href, writer),
      });
    }
    case 'link':
    case 'image':
    case 'definition':
      return staysAsItIs(node.url) ? undefined : writeReference(node, writer);
    case 'code':
      return writeFence(node, writer);
    default:
      return undefined;
  }
}

function addressOf(href: string, writer: Writer): string {
  return staysAsItIs(href) ? href : writer.address(href, writer.file);
}

/** Addresses on the same page, and those elsewhere, mean the same from any place. */
function staysAsItIs(href: string): boolean {
  return href.startsWith('#') || hasScheme(href);
}

type Reference = Extract<Nodes, { type: 'link' | 'image' | 'definition' }>;

function writeReference(node: Reference, writer: Writer): string {
  const target = addressOf(node.url, writer) + (node.title ? ` ${JSON.stringify(node.title)}` : '');
  if (node.type === 'definition') return `[${node.label ?? node.identifier}]: ${target}`;
  return node.type === 'link'
    ? `[${writeInline(node.children, writer)}](${target})`
    : `![${node.alt ?? ''}](${target})`;
}

/** Included code is written out; other fences stand as they are. */
function writeFence(node: Extract<Nodes, { type: 'code' }>, writer: Writer): string | undefined {
  if (!node.meta?.includes('file=')) return undefined;
  const { file: reference, title } = parseMeta(node.meta).values;
  if (typeof reference !== 'string') return undefined;
  const { code } = includeFile(reference, writer.file, writer.root);
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length + 1);
  const sign = '`'.repeat(Math.max(3, ...runs));
  const info = [node.lang ?? '', typeof title === 'string' ? `title=${JSON.stringify(title)}` : ''];
  return `${sign}${info.join(' ').trim()}\n${code}\n${sign}`;
}

/** The source of a node, with whatever in it has to be written anew. */
function slice(node: Nodes, writer: Writer): string {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start === undefined || end === undefined) {
    return 'children' in node ? writeChildren(node.children, writer) : '';
  }
  let text = '';
  let at = start;
  const visit = (parent: Parents): void => {
    for (const child of parent.children as RootContent[]) {
      const from = child.position?.start.offset;
      const written = from === undefined || from < at ? undefined : replacement(child, writer);
      if (written === undefined) {
        if ('children' in child) visit(child);
        continue;
      }
      text += writer.source.slice(at, from) + indent(written, prefixOf(from!, writer.source));
      at = child.position!.end.offset!;
    }
  };
  if ('children' in node) visit(node);
  text += writer.source.slice(at, end);
  // `## Title {#id}` is `## Title` elsewhere.
  return node.type === 'heading' ? text.replace(/[ \t]*\\?\{#[^{}\s]+\}[ \t]*$/, '') : text;
}

/** What a further line has to begin with to be in the same quote and item. */
function prefixOf(offset: number, source: string): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^(?:[\s>*+-]|\d+[.)])*$/.test(line) ? line.replace(/[^\s>]/g, ' ') : '';
}
