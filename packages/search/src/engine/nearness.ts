import type { Match } from './matches';

/** A stretch of matches that has the most of a query in the least room. */
export interface Cluster {
  /** Ordinals of the first and the last match. */
  from: number;
  to: number;
  /** Sum of the weights of the units in it. */
  weight: number;
  /** 1 when its units stand side by side, less the further they are apart. */
  density: number;
}

/** Words further apart than this do not belong together. */
const REACH = 16;

/** Find where the most of a query stands closest together. Missing when nothing matches. */
export function bestCluster(
  matches: readonly Match[],
  weights: readonly number[],
): Cluster | undefined {
  let best: Cluster | undefined;
  for (let from = 0; from < matches.length; from++) {
    const first = matches[from]!;
    const seen = new Map<number, number>();
    let weight = 0;
    for (let to = from; to < matches.length; to++) {
      const match = matches[to]!;
      if (match.position - first.position > REACH) break;
      let gained = 0;
      for (const unit of match.units) {
        const value = weights[unit]! * match.quality;
        const had = seen.get(unit) ?? 0;
        if (value <= had) continue;
        gained += value - had;
        seen.set(unit, value);
      }
      if (gained === 0 && to > from) continue;
      weight += gained;
      const span = match.position + match.units.length - first.position;
      const density = Math.min(1, seen.size / Math.max(span, 1));
      if (!best || weight * (0.7 + 0.3 * density) > best.weight * (0.7 + 0.3 * best.density)) {
        best = { from, to, weight, density };
      }
    }
  }
  return best;
}
