const segmenter =
  typeof Intl === 'object' && 'Segmenter' in Intl
    ? new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    : undefined;

/** What a reader takes for single characters: a letter with its accents, a whole emoji. */
export function characters(text: string): string[] {
  if (!segmenter) return [...text];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
