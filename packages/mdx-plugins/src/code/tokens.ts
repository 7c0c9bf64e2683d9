/** Part of a line with uniform styling. */
export interface CodeToken {
  text: string;
  /** Space-separated classes. Empty for plain text. */
  className: string;
  /** Whether the token is part of a highlighted word. */
  highlighted?: boolean;
}

/** Matches classes that are visible on whitespace: backgrounds and underlines. */
const ON_SPACES = /\bo-(?:z\d|u\b)/;

/** Appends a token, or merges it into the last token if both look the same. */
export function pushToken(tokens: CodeToken[], text: string, className: string): void {
  const last = tokens.at(-1);
  if (last && (last.className === className || canMerge(last, text, className))) last.text += text;
  else tokens.push({ text, className });
}

/** Checks whether text can be merged into the last token. Text color is not visible on whitespace. */
function canMerge(last: CodeToken, text: string, className: string): boolean {
  return /^[ \t]+$/.test(text) && !ON_SPACES.test(`${last.className} ${className}`);
}

/** Splits tokens at word boundaries and marks matching words as highlighted. */
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

/** Returns one plain text token per line. */
export function tokenizePlainText(code: string): CodeToken[][] {
  return code.split('\n').map((text) => (text ? [{ text, className: '' }] : []));
}
