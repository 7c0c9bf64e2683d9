/** Words of an index, for typo tolerance and for words that are written together. */
export interface WordList {
  set: ReadonlySet<string>;
  byLength: ReadonlyMap<number, readonly string[]>;
}

/** Words of fewer letters are too similar to others. */
const WORD_PATTERN = /^[a-z]{3,}$/;

/** Returns the terms that are words of Latin letters, in the same order. */
export function selectWords(terms: Iterable<string>): string[] {
  return Array.from(terms).filter((term) => WORD_PATTERN.test(term));
}

/** Groups sorted words for lookup. */
export function createWordList(words: readonly string[]): WordList {
  const byLength = new Map<number, string[]>();
  for (const word of words) {
    const group = byLength.get(word.length);
    if (group) group.push(word);
    else byLength.set(word.length, [word]);
  }
  return { set: new Set(words), byLength };
}

/** Returns up to `limit` words that are the given number of edits away from a word, shorter ones first. */
export function findWordsNear(
  word: string,
  edits: 1 | 2,
  { byLength }: WordList,
  limit: number,
): string[] {
  const isNear = edits === 1 ? isOneEditAway : isTwoEditsAway;
  const found: string[] = [];
  for (let length = word.length - edits; length <= word.length + edits; length++) {
    for (const other of byLength.get(length) ?? []) {
      if (isNear(word, other)) found.push(other);
      if (found.length === limit) return found;
    }
  }
  return found;
}

/** Checks whether two strings differ by a single insertion, deletion, substitution or transposition of adjacent characters. */
export function isOneEditAway(a: string, b: string): boolean {
  const difference = a.length - b.length;
  if (a === b || difference > 1 || difference < -1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const restA = endA - start;
  const restB = endB - start;
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/** Checks whether two different strings become equal, or one edit apart, after an edit at their first difference. */
export function isTwoEditsAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 2) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  const restA = a.slice(at);
  const restB = b.slice(at);
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return (
    isEqualOrOneEditAway(restA.slice(1), restB) ||
    isEqualOrOneEditAway(restA, restB.slice(1)) ||
    isEqualOrOneEditAway(restA.slice(1), restB.slice(1)) ||
    (isSwapped && isEqualOrOneEditAway(restA.slice(2), restB.slice(2)))
  );
}

function isEqualOrOneEditAway(a: string, b: string): boolean {
  return a === b || isOneEditAway(a, b);
}
