import type { TextRange } from '../model/types';
import { type FoldedText, toOriginalEnd, toOriginalStart } from '../text/fold';
import { mergeRanges } from '../text/ranges';
import type { ExpandedQuery } from './expand-query';
import { isSignificant } from './stop-words';
import type { Line } from './text-reader';

/** Two letters or digits of a word. Chinese words have no spaces around them. */
const WORD = /^[a-z\d]{2}$/;

/** Occurrence of one or more query terms in a text. */
export interface Match {
  /** Positions in `ExpandedQuery.units`. */
  units: readonly number[];
  /** Match quality from 0 to 1 (exact match). */
  quality: number;
  /** Position in the text in words. */
  position: number;
  /** Start offset in the original text. */
  start: number;
  /** End offset in the original text. */
  end: number;
}

export interface TextMatches {
  matches: readonly Match[];
  /** Best match quality for each query term, or 0 without a match. */
  best: readonly number[];
  /** Text length in words. Each Chinese character counts as a word. */
  length: number;
}

/** Finds all matches of a query in a title or heading. */
export function findNameMatches(name: string, expanded: ExpandedQuery): TextMatches {
  const matches: Match[] = [];
  let length = 0;
  for (const line of expanded.readText(name).lines()) {
    pushMatches(line, length, expanded, matches);
    length += Math.max(0, ...line.tokens.map(({ position }) => position + 1));
  }
  return { matches, best: getBestQualities(matches, expanded.units.length), length };
}

/** Finds all matches of a query in a text, in text order. Positions of different lines and the length are approximate. */
export function findTextMatches(text: string, expanded: ExpandedQuery): TextMatches {
  const matches: Match[] = [];
  const { length, findLines } = expanded.readText(text);
  for (const line of findLines(expanded)) pushMatches(line, line.position, expanded, matches);
  return { matches, best: getBestQualities(matches, expanded.units.length), length };
}

function pushMatches(
  { start, folded, tokens }: Line,
  position: number,
  { byTerm }: ExpandedQuery,
  matches: Match[],
): void {
  for (const token of tokens) {
    for (const { units, quality, typedLength, phrase } of byTerm.get(token.term) ?? []) {
      const phraseStart = token.start - (phrase?.offset ?? 0);
      const hasPhrase =
        phrase !== undefined &&
        phraseStart >= 0 &&
        folded.text.startsWith(phrase.text, phraseStart) &&
        !isInWord(folded.text, phraseStart) &&
        !isInWord(folded.text, phraseStart + phrase.text.length);
      const end = hasPhrase
        ? phraseStart + phrase.text.length
        : Math.min(token.end, findTypedEnd(folded, token, typedLength));
      matches.push({
        units,
        quality,
        position: position + token.position,
        start: start + toOriginalStart(folded, hasPhrase ? phraseStart : token.start),
        end: start + toOriginalEnd(folded, end),
      });
    }
  }
}

/** Checks whether a position is within a word. */
function isInWord(text: string, at: number): boolean {
  return WORD.test(text.slice(Math.max(0, at - 1), at + 1));
}

/** Returns the best match quality for each query term. */
export function getBestQualities(matches: readonly Match[], count: number): number[] {
  const best = new Array<number>(count).fill(0);
  for (const { units, quality } of matches) {
    for (const unit of units) if (best[unit]! < quality) best[unit] = quality;
  }
  return best;
}

/** Returns the end offset of the typed part of a token. Skips separators, which occur in the text but not in the term. */
function findTypedEnd(
  { text }: FoldedText,
  token: { term: string; start: number; end: number },
  typedLength: number,
): number {
  let remaining = typedLength;
  let offset = token.start;
  let termOffset = 0;
  while (remaining > 0 && offset < token.end) {
    if (text[offset] === token.term[termOffset]) {
      termOffset++;
      remaining--;
    }
    offset++;
  }
  return offset;
}

/** Whether matches are more than stop words. */
export function hasSignificantMatch(matches: readonly Match[], { units }: ExpandedQuery): boolean {
  return matches.some((match) => isSignificant(match, units));
}

/** Converts matches to highlight ranges. Stop words are highlighted only if nothing else matches. */
export function toHighlights(matches: readonly Match[], { units }: ExpandedQuery): TextRange[] {
  const significant = matches.filter((match) => isSignificant(match, units));
  const highlighted = significant.length > 0 ? significant : matches;
  return mergeRanges(highlighted.map(({ start, end }) => ({ start, length: end - start })));
}
