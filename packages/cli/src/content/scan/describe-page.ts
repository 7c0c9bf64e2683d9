/** Maximum length of meta descriptions, in characters. */
export const MAX_DESCRIPTION = 160;
/** Minimum length of paragraphs and truncated sentences, in characters. */
const MIN_SENTENCE = 24;

/**
 * Returns the first paragraph that is long enough for a meta description, truncated to `MAX_DESCRIPTION`. Returns
 * `undefined` if there is none.
 */
export function describePage(text: string): string | undefined {
  const paragraph = findParagraph(text);
  return paragraph === undefined ? undefined : truncate(paragraph);
}

/** Returns the first paragraph that is a sentence. Splits only as much of the text as needed, because pages are long. */
function findParagraph(text: string): string | undefined {
  for (let start = 0; start <= text.length; ) {
    const end = text.indexOf('\n\n', start);
    const block = text
      .slice(start, end < 0 ? text.length : end)
      .replace(/\s+/g, ' ')
      .trim();
    if (block.length >= MIN_SENTENCE && /[.!?。！？]$/.test(block) && !isCode(block)) return block;
    if (end < 0) return undefined;
    start = end + 2;
  }
  return undefined;
}

function isCode(block: string): boolean {
  return /[;{}<>]|=>/.test(block);
}

/** Truncates text at the last sentence end, or else at the last word or character boundary. */
function truncate(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const head = text.slice(0, MAX_DESCRIPTION);
  const sentence = /^.*(?:[.!?](?= )|[。！？])/.exec(head)?.[0];
  if (sentence !== undefined && sentence.length >= MIN_SENTENCE) return sentence;
  const words = head.slice(0, -1).replace(/\s+\S*$/, '');
  return `${words.replace(/[\ud800-\udbff]$/, '').replace(/[,;:，；：]$/, '')}…`;
}
