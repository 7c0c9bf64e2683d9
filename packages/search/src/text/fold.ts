/** String normalized for comparison, with a mapping to offsets in the original string. */
export interface FoldedText {
  text: string;
  original: string;
  /**
   * Offset in `original` for each UTF-16 code unit of `text`, followed by the length of `original`. `undefined` if all
   * offsets are the same.
   */
  starts?: readonly number[];
}

/** Maps variants of Han characters to one form, for example traditional to simplified characters. */
export type HanVariants = ReadonlyMap<string, string>;

const ASCII = /^[\0-\x7f]*$/;
/** Line that lengthens Arabic words, for decoration only. */
const TATWEEL = '\u0640';
const SOFT_HYPHEN = 0xad;
/**
 * Combining marks, vowels and final consonants of Korean syllables, tatweels and invisible characters. They belong to the
 * character before them.
 */
const JOINING = /^[\p{M}\p{Cf}\u1160-\u11ff\ud7b0-\ud7fb\u0640]/u;
/** Characters that are not joining but whose decomposition can be: Thai, Lao, Korean, Arabic and half-width ones. */
const COMPATIBILITY = /[\u0e33\u0eb3\u3131-\u318e\ufcf2-\ufcf4\ufe71-\ufe7f\uff9e-\uffdc]/;
/** Accents and vowel signs, which are optional after these letters. */
const OPTIONAL_MARKS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\u0640])\p{M}+/gu;
/**
 * Replacements for letters that Unicode normalization does not decompose, and for letters that are often written as others:
 * `ё`, and the Arabic alef maksura, teh marbuta, Farsi yeh and keheh.
 */
const SPECIAL_LETTERS = new Map(
  Object.entries({
    ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ς: 'σ', ё: 'е' },
    ...{ '\u0649': '\u064a', '\u0629': '\u0647', '\u06cc': '\u064a', '\u06a9': '\u0643' },
  }),
);
const SPECIAL_LETTER = new RegExp(`[${[...SPECIAL_LETTERS.keys()].join('')}]`, 'g');

/**
 * Normalizes a string for comparison: converts it to lowercase, removes accents from Latin and Greek letters and vowel signs
 * from Arabic and Hebrew ones, composes Korean syllables, converts full-width and half-width characters, and removes
 * invisible ones. Preserves marks in other scripts, such as in `が` and `й`.
 *
 * @param variants Han characters to replace
 */
export function fold(original: string, variants?: HanVariants): FoldedText {
  if (ASCII.test(original)) return { text: original.toLowerCase(), original };

  const starts: number[] = [];
  let text = '';
  for (let at = 0; at < original.length; ) {
    const length = clusterLength(original, at);
    const folded = foldCluster(original.slice(at, at + length), variants);
    for (let unit = 0; unit < folded.length; unit++) starts.push(at);
    text += folded;
    at += length;
  }
  starts.push(original.length);
  return { text, original, starts };
}

/** A run of other characters, with the character before it, which a combining mark belongs to. */
const NON_ASCII = /[\0-\x7f]?[^\0-\x7f]+/g;

/** Normalizes a string like `fold`, without the offsets. Several times as fast for text that is mostly ASCII. */
export function foldText(original: string, variants?: HanVariants): string {
  return original.replace(NON_ASCII, (run) => fold(run, variants).text).toLowerCase();
}

/** Converts a start offset in the folded text to an offset in the original string. */
export function toOriginalStart({ starts }: FoldedText, offset: number): number {
  return starts ? starts[offset]! : offset;
}

/** Converts an exclusive end offset in the folded text to an offset in the original string. */
export function toOriginalEnd({ starts, original }: FoldedText, offset: number): number {
  if (!starts || offset === 0) return offset;
  const last = starts[offset - 1]!;
  let next = offset;
  while (next < starts.length && starts[next] === last) next++;
  return starts[next] ?? original.length;
}

/** Returns the length of a character and the joining ones after it in UTF-16 code units. */
function clusterLength(text: string, at: number): number {
  let end = at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    // Fast path: only one character below U+0300 is joining.
    if ((unit < 0x300 && unit !== SOFT_HYPHEN) || isHanOrHangul(unit)) break;
    const next = String.fromCodePoint(text.codePointAt(end)!);
    if (!JOINING.test(COMPATIBILITY.test(next) ? next.normalize('NFKD') : next)) break;
    end += next.length;
  }
  return end - at;
}

/** Checks for Han characters and Hangul syllables, which folding does not change. */
function isHanOrHangul(unit: number): boolean {
  return (unit >= 0x3400 && unit <= 0x9fff) || (unit >= 0xac00 && unit <= 0xd7a3);
}

const cache = new Map<string, string>();
const CACHE_SIZE = 4096;

function foldCluster(cluster: string, variants: HanVariants | undefined): string {
  if (cluster.length === 1) {
    const unit = cluster.charCodeAt(0);
    if (isHanOrHangul(unit)) return variants?.get(cluster) ?? cluster;
    if (unit < 0x80) return cluster.toLowerCase();
  }
  let folded = cache.get(cluster);
  if (folded === undefined) {
    folded = foldUncached(cluster);
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(cluster, folded);
  }
  return folded;
}

function foldUncached(cluster: string): string {
  const text = cluster
    .replace(/\p{Cf}|[\ufe00-\ufe0f]/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(OPTIONAL_MARKS, '')
    .replaceAll(TATWEEL, '');
  return text.normalize('NFC').replace(SPECIAL_LETTER, (letter) => SPECIAL_LETTERS.get(letter)!);
}
