import { watchScrollDirection } from '../navbar/watch-scroll-direction';

/**
 * Hides the navbar while the user scrolls down.
 *
 * @returns a function that shows the navbar again
 */
export function hideOnScroll(navbar: Element): () => void {
  const stop = watchScrollDirection((isDown) => {
    if (isDown) navbar.setAttribute('data-hidden', 'true');
    else navbar.removeAttribute('data-hidden');
  });
  return () => {
    stop();
    navbar.removeAttribute('data-hidden');
  };
}
