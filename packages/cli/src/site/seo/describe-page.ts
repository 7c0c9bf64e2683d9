/** Longest description that search engines show, in characters. */
export const MAX_DESCRIPTION = 160;
const MIN_SENTENCE = 24;

/**
 * What a page is about, in its own words: the first paragraph that is long enough to be one. `undefined` where there is
 * none.
 */
export function describePage(text: string): string | undefined {
  const paragraph = text
    .split(/\n{2,}/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .find((block) => block.length >= MIN_SENTENCE && /[.!?。！？]$/.test(block) && !isCode(block));
  return paragraph === undefined ? undefined : cut(paragraph);
}

function isCode(block: string): boolean {
  return /[;{}<>]|=>/.test(block);
}

/** Cut at the end of a sentence, else of a word, else of a character. */
function cut(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const head = text.slice(0, MAX_DESCRIPTION);
  const sentence = /^.*(?:[.!?](?= )|[。！？])/.exec(head)?.[0];
  if (sentence !== undefined && sentence.length >= MIN_SENTENCE) return sentence;
  const words = head.slice(0, -1).replace(/\s+\S*$/, '');
  return `${words.replace(/[\ud800-\udbff]$/, '').replace(/[,;:，；：]$/, '')}…`;
}
