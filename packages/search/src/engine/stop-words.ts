/** English and Chinese stop words, which have a low significance. */
const STOP_WORDS = new Set(
  `a an and are as at be by can cannot do does for from get has have how i if in into is it its me my
  not of on or our should so than that the their then there this to use using want was we what when where which
  who why will with work working works you your
  的 了 吗 呢
  在 是 和 与 或 把 被 用 中 我 请`.split(/\s+/),
);

/** Chinese function words. A character pair with a function word usually spans a word boundary. */
const PARTICLES = /[的了吗呢么在是和与或把被我]/u;

/** Returns the significance of a query term, from 0 to 1. */
export function getSignificance(term: string, isIdeographic: boolean): number {
  if (STOP_WORDS.has(term)) return 0.1;
  return isIdeographic && PARTICLES.test(term) ? 0.3 : 1;
}

const QUESTION_WORDS =
  /如何|怎么[样办用]?|怎样|用法|很|非常|什么是|是什么|什么|为什么|为何|哪些|哪个|哪里|能否|能不能|是否|可不可以|请问|吗[?？]?$|呢[?？]?$|\b[a-z]+n['’]t\b/giu;
const QUESTION_PREFIX =
  /^(?:(?:how|what|where|when|why|which|can|do|does|is|are|to|i|we|you|a|an|the|my)\s+)+/i;

/**
 * Removes Chinese question words and negative English contractions such as `doesn't`, unless the query contains nothing else.
 * Otherwise Chinese question words would form character pairs with adjacent words, because Chinese has no spaces.
 */
export function removeQuestionWords(text: string): string {
  return text.replace(QUESTION_WORDS, ' ').trim() || text;
}

/** Removes an English question prefix and the question mark: `how to mock modules?` becomes `mock modules`. */
export function removeQuestionPrefix(text: string): string {
  return text.replace(QUESTION_PREFIX, '').replace(/[?？]+$/, '') || text;
}
