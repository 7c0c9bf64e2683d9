import type { Problem } from '../../model/errors';
import { convertLine, withBraces } from './convert-line';
import { fenceInfo, isVueFence } from './fence-info';
import { createHeadingIds } from './heading-id';
import { snippetFence } from './snippet-fence';
import { createContainers } from './unwrap-containers';
import { expressionIn, type Line, type Tell, withoutVue } from './without-vue';

export interface ConvertContext {
  /** What a page calls the file of a snippet from now on. */
  snippetAt: (path: string) => string;
  /** What a page calls the file of an inclusion from now on. */
  includedAt: (path: string) => string;
  /** What stands around the id of a heading. */
  attributes: [left: string, right: string];
}

const FENCE = /^(\s*)(`{3,}|~{3,})(.*)$/;

/** Markdown as Octavo reads it. Containers, code groups and marks of code lines are the same in both. */
export function convertMarkdown(
  text: string,
  { snippetAt, includedAt, attributes }: ConvertContext,
): { text: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const tell: Tell = (line, { column, what, hint }) =>
    problems.push({ line, column, message: `Expected Markdown, got ${what}.`, hint });
  const contain = createContainers();
  const withId = createHeadingIds();
  let isGroup = false;
  let fence: { mark: string; isVue: boolean } | undefined;
  const sources = text.split('\n');
  const lines = sources.map((source, index): Line => {
    const [, indent = '', mark = '', info = ''] = FENCE.exec(source) ?? [];
    if (fence) {
      const expression = fence.isVue ? expressionIn(source) : undefined;
      if (expression) tell(index + 1, expression);
      if (mark.startsWith(fence.mark) && info.trim() === '') fence = undefined;
      return { line: source, isCode: true };
    }
    if (mark) {
      fence = { mark, isVue: isVueFence(info) };
      return { line: `${indent}${mark}${fenceInfo(info, isGroup)}`, isCode: true };
    }
    const snippet = snippetFence(source, snippetAt);
    if (snippet !== undefined) return { line: snippet, isCode: true };
    const contained = contain(source, sources.slice(index + 1));
    isGroup = contained.isGroup;
    // Marks of several containers, of our own making.
    if (contained.line.includes('\n')) return { line: contained.line, isCode: true };
    const line = convertLine(withId(withBraces(contained.line, attributes)), includedAt);
    return { line, isCode: false, isVerbatim: contained.isVerbatim || /\sv-pre\b/.test(source) };
  });
  return { text: withoutVue(lines, tell), problems: problems.toSorted(byPlace) };
}

function byPlace(a: Problem, b: Problem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
