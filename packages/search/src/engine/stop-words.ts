/** Words that questions are made of. They count little, unless a query has nothing else. */
const STOP_WORDS = new Set(
  `a an and are as at be by can do does for from get has have how i if in into is it its me my not of on or
  our should so than that the their then there this to use using want was we what when where which who why
  will with you your
  如何 怎么 怎样 什么 为什 为何 哪些 哪个 可以 能否 是否 一个 一些 这个 那个 我们 我想 请问 么样 时候 的 了 吗 呢
  在 是 和 与 或 把 被 用 中 我 请`.split(/\s+/),
);

/** Chinese particles: a pair with one of these mostly straddles two words. */
const PARTICLES = /[的了吗呢么在是和与或把被我]/u;

/** How much a unit of a query says, from little to 1. */
export function significance(term: string, isIdeographic: boolean): number {
  if (STOP_WORDS.has(term)) return 0.1;
  return isIdeographic && PARTICLES.test(term) ? 0.3 : 1;
}
