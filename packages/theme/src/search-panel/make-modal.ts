import { getElementsOutside } from '../overlay/elements-outside';

/**
 * Traps focus in a dialog and hides the rest of the page from screen readers. Returns a cleanup function. Avoids
 * `showModal` and `inert`, because they recalculate styles for the entire page, which is slow on large pages.
 */
export function makeModal(dialog: HTMLElement): () => void {
  const outside = getElementsOutside([dialog]).filter(
    (element) => !element.hasAttribute('aria-hidden'),
  );
  for (const element of outside) element.setAttribute('aria-hidden', 'true');

  function returnFocus({ target }: FocusEvent): void {
    if (outside.some((element) => element.contains(target as Node))) tabStops(dialog)[0]?.focus();
  }
  function wrapFocus(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const stops = tabStops(dialog);
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const { activeElement } = document;
    if (activeElement !== from && !(event.shiftKey && activeElement === dialog)) return;
    event.preventDefault();
    to?.focus();
  }
  document.addEventListener('focusin', returnFocus);
  dialog.addEventListener('keydown', wrapFocus);
  return () => {
    document.removeEventListener('focusin', returnFocus);
    dialog.removeEventListener('keydown', wrapFocus);
    for (const element of outside) element.removeAttribute('aria-hidden');
  };
}

/** Returns the focusable elements in a dialog, in tab order. */
function tabStops(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true),
  );
}
