import type { PageFence } from '@octavo/mdx-plugins';

import { getLinesOutsideCode } from '../../content/scan/lines-outside-code';
import type { Page } from '../../model/page';
import { plural } from '../../model/plural';
import type { Finding } from '../../model/rules';
import type { TranslationPair } from './translations';

type SourceOf = (file: string) => string;

/** Reports the first difference in headings, ids and code blocks between each page and its translation. */
export function auditTranslationShape(
  pairs: readonly TranslationPair[],
  sourceOf: SourceOf,
): Finding[] {
  const markdownPairs = pairs.filter(
    ({ original, translation }) => original.kind === 'markdown' && translation.kind === 'markdown',
  );
  return markdownPairs.flatMap((pair) =>
    [compareHeadings(pair, sourceOf), compareIds(pair, sourceOf), compareCode(pair)].filter(
      (finding) => finding !== undefined,
    ),
  );
}

function compareHeadings(
  { original, translation }: TranslationPair,
  sourceOf: SourceOf,
): Finding | undefined {
  const [expected, actual] = [original.content.toc, translation.content.toc];
  const at = findFirstDifference(expected, actual, (a, b) => a.depth === b.depth);
  if (at === undefined) return undefined;
  return {
    rule: 'translation-headings',
    ...headingPosition(translation, at, sourceOf),
    message: headingMessage(expected[at], actual[at], original.relativePath),
    hint: 'Use the same headings in the same order, so that readers can switch the language.',
  };
}

function compareIds(
  { original, translation }: TranslationPair,
  sourceOf: SourceOf,
): Finding | undefined {
  const [expected, actual] = [original.content.toc, translation.content.toc];
  // A different number of headings is reported by compareHeadings.
  if (expected.length !== actual.length) return undefined;
  const at = findFirstDifference(expected, actual, (a, b) => a.id === b.id);
  if (at === undefined) return undefined;
  return {
    rule: 'translation-ids',
    ...headingPosition(translation, at, sourceOf),
    message: `Heading id "${actual[at]!.id}" differs from "${expected[at]!.id}" in ${original.relativePath}.`,
    hint: `Add \`{#${expected[at]!.id}}\` to the heading, so that links work in every language.`,
  };
}

function compareCode({ original, translation }: TranslationPair): Finding | undefined {
  const [expected, actual] = [original.content.fences ?? [], translation.content.fences ?? []];
  const at = findFirstDifference(expected, actual, isSameCode);
  if (at === undefined) return undefined;
  const { line = 1, column = 1, file = translation.filePath } = actual[at] ?? actual.at(-1) ?? {};
  const message =
    expected.length === actual.length
      ? `Code differs from the block at line ${expected[at]!.line} of ${original.relativePath}.`
      : `Expected ${plural(expected.length, 'code block')} as in ${original.relativePath}, got ${actual.length}. This is the first difference.`;
  return {
    rule: 'translation-code',
    file,
    line,
    column,
    message,
    hint: 'Translate only comments and strings in code. Names, numbers and punctuation must be the same in every language.',
  };
}

/** Compares two code blocks. Blocks without a skeleton cannot be compared and count as equal. */
function isSameCode(a: PageFence, b: PageFence): boolean {
  return a.skeleton === b.skeleton || a.skeleton === '' || b.skeleton === '';
}

/** Returns the first index at which two lists differ, which can be the length of the shorter list. */
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
  if (!actual) return `Missing heading ${format(expected!)} of ${originalPath}.`;
  if (!expected) return `Heading ${format(actual)} not found in ${originalPath}.`;
  return `Heading ${format(actual)} has a different level than ${format(expected)} in ${originalPath}.`;
}

function headingPosition(
  page: Page,
  index: number,
  sourceOf: SourceOf,
): Pick<Finding, 'file' | 'line' | 'column'> {
  return { file: page.filePath, ...findHeadingPosition(sourceOf(page.filePath), index) };
}

/**
 * Returns the position of the heading of level 2 to 4 with an index, starting at 0. Headings of partials are not in the
 * file, so their position is that of the last heading.
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
