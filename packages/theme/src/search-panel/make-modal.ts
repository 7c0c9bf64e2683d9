import { elementsOutside } from '../overlay/elements-outside';

/**
 * Keep screen readers and the focus inside of a dialog that covers the page, and return the function that ends that.
 *
 * Not `showModal`, nor `inert`: both have the browser work out the styles of the whole page, when it opens and when it
 * closes. Here it is the same work on any page.
 */
export function makeModal(dialog: HTMLElement): () => void {
  const outside = elementsOutside([dialog]).filter(
    (element) => !element.hasAttribute('aria-hidden'),
  );
  for (const element of outside) element.setAttribute('aria-hidden', 'true');

  function bringBack({ target }: FocusEvent): void {
    if (outside.some((element) => element.contains(target as Node))) stops(dialog)[0]?.focus();
  }
  function goRound(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const all = stops(dialog);
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    const { activeElement } = document;
    if (activeElement !== from && !(event.shiftKey && activeElement === dialog)) return;
    event.preventDefault();
    to?.focus();
  }
  document.addEventListener('focusin', bringBack);
  dialog.addEventListener('keydown', goRound);
  return () => {
    document.removeEventListener('focusin', bringBack);
    dialog.removeEventListener('keydown', goRound);
    for (const element of outside) element.removeAttribute('aria-hidden');
  };
}

/** What Tab stops at, in its order. */
function stops(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true),
  );
}
