import type { QueryUnit } from './parse-query';

const PAIR = /^[\p{Script=Katakana}ー]{2}$/u;

/**
 * Returns the words of a query in Katakana, as positions of their pairs of characters without the mark of a long vowel at the
 * end. A pair has no meaning alone, unlike most pairs of Han characters.
 */
export function findKatakanaWords(units: readonly QueryUnit[]): number[][] {
  const words: number[][] = [];
  units.forEach(({ term, kind }, ordinal) => {
    if (kind !== 'bigram' || !PAIR.test(term)) return;
    const word = words.at(-1);
    const isNext = word?.at(-1) === ordinal - 1 && units[ordinal - 1]!.term[1] === term[0];
    if (!isNext) words.push([ordinal]);
    // Both `サーバ` and `サーバー` are common.
    else if (term[1] !== 'ー' || isContinued(ordinal)) word!.push(ordinal);
  });
  return words;

  function isContinued(ordinal: number): boolean {
    const next = units[ordinal + 1];
    return next?.kind === 'bigram' && next.term[0] === 'ー' && PAIR.test(next.term);
  }
}

/** Share of the pairs of a word that a section must contain. */
const MIN_SHARE = 0.75;

/**
 * Removes the matches of words in the sections that contain too few of their pairs: `クライアント` does not match `ポイント`.
 *
 * @param words - positions of the pairs of each word in `values`
 * @param values - best match of each query term in each section, or 0
 */
export function removePartialWords(
  words: readonly (readonly number[])[],
  values: readonly Float32Array[],
): void {
  for (const word of words) {
    const lists = word.map((unit) => values[unit]!);
    const length = Math.max(...lists.map((list) => list.length));
    for (let section = 0; section < length; section++) {
      const found = lists.filter((list) => list[section]! > 0).length;
      if (found >= MIN_SHARE * lists.length) continue;
      for (const list of lists) if (section < list.length) list[section] = 0;
    }
  }
}
