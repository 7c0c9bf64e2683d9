import type { Problem } from '@octavo/cli/internal';

import { type Fence, getLineState, readFence } from '../markdown/map-prose';
import {
  commentOutVue,
  findExpression,
  type MarkdownLine,
  type VueSyntax,
  type VueSyntaxReporter,
} from './comment-out-vue';
import { createAttributeConverter } from './convert-attributes';
import { createContainerConverter } from './convert-containers';
import { convertFenceInfo, isVueFence } from './convert-fence-info';
import { type ConvertLineOptions, convertIdDelimiters, convertLine } from './convert-line';
import { convertSnippet } from './convert-snippet';
import { createHeadingIdPreserver } from './heading-ids';

export interface ConvertContext {
  /** Resolves a snippet path to its new path. */
  resolveSnippet: (path: string) => string;
  resolveInclude: ConvertLineOptions['resolveInclude'];
  /** Heading ID delimiters. */
  delimiters: [left: string, right: string];
}

/** Converts VitePress Markdown. The syntax of containers, code groups and code notations is the same in Octavo. */
export function convertMarkdown(
  text: string,
  { resolveSnippet, resolveInclude, delimiters }: ConvertContext,
): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const report: VueSyntaxReporter = (line, { column, name, hint }) =>
    problems.push({ line, column, message: `${name} was not migrated.`, hint });
  const convertAttributes = createAttributeConverter(delimiters);
  const convertContainer = createContainerConverter();
  const preserveId = createHeadingIdPreserver();
  let isGroup = false;
  let open: Fence | undefined;
  const sources = text.split('\n');
  const lines = sources.map((source, index): MarkdownLine => {
    const state = open && getLineState(source, open);
    if (open && state !== 'outside') {
      const expression = isVueFence(open.info) ? findExpression(source) : undefined;
      if (expression) report(index + 1, expression);
      if (state === 'end') open = undefined;
      return { line: source, isCode: true };
    }
    open = readFence(source);
    if (open) {
      const info = convertFenceInfo(open.info, isGroup);
      return { line: `${open.indent}${open.marker}${info}`, isCode: true };
    }
    const snippet = convertSnippet(source, resolveSnippet);
    if (snippet !== undefined) return { line: snippet, isCode: true };
    const contained = convertContainer(source, sources.slice(index + 1));
    isGroup = contained.isGroup;
    // Consecutive closing fences need no further conversion.
    if (contained.line.includes('\n')) return { line: contained.line, isCode: true };
    const reportHere = (syntax: VueSyntax) => report(index + 1, syntax);
    const attributed = convertAttributes(
      convertIdDelimiters(contained.line, delimiters),
      reportHere,
    );
    const line = convertLine(preserveId(attributed), { resolveInclude, report: reportHere });
    return { line, isCode: false, isVerbatim: contained.isVerbatim || /\sv-pre\b/.test(source) };
  });
  return { text: commentOutVue(lines, report), problems: problems.toSorted(comparePositions) };
}

function comparePositions(a: Problem, b: Problem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
