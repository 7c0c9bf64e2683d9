/** A stretch of one line. */
export interface CodeToken {
  text: string;
  /** Classes, or empty for plain text. */
  className: string;
  /** Whether it is one of the words to point out. */
  marked?: boolean;
}

/** Classes that can be seen on a space: a background, and a line below the text. */
const ON_SPACES = /\bo-(?:z\d|u\b)/;

/** Add a token; what looks the same as the one before is added to that. */
export function pushToken(tokens: CodeToken[], text: string, className: string): void {
  const last = tokens.at(-1);
  if (last && (last.className === className || looksTheSame(last, text, className)))
    last.text += text;
  else tokens.push({ text, className });
}

/** Spaces show no color of their own. */
function looksTheSame(last: CodeToken, text: string, className: string): boolean {
  return /^[ \t]+$/.test(text) && !ON_SPACES.test(`${last.className} ${className}`);
}

/** Cut tokens where words begin and end, and mark the words. */
export function markWords(tokens: CodeToken[], words: readonly string[]): CodeToken[] {
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
  const isMarked = (at: number): boolean => ranges.some(([start, end]) => start <= at && at < end);

  const result: CodeToken[] = [];
  let offset = 0;
  for (const { text, className } of tokens) {
    const end = offset + text.length;
    const bounds = [offset, ...cuts.filter((cut) => cut > offset && cut < end), end];
    for (let index = 1; index < bounds.length; index++) {
      const [from, to] = [bounds[index - 1]!, bounds[index]!];
      const piece = { text: line.slice(from, to), className };
      result.push(isMarked(from) ? { ...piece, marked: true } : piece);
    }
    offset = end;
  }
  return result;
}

/** Each line as one token of plain text. */
export function plainLines(code: string): CodeToken[][] {
  return code.split('\n').map((text) => (text ? [{ text, className: '' }] : []));
}
