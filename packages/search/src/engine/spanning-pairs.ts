import type { ParsedQuery, QueryUnit } from './parse-query';

/** Maximum significance of a pair of characters that belong to different words. */
const SPANNING_SIGNIFICANCE = 0.3;

/**
 * Returns the query units with a lower significance for pairs of Chinese characters that consist of the end of a word and the
 * start of the next one. Such a pair is rarer than the pairs next to it: `试文` in `测试文件`. Rarity in the index is used
 * instead of `Intl.Segmenter`, which splits technical terms into characters and differs between browsers.
 *
 * @param counts number of sections that contain each unit or a synonym
 */
export function lowerSpanningPairs(
  units: readonly QueryUnit[],
  phrase: ParsedQuery['phrase'],
  counts: readonly number[],
): QueryUnit[] {
  const pairAt = new Map(
    phrase
      .filter(({ unit }) => units[unit]!.kind === 'bigram')
      .map(({ unit, position }) => [position, unit]),
  );
  const inside = new Set<number>();
  for (const [position, unit] of pairAt) {
    // A pair that does not occur spans words itself, or belongs to a word that no page uses.
    const neighbors = [position - 1, position + 1]
      .flatMap((at) => pairAt.get(at) ?? [])
      .map((neighbor) => counts[neighbor]!)
      .filter((count) => count > 0);
    if (neighbors.length === 0 || counts[unit]! >= Math.min(...neighbors)) inside.add(unit);
  }
  return units.map((unit, ordinal) =>
    unit.kind === 'bigram' && !inside.has(ordinal)
      ? { ...unit, significance: Math.min(unit.significance, SPANNING_SIGNIFICANCE) }
      : unit,
  );
}
