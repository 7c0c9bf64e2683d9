/** Maximum length of meta descriptions, in characters. */
export const MAX_DESCRIPTION = 160;
/** Minimum length of paragraphs and truncated sentences, in characters. */
const MIN_SENTENCE = 24;

/**
 * Returns the first paragraph that is long enough for a meta description, truncated to `MAX_DESCRIPTION`. Returns
 * `undefined` if there is none.
 */
export function describePage(text: string): string | undefined {
  const paragraph = text
    .split(/\n{2,}/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .find((block) => block.length >= MIN_SENTENCE && /[.!?。！？]$/.test(block) && !isCode(block));
  return paragraph === undefined ? undefined : truncate(paragraph);
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
