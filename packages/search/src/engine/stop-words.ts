/** Words that questions are made of. They count little, unless a query has nothing else. */
const STOP_WORDS = new Set(
  `a an and are as at be by can cannot do does for from get has have how i if in into is it its me my
  not of on or our should so than that the their then there this to use using want was we what when where which
  who why will with work working works you your
  的 了 吗 呢
  在 是 和 与 或 把 被 用 中 我 请`.split(/\s+/),
);

/** Chinese particles: a pair with one of these mostly straddles two words. */
const PARTICLES = /[的了吗呢么在是和与或把被我]/u;

/** How much a unit of a query says, from little to 1. */
export function significance(term: string, isIdeographic: boolean): number {
  if (STOP_WORDS.has(term)) return 0.1;
  return isIdeographic && PARTICLES.test(term) ? 0.3 : 1;
}

const QUESTION_WORDS =
  /如何|怎么[样办用]?|怎样|用法|很|非常|什么是|是什么|什么|为什么|为何|哪些|哪个|哪里|能否|能不能|是否|可不可以|请问|吗[?？]?$|呢[?？]?$|\b[a-z]+n['’]t\b/giu;
const QUESTION_START =
  /^(?:(?:how|what|where|when|why|which|can|do|does|is|are|to|i|we|you|a|an|the|my)\s+)+/i;

/**
 * Take out what only makes a question, or says how much, where something else remains. No spaces set Chinese words apart:
 * left in, they would make pairs with what is asked for.
 */
export function withoutQuestionWords(text: string): string {
  return text.replace(QUESTION_WORDS, ' ').trim() || text;
}

/** What a question is about: `how to mock modules` is about `mock modules`. */
export function questionSubject(text: string): string {
  return text.replace(QUESTION_START, '').replace(/[?？]+$/, '') || text;
}
