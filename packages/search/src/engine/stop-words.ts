/** English words that occur in most questions and on most pages. At most 60. */
export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and any are at be by can do does for from get happens have how i if in instead is it make me my need not of on
  or should so that the there this to use using want was we what when where which why will with work working works you
  your`.split(/\s+/),
);

/**
 * Chinese question words, and words that occur in most questions, longest first. At most 60. Chinese has no spaces, so they
 * would form pairs with the characters of adjacent words.
 */
export const CHINESE_STOP_WORDS: readonly string[] =
  `可不可以 怎么样 怎么办 怎么用 怎么写 什么是 是什么 为什么 能不能 有没有 的时候 情况下 如何 怎么 怎样 用法 什么 为何
  哪些 哪个 哪里 能否 可以 是否 请问 非常 需要 想要 应该 某个 一个 自己 使用 没有 很 吗 呢 想 让`.split(
    /\s+/,
  );

/** Contexts in which the characters of a stop word belong to other words, such as `应用法则`, `即使用户` and `想法`. */
const OTHER_WORDS: Readonly<Record<string, { before?: string; after?: string }>> = {
  用法: { before: '应调引通适作利启禁复专' },
  使用: { before: '即' },
  非常: { before: '除' },
  一个: { before: '统唯' },
  可以: { after: '及' },
  是否: { after: '则' },
  能否: { after: '则' },
  很: { after: '多少' },
  想: { after: '法象' },
  让: { after: '步' },
};

/** Chinese function words. A pair of characters with a function word usually belongs to two words. */
const PARTICLES = /[的了吗呢么在是和与或把被我]/u;

/** Significance of words that occur in most questions. */
const STOP_WORD_SIGNIFICANCE = 0.1;
const PARTICLE_SIGNIFICANCE = 0.3;

/** Returns the significance of a query term, from 0 to 1. */
export function getSignificance(term: string, isIdeographic: boolean): number {
  if (ENGLISH_STOP_WORDS.has(term) || (isIdeographic && term.length === 1 && PARTICLES.test(term)))
    return STOP_WORD_SIGNIFICANCE;
  return isIdeographic && PARTICLES.test(term) ? PARTICLE_SIGNIFICANCE : 1;
}

/** Whether a query term is a stop word. */
export function isStopWord({ significance }: { significance: number }): boolean {
  return significance <= STOP_WORD_SIGNIFICANCE;
}

/**
 * Whether a match is more than a stop word.
 *
 * @param match - positions of the query terms that it matches
 */
export function isSignificant(
  { units: ordinals }: { units: readonly number[] },
  units: readonly { significance: number }[],
): boolean {
  return ordinals.some((unit) => !isStopWord(units[unit]!));
}

function toPattern(words: readonly string[]): string {
  const patterns = words.map((word) => {
    const { before, after } = OTHER_WORDS[word] ?? {};
    return (before ? `(?<![${before}])` : '') + word + (after ? `(?![${after}])` : '');
  });
  return `(?:${patterns.join('|')})`;
}

/** Marks a removed word until the words of one character are removed. */
const REMOVED = '\0';
const LONG_WORDS = new RegExp(
  toPattern(CHINESE_STOP_WORDS.filter((word) => word.length > 1)),
  'gu',
);
const CHARACTERS = toPattern(CHINESE_STOP_WORDS.filter((word) => word.length === 1));
/**
 * Characters that are words: at the start of the query, after a removed word, and particles at the end. In
 * other places they are parts of words, such as `联想` and `转让`.
 */
const SINGLE_WORDS = new RegExp(
  `(?<=(?:^|${REMOVED})[\\s，,]*我?)${CHARACTERS}+|[吗呢]+(?=[\\s\\p{P}]*$)`,
  'gu',
);
const NEGATIVE_CONTRACTIONS = /\b[a-z]+n['’]t\b/giu;
const QUESTION_PREFIX =
  /^(?:(?:how|what|where|when|why|which|can|do|does|is|are|to|i|we|you|a|an|the|my)\s+)+/i;

/**
 * Removes Chinese question words and negative English contractions such as `doesn't`, unless the query contains nothing else.
 */
export function removeQuestionWords(text: string): string {
  const subject = text
    .replace(LONG_WORDS, REMOVED)
    .replace(SINGLE_WORDS, REMOVED)
    .replaceAll(REMOVED, ' ')
    .replace(NEGATIVE_CONTRACTIONS, ' ');
  return subject.replace(/[?？]+\s*$/u, '').trim() || text;
}

/** Removes an English question prefix and the question mark: `how to mock modules?` becomes `mock modules`. */
export function removeQuestionPrefix(text: string): string {
  return text.replace(QUESTION_PREFIX, '').replace(/[?？]+$/, '') || text;
}
