/** Stars behind the hero: 35. */
const COUNT = 35;
/** A star follows the pointer when it is this close on both axes, in CSS pixels. */
export const STAR_REACH = 100;

export interface Star {
  /** Percent of the box's width and height. */
  x: number;
  y: number;
  /** Radius in CSS pixels. */
  radius: number;
}

/** Where the stars stand: spread by the golden ratio, the same on every visit. */
export const STARS: readonly Star[] = Array.from({ length: COUNT }, (_, index) => ({
  x: Math.round(((index * 0.618034) % 1) * 960 + 20) / 10,
  y: Math.round(((index * 0.754878) % 1) * 920 + 40) / 10,
  radius: (index / 20 + 3) / 2,
}));

/** How far a star moves towards a pointer at this distance on both axes. */
export function starPull(dx: number, dy: number): { x: number; y: number } {
  const isNear = Math.abs(dx) < STAR_REACH && Math.abs(dy) < STAR_REACH;
  // Half of the way, so that stars gather around the pointer without piling up under it.
  return isNear ? { x: dx / 2, y: dy / 2 } : { x: 0, y: 0 };
}
