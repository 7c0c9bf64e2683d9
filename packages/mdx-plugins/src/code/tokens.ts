/** Part of a line with the same classes. */
export interface CodeToken {
  text: string;
  /** Space-separated classes. Empty for plain text. */
  className: string;
  /** Whether the token is part of a highlighted word. */
  highlighted?: boolean;
}

/** Classes that are visible on white space: backgrounds and underlines. */
const ON_SPACES = /\bo-(?:z\d|u\b)/;

/** Appends a token, or extends the last one if both look the same. */
export function pushToken(tokens: CodeToken[], text: string, className: string): void {
  const last = tokens.at(-1);
  if (last && (last.className === className || canMerge(last, text, className))) last.text += text;
  else tokens.push({ text, className });
}

/** Returns whether text can be merged with the last token. White space has no visible text color. */
function canMerge(last: CodeToken, text: string, className: string): boolean {
  return /^[ \t]+$/.test(text) && !ON_SPACES.test(`${last.className} ${className}`);
}

/** Splits tokens at the boundaries of words, and marks the words as highlighted. */
export function highlightWords(tokens: CodeToken[], words: readonly string[]): CodeToken[] {
  const line = tokens.map(({ text }) => text).join('');
  const ranges: [start: number, end: number][] = [];
  for (const word of words) {
    for (
      let at = line.indexOf(word);
      at >= 0 && word !== '';
      at = line.indexOf(word, at + word.length)
    ) {
      ranges.push([at, at + word.length]);
    }
  }
  if (ranges.length === 0) return tokens;
  const cuts = [...new Set(ranges.flat())].sort((a, b) => a - b);
  const isHighlighted = (at: number): boolean =>
    ranges.some(([start, end]) => start <= at && at < end);

  const result: CodeToken[] = [];
  let offset = 0;
  for (const { text, className } of tokens) {
    const end = offset + text.length;
    const bounds = [offset, ...cuts.filter((cut) => cut > offset && cut < end), end];
    for (let index = 1; index < bounds.length; index++) {
      const [from, to] = [bounds[index - 1]!, bounds[index]!];
      const piece = { text: line.slice(from, to), className };
      result.push(isHighlighted(from) ? { ...piece, highlighted: true } : piece);
    }
    offset = end;
  }
  return result;
}

/** Returns each line as one plain text token. */
export function tokenizePlain(code: string): CodeToken[][] {
  return code.split('\n').map((text) => (text ? [{ text, className: '' }] : []));
}
