/** A seeded random number generator (mulberry32) with the methods that the corpus needs. */
export function createRandom(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low, high) => low + Math.floor(next() * (high - low + 1));
  const pick = (list) => list[Math.floor(next() * list.length)];
  const take = (list) => list.splice(int(0, list.length - 1), 1)[0];
  const times = (count, make) => Array.from({ length: count }, make);
  return { next, int, pick, take, times };
}
