/** Duration of the animation in milliseconds. */
const REVEAL_DURATION = 400;

/**
 * Calls `update` in a view transition with a circular clip path around `origin`. The light page shrinks into the circle in
 * dark mode and grows out of it in light mode. Without support for view transitions, or with reduced motion, it only calls
 * `update`.
 *
 * @param origin Center of the circle in CSS pixels, relative to the viewport.
 */
export async function reveal(
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
    // The color mode also changes if the transition is skipped.
  } finally {
    delete root.dataset.reveal;
  }
}
