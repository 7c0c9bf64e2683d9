/** How long the circle grows: 400 ms. */
const REVEAL_DURATION = 400;

/**
 * Change the colours within a circle that grows from `origin`: going dark the light page shrinks
 * into it, going light the light page grows out of it. Without support, or where motion is
 * unwelcome, the colours just change.
 *
 * @param origin a point in the window, in CSS pixels.
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
    // A transition that was skipped has changed the colours all the same.
  } finally {
    delete root.dataset.reveal;
  }
}
