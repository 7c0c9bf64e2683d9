import { includeFile } from '@octavo/mdx-plugins';
import { createPageParser, parseNotation, splitInfo } from '@octavo/mdx-plugins/compiler';
import GithubSlugger from 'github-slugger';
import type { Code, Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Code block of a page. */
export interface Fence {
  lang: string;
  /** Code that a reader copies, without lines that are shown as removed. */
  code: string;
  /** Line of the opening fence on the page. */
  line: number;
  /** ID of the first- or second-level heading above the block. */
  section: string;
  /** IDs of the headings above the block, from the title to the closest one. */
  headings: readonly string[];
  /** Path of the file that the block shows. */
  title?: string;
  /** Reason why the block cannot run. */
  norun?: string;
  /** Whether only the plugin `twoslash` can check the code, because of comments such as `@errors`. */
  isTwoslash?: boolean;
  /** Whether the file is part of the following sections too. */
  keep: boolean;
  /** Expected exit codes of the commands. The last one applies to the rest. */
  exits?: number[];
  /** Whether the code is in another file. */
  isIncluded?: boolean;
  /** Whether the code is a part of an included file, whose declarations are missing. */
  isPart?: boolean;
  /** Error in the meta string or in the included file. */
  problem?: string;
  /** Indentation of the code on the page. `undefined` if the page contains other code than what runs. */
  indent?: string;
}

/** Location of a page, to resolve included files. */
export interface PageLocation {
  /** Absolute path of the page. */
  path: string;
  /** Content root. */
  root: string;
}

// Comments of the plugin `twoslash` that expect errors, hide code, set compiler options or separate
// files. `^?` is a comment like any other, and `@ts-expect-error` is one for TypeScript.
const TWOSLASH_COMMENT = /^\s*\/\/ ?(?:@\w+(?::|\s*$)|---cut)/m;
const EXPLICIT_ID = /\s*\{#([^}]+)\}\s*$/;
const parsers = { md: createPageParser('md'), mdx: createPageParser('mdx') };

/** Returns the syntax tree of a page. The file extension selects the syntax. */
export function parsePage(source: string, path = 'page.mdx') {
  return parsers[path.endsWith('.md') ? 'md' : 'mdx'](source);
}

/**
 * Returns the code blocks of a page, in order.
 *
 * @param tree - syntax tree of the page, if it has been parsed
 * @throws {VFileMessage} if the page contains a syntax error
 */
export function readFences(
  source: string,
  location: PageLocation,
  tree = parsePage(source, location.path),
): Fence[] {
  const fences: Fence[] = [];
  const lines = source.split('\n');
  const slugger = new GithubSlugger();
  let section = '';
  let headings: { id: string; depth: number }[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const { depth } = node;
      const id = headingId(node, slugger);
      if (depth <= 2) section = id;
      headings = [...headings.filter((above) => above.depth < depth), { id, depth }];
    }
    if (node.type !== 'code' || isIndented(node, lines)) return;
    const fence = readFence(node, section, lines, location);
    fences.push({ ...fence, headings: headings.map(({ id }) => id) });
  });
  return fences;
}

/** Checks for a block without a fence. It cannot have a language, so it can be anything. */
function isIndented({ lang, position }: Code, lines: readonly string[]): boolean {
  const { line, column } = position!.start;
  return !lang && !/^(?:```|~~~)/.test(lines[line - 1]!.slice(column - 1));
}

/** Returns the text of a heading without its explicit ID. */
export function headingText(heading: Heading): string {
  return textOf(heading).replace(EXPLICIT_ID, '').trim();
}

/** Returns the explicit ID of a heading, or the one that is created from its text. */
export function headingId(heading: Heading, slugger: GithubSlugger): string {
  const text = textOf(heading);
  return EXPLICIT_ID.exec(text)?.[1] ?? slugger.slug(text);
}

function readFence(
  node: Code,
  section: string,
  lines: readonly string[],
  { path, root }: PageLocation,
): Omit<Fence, 'headings'> {
  const { name, meta } = splitInfo(node);
  const { values, problems } = meta;
  const { start } = node.position!;
  // A carriage return is part of neither commands nor output.
  const code = node.value.replaceAll('\r\n', '\n');
  const fence: Omit<Fence, 'headings'> = {
    lang: name || extensionOfFile(values.file),
    code,
    line: start.line,
    section,
    keep: values.keep === true,
  };
  if (problems[0]) fence.problem = problems[0].message;
  if (typeof values.title === 'string') fence.title = values.title;
  if (typeof values.norun === 'string') fence.norun = values.norun;
  else if (values.norun === true) fence.problem = 'Write the reason: `norun="reason"`.';
  // An attribute with another value than `false` selects the transformer of the plugin.
  const isTransformed = (values.twoslash ?? false) !== false;
  if (isTransformed && TWOSLASH_COMMENT.test(code)) fence.isTwoslash = true;
  if (values.exit !== undefined) {
    const exits = String(values.exit).split(',').map(Number);
    if (exits.every((code) => Number.isInteger(code) && code >= 0)) fence.exits = exits;
    else fence.problem = `exit: expected exit codes such as \`exit=1\`, got "${values.exit}".`;
  }
  if (typeof values.file === 'string') {
    const included = includeFile(values.file, path, root);
    fence.isIncluded = true;
    if (included.problem) fence.problem = included.problem.message;
    fence.code = withoutNotation(included.code);
    if (values.file.includes('#')) fence.isPart = true;
    return fence;
  }
  fence.code = withoutNotation(code);
  if (fence.code !== code) return fence;
  const opening = lines[start.line - 1]!.slice(0, start.column - 1);
  // The marker of a list item is only on its first line.
  fence.indent = opening.replace(/[^\s>]/g, ' ');
  return fence;
}

/** Returns the language of an included file: its extension. */
function extensionOfFile(file: unknown): string {
  return (typeof file === 'string' && /\.(\w+)(?:#|$)/.exec(file)?.[1]) || 'text';
}

/** Returns code without `[!code …]` comments, and without the lines that they show as removed. */
function withoutNotation(code: string): string {
  const { lines, decorations } = parseNotation(code);
  return lines.filter((_, index) => decorations.get(index)?.diff !== 'remove').join('\n');
}
