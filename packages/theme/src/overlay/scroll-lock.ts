let lockCount = 0;

/**
 * Prevents the page behind an overlay from scrolling. Locks are counted, so overlays can be opened and closed in any
 * order.
 *
 * @returns a function that releases the lock
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  lockCount += 1;
  if (lockCount === 1) {
    // The stylesheet adds padding of the same width as the scrollbar to prevent a layout shift.
    const width = window.innerWidth - root.clientWidth;
    document.body.style.setProperty('--oct-scrollbar-width', `${width}px`);
    root.setAttribute('data-scroll-locked', '');
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    lockCount -= 1;
    if (lockCount > 0) return;
    root.removeAttribute('data-scroll-locked');
    document.body.style.removeProperty('--oct-scrollbar-width');
  };
}
