import type { TextRange } from '../model/types';
import { type Folded, fold, originalEnd, originalStart } from '../text/fold';
import { mergeRanges } from '../text/ranges';
import { tokenize } from '../text/tokenize';
import type { Meanings } from './meanings';

/** A place in a text that answers part of a query. */
export interface Match {
  units: readonly number[];
  quality: number;
  position: number;
  /** Offsets in the original text. */
  start: number;
  end: number;
}

export interface TextMatches {
  matches: readonly Match[];
  /** Quality of the best match of each unit, 0 where there is none. */
  best: readonly number[];
  /** Words (and Chinese characters) of the text. */
  length: number;
}

/** Find every place of a text that answers part of a query, in order. */
export function findMatches(text: string, { byTerm, units }: Meanings): TextMatches {
  const folded = fold(text);
  const matches: Match[] = [];
  let length = 0;
  for (const token of tokenize(folded)) {
    length = Math.max(length, token.position + 1);
    for (const meaning of byTerm.get(token.term) ?? []) {
      const end = Math.min(token.end, typedEnd(folded, token, meaning.typedLength));
      matches.push({
        units: meaning.units,
        quality: meaning.quality,
        position: token.position,
        start: originalStart(folded, token.start),
        end: originalEnd(folded, end),
      });
    }
  }
  return { matches, best: bestQualities(matches, units.length), length };
}

/** For each unit the quality of its best match. */
export function bestQualities(matches: readonly Match[], count: number): number[] {
  const best = new Array<number>(count).fill(0);
  for (const { units, quality } of matches) {
    for (const unit of units) if (best[unit]! < quality) best[unit] = quality;
  }
  return best;
}

/** A name may have joiners in it that its term has not: those are marked along. */
function typedEnd(
  { text }: Folded,
  token: { term: string; start: number; end: number },
  typedLength: number,
): number {
  let left = typedLength;
  let at = token.start;
  let inTerm = 0;
  while (left > 0 && at < token.end) {
    if (text[at] === token.term[inTerm]) {
      inTerm++;
      left--;
    }
    at++;
  }
  return at;
}

/** What to mark of the matches: without words that say nothing, unless there is nothing else. */
export function toHighlights(matches: readonly Match[], { units }: Meanings): TextRange[] {
  const telling = matches.filter((match) =>
    match.units.some((unit) => units[unit]!.significance > 0.2),
  );
  const marked = telling.length > 0 ? telling : matches;
  return mergeRanges(marked.map(({ start, end }) => ({ start, length: end - start })));
}
