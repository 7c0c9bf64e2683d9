let locks = 0;

/**
 * Keep the page behind an overlay from scrolling. Locks are counted, so that overlays may open and
 * close in any order; the returned function takes back its own lock, once.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  if (locks === 1) {
    // The stylesheet gives the scrollbar's width back as padding, so that nothing moves sideways.
    const width = window.innerWidth - root.clientWidth;
    document.body.style.setProperty('--oct-scrollbar-width', `${width}px`);
    root.setAttribute('data-scroll-locked', '');
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks > 0) return;
    root.removeAttribute('data-scroll-locked');
    document.body.style.removeProperty('--oct-scrollbar-width');
  };
}
