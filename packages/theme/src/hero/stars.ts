/** Number of stars behind the hero. */
const COUNT = 35;
/** Maximum distance from the pointer, on each axis, at which a star moves, in CSS pixels. */
export const STAR_RANGE = 100;

interface Star {
  /** Horizontal position in percent. */
  x: number;
  /** Vertical position in percent. */
  y: number;
  /** Radius in CSS pixels. */
  radius: number;
}

/** Star positions. They are deterministic, so that the server and the client render the same markup. */
export const STARS: readonly Star[] = Array.from({ length: COUNT }, (_, index) => ({
  x: Math.round(((index * 0.618034) % 1) * 960 + 20) / 10,
  y: Math.round(((index * 0.754878) % 1) * 920 + 40) / 10,
  radius: (index / 20 + 3) / 2,
}));

/** Returns a star's offset in CSS pixels, given its distance from the pointer on each axis. */
export function getStarOffset(dx: number, dy: number): { x: number; y: number } {
  const isNear = Math.abs(dx) < STAR_RANGE && Math.abs(dy) < STAR_RANGE;
  // Stars move half the distance, so that they gather around the pointer without overlapping.
  return isNear ? { x: dx / 2, y: dy / 2 } : { x: 0, y: 0 };
}

/**
 * Moves the stars in an element toward the pointer, unless the user prefers reduced motion or has no pointer.
 *
 * @param box element in a section, with a circle for each star
 * @returns a function that stops moving the stars
 */
export function moveStars(box: Element): (() => void) | undefined {
  const section = box.parentElement;
  const allowsMotion = window.matchMedia(
    '(hover: hover) and (prefers-reduced-motion: no-preference)',
  );
  if (!section || !allowsMotion.matches) return undefined;
  let frame = 0;
  const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { left, top, width, height } = box.getBoundingClientRect();
      STARS.forEach((star, index) => {
        const dx = clientX - left - (star.x / 100) * width;
        const dy = clientY - top - (star.y / 100) * height;
        const { x, y } = getStarOffset(dx, dy);
        const circle = box.children[index] as SVGElement | undefined;
        circle?.style.setProperty('translate', `${x}px ${y}px`);
      });
    });
  };
  section.addEventListener('pointermove', onPointerMove, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    section.removeEventListener('pointermove', onPointerMove);
  };
}
