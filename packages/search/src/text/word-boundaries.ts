let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the offsets at which words start in Chinese text. They only affect how much a pair of characters counts in a
 * query, because browsers segment text differently. Returns `undefined` without `Intl.Segmenter`.
 */
export function findWordStarts(text: string): ReadonlySet<number> | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  // Created lazily, because this takes longer than the rest of the worker's startup.
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return new Set(Array.from(segmenter.segment(text), ({ index }) => index));
}
