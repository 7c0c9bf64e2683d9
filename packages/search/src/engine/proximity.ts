import type { Match } from './matches';

/** A range of matches that contains as much of a query as possible within a short distance. */
export interface Cluster {
  /** Ordinal of the first match. */
  from: number;
  /** Ordinal of the last match. */
  to: number;
  /** Sum of the weights of the units in the range. */
  weight: number;
  /** 1 if the units are adjacent, less if they are further apart. */
  density: number;
}

/** Maximum distance of the first and the last match of a cluster, in words. */
const MAX_DISTANCE = 16;

/** Returns the best cluster of matches, or `undefined` if there are no matches. */
export function findBestCluster(
  matches: readonly Match[],
  weights: readonly number[],
): Cluster | undefined {
  let best: Cluster | undefined;
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
