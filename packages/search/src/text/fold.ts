/** Text as it is compared: lower case, without accents, in one width; and the way back to the original. */
export interface Folded {
  text: string;
  original: string;
  /**
   * For every unit of `text` the offset in `original` of the character it stands for, then the length of
   * `original`. Missing where both strings have the same offsets.
   */
  starts?: readonly number[];
}

const ASCII = /^[\0-\x7f]*$/;
const MARK = /\p{M}/u;
const BARE_BASE = /^[\p{Script=Latin}\p{Script=Greek}]/u;
/** Letters that Unicode does not take apart, and what people type for them. */
const LETTERS = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ς: 'σ' }),
);

/**
 * Fold a text for comparing: case, accents of Latin and Greek letters, full-width forms and invisible
 * characters do not count. Marks that make another letter (`が`, `й`) stay.
 */
export function fold(original: string): Folded {
  if (ASCII.test(original)) return { text: original.toLowerCase(), original };

  const starts: number[] = [];
  let text = '';
  for (let at = 0; at < original.length; ) {
    const length = clusterLength(original, at);
    const folded = foldCluster(original.slice(at, at + length));
    for (let unit = 0; unit < folded.length; unit++) starts.push(at);
    text += folded;
    at += length;
  }
  starts.push(original.length);
  return { text, original, starts };
}

/** Offset in the original of the character that a folded unit belongs to. */
export function originalStart({ starts }: Folded, offset: number): number {
  return starts ? starts[offset]! : offset;
}

/** Offset in the original after the character that the unit before `offset` belongs to. */
export function originalEnd({ starts, original }: Folded, offset: number): number {
  if (!starts || offset === 0) return offset;
  const last = starts[offset - 1]!;
  let next = offset;
  while (next < starts.length && starts[next] === last) next++;
  return starts[next] ?? original.length;
}

/** Length in UTF-16 units of a character with the marks that follow it. */
function clusterLength(text: string, at: number): number {
  let end = at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
  while (end < text.length) {
    // Nothing below is a mark: the test by expression is for the few characters that may be.
    if (text.charCodeAt(end) < 0x300 || isPlainWide(text.charCodeAt(end))) break;
    const next = String.fromCodePoint(text.codePointAt(end)!);
    if (!MARK.test(next)) break;
    end += next.length;
  }
  return end - at;
}

/** Han and Hangul, which are their own folded form. */
function isPlainWide(unit: number): boolean {
  return (unit >= 0x3400 && unit <= 0x9fff) || (unit >= 0xac00 && unit <= 0xd7a3);
}

const known = new Map<string, string>();
const KNOWN_MAX = 4096;

function foldCluster(cluster: string): string {
  if (cluster.length === 1) {
    const unit = cluster.charCodeAt(0);
    if (isPlainWide(unit)) return cluster;
    if (unit < 0x80) return cluster.toLowerCase();
  }
  let folded = known.get(cluster);
  if (folded === undefined) {
    folded = foldRare(cluster);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(cluster, folded);
  }
  return folded;
}

function foldRare(cluster: string): string {
  let text = cluster
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Cf}|[\ufe00-\ufe0f]/gu, '');
  if (BARE_BASE.test(text)) text = text.replace(/[\u0300-\u036f]/g, '');
  return text.normalize('NFC').replace(/[ßæœøđłıς]/g, (letter) => LETTERS.get(letter)!);
}
