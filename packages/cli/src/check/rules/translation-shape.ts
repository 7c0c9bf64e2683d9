import type { PageFence } from '@octavo/mdx-plugins';

import { compareByCodeUnit } from '../../content/scan/by-code-unit';
import { getLinesOutsideCode } from '../../content/scan/lines-outside-code';
import type { Page } from '../../model/page';
import { plural } from '../../model/plural';
import type { Finding, RuleName } from '../../model/rules';
import { type ContentFolders, contentPath } from './content-path';
import type { TranslationPair } from './translations';

type SourceOf = (file: string) => string;

/** Returns the position of a heading of a page. */
type PositionOf = (
  rule: RuleName,
  page: Page,
  index: number,
) => Pick<Finding, 'file' | 'line' | 'column'>;

/**
 * Reports the first mismatch in headings, heading IDs and code blocks between each page and its translation.
 *
 * @param limitOf - maximum number of findings of a rule that are printed, by file. The others have no position, because
 *   finding it reads the source of the page
 */
export function auditTranslationShape(
  pairs: readonly TranslationPair[],
  sourceOf: SourceOf,
  folders: ContentFolders,
  limitOf: (rule: RuleName) => number = () => Number.POSITIVE_INFINITY,
): Finding[] {
  const located = new Map<RuleName, number>();
  const positionOf = (rule: RuleName, { filePath }: Page, index: number) => {
    const count = (located.get(rule) ?? 0) + 1;
    located.set(rule, count);
    return count <= limitOf(rule)
      ? { file: filePath, ...findHeadingPosition(sourceOf(filePath), index) }
      : { file: filePath };
  };
  const markdownPairs = pairs
    .filter(
      ({ original, translation }) =>
        original.kind === 'markdown' && translation.kind === 'markdown',
    )
    .sort((a, b) => compareByCodeUnit(a.translation.filePath, b.translation.filePath));
  return markdownPairs.flatMap((pair) => {
    const path = contentPath(pair.original.relativePath, folders);
    return [
      compareHeadings(pair, path, positionOf),
      compareIds(pair, path, positionOf),
      compareCode(pair, path),
    ].filter((finding) => finding !== undefined);
  });
}

function compareHeadings(
  { original, translation }: TranslationPair,
  originalPath: string,
  positionOf: PositionOf,
): Finding | undefined {
  const [expected, actual] = [original.content.toc, translation.content.toc];
  const at = findFirstDifference(expected, actual, (a, b) => a.depth === b.depth);
  if (at === undefined) return undefined;
  return {
    rule: 'translation-headings',
    ...positionOf('translation-headings', translation, at),
    message: headingMessage(expected[at], actual[at], originalPath),
    hint: 'Use the same headings in the same order so that readers can switch languages.',
  };
}

function compareIds(
  { original, translation }: TranslationPair,
  originalPath: string,
  positionOf: PositionOf,
): Finding | undefined {
  const [expected, actual] = [original.content.toc, translation.content.toc];
  // `compareHeadings` reports a different number of headings.
  if (expected.length !== actual.length) return undefined;
  const at = findFirstDifference(expected, actual, (a, b) => a.id === b.id);
  if (at === undefined) return undefined;
  return {
    rule: 'translation-ids',
    ...positionOf('translation-ids', translation, at),
    message: `Heading ID "${actual[at]!.id}" does not match "${expected[at]!.id}" in ${originalPath}.`,
    hint: `Add \`{#${expected[at]!.id}}\` to the heading so that anchor links work in every language.`,
  };
}

function compareCode(
  { original, translation }: TranslationPair,
  originalPath: string,
): Finding | undefined {
  const [expected, actual] = [original.content.fences ?? [], translation.content.fences ?? []];
  const at = findFirstDifference(expected, actual, isSameCode);
  if (at === undefined) return undefined;
  const { line = 1, column = 1, file = translation.filePath } = actual[at] ?? actual.at(-1) ?? {};
  const message =
    expected.length === actual.length
      ? `This code block does not match the original at ${originalPath}:${expected[at]!.line}.`
      : `Expected ${plural(expected.length, 'code block')} as in ${originalPath}, got ${actual.length}. The first mismatch is here.`;
  return {
    rule: 'translation-code',
    file,
    line,
    column,
    message,
    hint: 'Translate only comments and strings in code blocks. Do not change identifiers, numbers or punctuation.',
  };
}

/** Checks whether two code blocks match. Code blocks without a skeleton cannot be compared and always match. */
function isSameCode(a: PageFence, b: PageFence): boolean {
  return a.skeleton === b.skeleton || a.skeleton === '' || b.skeleton === '';
}

/** Returns the first index at which two arrays differ. If one array is a prefix of the other, returns its length. */
function findFirstDifference<T>(
  a: readonly T[],
  b: readonly T[],
  isSame: (a: T, b: T) => boolean,
): number | undefined {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const [left, right] = [a[index], b[index]];
    if (left === undefined || right === undefined || !isSame(left, right)) return index;
  }
  return undefined;
}

interface Heading {
  depth: number;
  text: string;
}

function headingMessage(
  expected: Heading | undefined,
  actual: Heading | undefined,
  originalPath: string,
): string {
  const format = ({ depth, text }: Heading) => `"${'#'.repeat(depth)} ${text}"`;
  if (!actual) return `Missing heading ${format(expected!)} from ${originalPath}.`;
  if (!expected) return `Heading ${format(actual)} not found in ${originalPath}.`;
  return `Heading ${format(actual)} has a different level than ${format(expected)} in ${originalPath}.`;
}

/**
 * Returns the position of the level 2 to 4 heading at a zero-based index. Headings in partials are not part of the
 * source, so the position of the last heading is returned for them.
 */
export function findHeadingPosition(
  source: string,
  index: number,
): { line: number; column: number } {
  let remaining = index;
  let lastLine = 1;
  for (const [text, line] of getLinesOutsideCode(source)) {
    if (!/^#{2,4}[ \t]/.test(text)) continue;
    lastLine = line;
    if (remaining-- === 0) break;
  }
  return { line: lastLine, column: 1 };
}
