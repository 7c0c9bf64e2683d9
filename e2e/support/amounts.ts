/**
 * Returns how much a test tries, for example how often it repeats something: little by default, and
 * much with `pnpm test:long`.
 */
export function amount<T>(short: T, long: T): T {
  return process.env.OCTAVO_LONG === '1' ? long : short;
}

/** Returns a generator of pseudorandom numbers from 0 to 1, which are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
