import { DIGIT, getCharClass, IDEOGRAPH, LETTER } from '../text/char-class';
import { type FoldedText, fold, foldText, type HanVariants } from '../text/fold';
import { type DefinedNames, getDefinedNames } from '../text/names';
import { normalizeName } from '../text/normalize-name';
import { type Token, tokenize } from '../text/tokenize';

/** Line of a text. */
export interface Line {
  /** Offset of the line in the text. */
  start: number;
  /** Approximate number of words before the line. */
  position: number;
  folded: FoldedText;
  tokens: readonly Token[];
}

/** Terms to find in a text. */
export interface SoughtTerms {
  /** Strings of which a line that is read contains at least one. They must not contain the separators `-` and `_`. */
  needles: readonly string[];
  /** Beginnings of the terms, from `getTermStart`. */
  starts: ReadonlySet<number>;
}

/** Text in which terms can be found without tokenizing all of it. */
export interface SearchableText {
  /** Approximate number of words. */
  length: number;
  /** Returns all lines. They are kept, so that the names of pages and sections are tokenized once. */
  lines: () => readonly Line[];
  /** Returns the lines that contain at least one of the needles. Other tokens than those of the terms may be omitted. */
  findLines: (terms: SoughtTerms) => Line[];
  /** Returns the text as a normalized name. */
  normalized: () => string;
  /** Returns the names that the text defines if it is a title or heading. */
  definedNames: () => DefinedNames;
}

/** Prepares a text for the search of terms. */
export type TextReader = (text: string) => SearchableText;

/**
 * Creates a reader that prepares each text once. Prepared texts need about as much memory as the pages that were read; the
 * tokens of their lines, which need ten times as much, are not kept.
 */
export function createTextReader(variants: HanVariants | undefined): TextReader {
  const cache = new Map<string, SearchableText>();
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const read = createSearchableText(text, variants);
    cache.set(text, read);
    return read;
  };
}

function createSearchableText(text: string, variants: HanVariants | undefined): SearchableText {
  // Without the separators that names lose when they are indexed, the text contains all of its terms.
  const bare = foldText(text, variants).replace(/[-_]/g, '');
  const bareStarts = findLineStarts(bare);
  const starts = findLineStarts(text);
  const positions = countWords(bare, bareStarts);

  function getLine(line: number, termStarts?: ReadonlySet<number>): Line {
    const start = starts[line]!;
    const folded = fold(text.slice(start, (starts[line + 1] ?? text.length + 1) - 1), variants);
    return { start, position: positions[line]!, folded, tokens: tokenize(folded, termStarts) };
  }

  let all: Line[] | undefined;
  let normalized: string | undefined;
  let definedNames: DefinedNames | undefined;
  return {
    length: positions.at(-1)!,
    lines: () => (all ??= starts.map((_, line) => getLine(line))),
    findLines({ needles, starts: termStarts }) {
      const found = new Set<number>();
      for (const needle of needles) {
        let line = 0;
        for (let at = bare.indexOf(needle); at >= 0; at = bare.indexOf(needle, at)) {
          while (line + 1 < bareStarts.length && bareStarts[line + 1]! <= at) line++;
          found.add(line);
          at = bareStarts[line + 1] ?? bare.length;
        }
      }
      return [...found].sort((a, b) => a - b).map((line) => getLine(line, termStarts));
    },
    normalized: () => (normalized ??= normalizeName(text, variants)),
    definedNames: () => (definedNames ??= getDefinedNames(text, variants)),
  };
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/**
 * Counts the words, and characters of scripts without spaces, before each line and in the whole text. Faster than tokenizing,
 * which also splits words in camel case.
 */
function countWords(text: string, starts: readonly number[]): number[] {
  const counts: number[] = [];
  let count = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at++) {
    if (starts[counts.length] === at) counts.push(count);
    const kind = getCharClass(text.charCodeAt(at));
    const isWord = kind === LETTER || kind === DIGIT;
    if (kind === IDEOGRAPH || (isWord && !isInWord)) count++;
    isInWord = isWord;
  }
  while (counts.length <= starts.length) counts.push(count);
  return counts;
}
