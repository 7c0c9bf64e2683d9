import type { Match } from './matches';

/** Range of nearby matches that covers as much of the query as possible. */
export interface MatchCluster {
  /** Position of the first match in the list of matches. */
  from: number;
  /** Position of the last match in the list of matches. */
  to: number;
  /** Total weight of the query terms in the range. */
  weight: number;
  /** Density from 0 to 1 (adjacent matches). */
  density: number;
}

/** Maximum distance between the first and last match of a cluster, in words. */
const MAX_DISTANCE = 16;

/** Finds the match cluster with the highest weight and density. Returns `undefined` if there are no matches. */
export function findBestCluster(
  matches: readonly Match[],
  weights: readonly number[],
): MatchCluster | undefined {
  let best: MatchCluster | undefined;
  for (let from = 0; from < matches.length; from++) {
    const first = matches[from]!;
    const values = new Map<number, number>();
    let weight = 0;
    for (let to = from; to < matches.length; to++) {
      const match = matches[to]!;
      if (match.position - first.position > MAX_DISTANCE) break;
      let gain = 0;
      for (const unit of match.units) {
        const value = weights[unit]! * match.quality;
        const previous = values.get(unit) ?? 0;
        if (value <= previous) continue;
        gain += value - previous;
        values.set(unit, value);
      }
      if (gain === 0 && to > from) continue;
      weight += gain;
      const span = match.position + match.units.length - first.position;
      const density = Math.min(1, values.size / Math.max(span, 1));
      if (!best || weight * (0.7 + 0.3 * density) > best.weight * (0.7 + 0.3 * best.density)) {
        best = { from, to, weight, density };
      }
    }
  }
  return best;
}
