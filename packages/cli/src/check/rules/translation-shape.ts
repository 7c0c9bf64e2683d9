import type { PageFence } from '@octavo/mdx-plugins';

import { linesOutsideCode } from '../../content/scan/lines-outside-code';
import type { Page } from '../../model/page';
import { plural } from '../../model/plural';
import type { Finding } from '../../model/rules';
import type { Pair } from './translations';

type SourceOf = (file: string) => string;

/** Translations whose headings or code are not those of their original. One finding of each kind a page: the first. */
export function auditShape(pairs: readonly Pair[], sourceOf: SourceOf): Finding[] {
  const known = pairs.filter(
    ({ original, translation }) => original.kind === 'markdown' && translation.kind === 'markdown',
  );
  return known.flatMap((pair) =>
    [headings(pair, sourceOf), ids(pair, sourceOf), code(pair)].filter(
      (finding) => finding !== undefined,
    ),
  );
}

function headings({ original, translation }: Pair, sourceOf: SourceOf): Finding | undefined {
  const [wanted, got] = [original.content.toc, translation.content.toc];
  const at = firstDifference(wanted, got, (a, b) => a.depth === b.depth);
  if (at === undefined) return undefined;
  return {
    rule: 'translation-headings',
    ...headingPlace(translation, at, sourceOf),
    message: `Expected ${nameHeading(wanted[at])} here, as in ${original.relativePath}, got ${nameHeading(got[at])}.`,
    hint: 'A reader who changes language expects the same sections in the same order.',
  };
}

function ids({ original, translation }: Pair, sourceOf: SourceOf): Finding | undefined {
  const [wanted, got] = [original.content.toc, translation.content.toc];
  // Where whole headings differ, their ids say nothing new.
  if (wanted.length !== got.length) return undefined;
  const at = firstDifference(wanted, got, (a, b) => a.id === b.id);
  if (at === undefined) return undefined;
  return {
    rule: 'translation-ids',
    ...headingPlace(translation, at, sourceOf),
    message: `Expected the heading's id to be "${wanted[at]!.id}", as in ${original.relativePath}, got "${got[at]!.id}".`,
    hint: `Write \`{#${wanted[at]!.id}}\` behind the heading, so that links serve every language.`,
  };
}

function code({ original, translation }: Pair): Finding | undefined {
  const [wanted, got] = [original.content.fences ?? [], translation.content.fences ?? []];
  const at = firstDifference(wanted, got, isSameCode);
  if (at === undefined) return undefined;
  const { line = 1, column = 1, file = translation.filePath } = got[at] ?? got.at(-1) ?? {};
  const there = wanted[at];
  const what =
    wanted.length === got.length
      ? `the code of the block at line ${there!.line}`
      : plural(wanted.length, 'code block');
  return {
    rule: 'translation-code',
    file,
    line,
    column,
    message: `Expected ${what} of ${original.relativePath}, got ${wanted.length === got.length ? 'other code' : `${got.length}, the first that differs here`}.`,
    hint: 'Comments and texts may be translated; names, numbers and signs are the same in every language.',
  };
}

/** What cannot be compared is taken for the same. */
function isSameCode(a: PageFence, b: PageFence): boolean {
  return a.skeleton === b.skeleton || a.skeleton === '' || b.skeleton === '';
}

/** Where two lists first differ: in an entry, or by one being shorter. */
function firstDifference<T>(
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

function nameHeading(heading: { depth: number; text: string } | undefined): string {
  return heading ? `"${'#'.repeat(heading.depth)} ${heading.text}"` : 'the end of the page';
}

function headingPlace(
  page: Page,
  index: number,
  sourceOf: SourceOf,
): Pick<Finding, 'file' | 'line' | 'column'> {
  return { file: page.filePath, ...placeOfHeading(sourceOf(page.filePath), index) };
}

/**
 * Returns the position of a heading of level 2 to 4 by its index in the file, counted from 0. Headings that a partial
 * brings are not in the file; for them it is the position of the last heading.
 */
export function placeOfHeading(source: string, index: number): { line: number; column: number } {
  let left = index;
  let last = 1;
  for (const [text, line] of linesOutsideCode(source)) {
    if (!/^#{2,4}[ \t]/.test(text)) continue;
    last = line;
    if (left-- === 0) break;
  }
  return { line: last, column: 1 };
}
