/** Maximum length of meta descriptions, in characters. */
export const MAX_DESCRIPTION = 160;
/** Minimum length of descriptions that end with a sentence, in characters. */
const MIN_SENTENCE = 24;

/** Matches the ends of sentences, with closing quotes and parentheses. Abbreviations such as "e.g." are no ends. */
const SENTENCE_END = /(?<!\.\p{L})[.!?؟।॥۔]["'”’»)\]]*(?= |$)|[。！？][”’」』）]*/gu;

/**
 * Returns the sentences of the first paragraph that has at least `MIN_SENTENCE` characters of them, truncated to
 * `MAX_DESCRIPTION`. Headings, labels and introductions of code have none. Returns `undefined` if there is no such
 * paragraph.
 */
export function describePage(text: string): string | undefined {
  // Splits only as much of the text as needed, because pages are long.
  for (let start = 0; start <= text.length; ) {
    const end = text.indexOf('\n\n', start);
    const block = text
      .slice(start, end < 0 ? text.length : end)
      .replace(/\s+/g, ' ')
      .trim();
    const description = isCode(block) ? undefined : describeBlock(block);
    if (description !== undefined || end < 0) return description;
    start = end + 2;
  }
  return undefined;
}

/** Semicolons in prose are between words. */
function isCode(block: string): boolean {
  return /[{}<>]|;(?! [\p{L}\p{N}])/u.test(block);
}

/** Truncates a block at the last sentence end, or else at the last word or character boundary. */
function describeBlock(block: string): string | undefined {
  const ends = [...block.matchAll(SENTENCE_END)]
    .map(({ 0: { length }, index }) => index + length)
    .filter((end) => end >= MIN_SENTENCE);
  if (ends.length === 0) return undefined;
  const last = ends.findLast((end) => end <= MAX_DESCRIPTION);
  if (last !== undefined) return block.slice(0, last);
  const words = block.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$/, '');
  return `${words.replace(/[\ud800-\udbff]$/, '').replace(/[,;:，；：]$/, '')}…`;
}
