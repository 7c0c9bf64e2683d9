let segmenter: Intl.Segmenter | undefined;

/** What a reader takes for single characters: a letter with its accents, a whole emoji. */
export function characters(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  // Not before it is needed: making one takes longer than all other code of the worker takes to start.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
