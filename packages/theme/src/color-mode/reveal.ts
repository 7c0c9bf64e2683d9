/** Animation duration in milliseconds. */
const REVEAL_DURATION = 400;

/**
 * Runs `update` in a view transition with a circular clip path around `origin`. In dark mode, the light page shrinks
 * into the circle; in light mode, it grows out of the circle. Runs `update` without a transition if view transitions
 * are not supported or the user prefers reduced motion.
 *
 * @param origin Circle center in CSS pixels, relative to the viewport.
 */
export async function startRevealTransition(
  origin: { x: number; y: number },
  toDark: boolean,
  update: () => void,
): Promise<void> {
  const start = (document as Partial<Pick<Document, 'startViewTransition'>>).startViewTransition;
  if (!start || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    update();
    return;
  }
  const root = document.documentElement;
  root.dataset.reveal = toDark ? 'shrink' : 'grow';
  try {
    const transition = start.call(document, update);
    await transition.ready;
    const radius = Math.hypot(
      Math.max(origin.x, window.innerWidth - origin.x),
      Math.max(origin.y, window.innerHeight - origin.y),
    );
    const center = `at ${origin.x}px ${origin.y}px`;
    const circles = [`circle(0px ${center})`, `circle(${radius}px ${center})`];
    root.animate(
      { clipPath: toDark ? circles.toReversed() : circles },
      {
        duration: REVEAL_DURATION,
        easing: 'ease-in',
        fill: 'forwards',
        pseudoElement: toDark ? '::view-transition-old(root)' : '::view-transition-new(root)',
      },
    );
    await transition.finished;
  } catch {
    // The color mode changes even if the transition is skipped.
  } finally {
    delete root.dataset.reveal;
  }
}
