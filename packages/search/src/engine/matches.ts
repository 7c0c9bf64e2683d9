import type { TextRange } from '../model/types';
import { type Folded, fold, originalEnd, originalStart } from '../text/fold';
import { mergeRanges } from '../text/ranges';
import { tokenize } from '../text/tokenize';
import type { ExpandedQuery } from './expand-query';

/** An occurrence of one or more units of a query in a text. */
export interface Match {
  /** Ordinals of the units. */
  units: readonly number[];
  /** From 0 to 1, the same word. */
  quality: number;
  /** Ordinal of the word in the text. */
  position: number;
  /** Offsets in the original text. */
  start: number;
  end: number;
}

export interface TextMatches {
  matches: readonly Match[];
  /** Quality of the best match of each unit, or 0. */
  best: readonly number[];
  /** Length of the text in words and Chinese characters. */
  length: number;
}

/** Returns all matches of a query in a text, in order. */
export function findMatches(text: string, { byTerm, units }: ExpandedQuery): TextMatches {
  const folded = fold(text);
  const matches: Match[] = [];
  let length = 0;
  for (const token of tokenize(folded)) {
    length = Math.max(length, token.position + 1);
    for (const { units, quality, typedLength } of byTerm.get(token.term) ?? []) {
      const end = Math.min(token.end, findTypedEnd(folded, token, typedLength));
      matches.push({
        units,
        quality,
        position: token.position,
        start: originalStart(folded, token.start),
        end: originalEnd(folded, end),
      });
    }
  }
  return { matches, best: bestQualities(matches, units.length), length };
}

/** Returns the quality of the best match of each unit. */
export function bestQualities(matches: readonly Match[], count: number): number[] {
  const best = new Array<number>(count).fill(0);
  for (const { units, quality } of matches) {
    for (const unit of units) if (best[unit]! < quality) best[unit] = quality;
  }
  return best;
}

/** Returns the end of the typed part of a token. Separators within a name are part of the text but not of its term. */
function findTypedEnd(
  { text }: Folded,
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

/** Returns the ranges to highlight. Stop words are highlighted only if there are no other matches. */
export function toHighlights(matches: readonly Match[], { units }: ExpandedQuery): TextRange[] {
  const significant = matches.filter((match) =>
    match.units.some((unit) => units[unit]!.significance > 0.2),
  );
  const highlighted = significant.length > 0 ? significant : matches;
  return mergeRanges(highlighted.map(({ start, end }) => ({ start, length: end - start })));
}
