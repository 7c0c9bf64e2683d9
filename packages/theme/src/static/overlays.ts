import { MOBILE_BREAKPOINT, SIDEBAR_BREAKPOINT } from '../model/constants';
import { openOverlay } from '../overlay/open-overlay';
import { lockScroll } from '../overlay/scroll-lock';

/**
 * Handles the drawer and the mobile menu.
 *
 * @param onInsert called when the mobile menu has been added to the document
 * @returns a function that closes both
 */
export function attachOverlays(onInsert: () => void, signal: AbortSignal): () => void {
  const closeDrawer = attachDrawer(signal);
  const closeMenu = attachMobileMenu(onInsert, signal);
  return () => {
    closeDrawer();
    closeMenu();
  };
}

/** Handles the drawer, which is the sidebar on small screens. */
function attachDrawer(signal: AbortSignal): () => void {
  let release: (() => void) | undefined;

  function open(button: Element): void {
    const drawer = document.getElementById(button.getAttribute('aria-controls')!);
    if (!drawer || release) return;
    button.setAttribute('aria-expanded', 'true');
    setAttributes(drawer, {
      'data-open': 'true',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': button.textContent,
    });
    const releaseOverlay = openOverlay(drawer, { onEscape: close });
    release = () => {
      button.setAttribute('aria-expanded', 'false');
      for (const name of ['data-open', 'role', 'aria-modal', 'aria-label'])
        drawer.removeAttribute(name);
      releaseOverlay();
    };
  }
  function close(): void {
    release?.();
    release = undefined;
  }

  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target as Element;
      const button = element.closest('.oct-sidebar-button');
      if (button) open(button);
      // A link to the current page does not navigate.
      else if (
        element.matches('.oct-sidebar') ||
        element.closest('.oct-sidebar-close, .oct-sidebar a')
      )
        close();
    },
    { signal },
  );
  matchMedia(`(width >= ${SIDEBAR_BREAKPOINT}px)`).addEventListener('change', close, { signal });
  return close;
}

/**
 * Handles the mobile menu, whose HTML is in a template next to its button.
 *
 * @param onInsert called when the menu has been added to the document
 */
function attachMobileMenu(onInsert: () => void, signal: AbortSignal): () => void {
  let release: (() => void) | undefined;

  function open(button: Element): void {
    const template = button.nextElementSibling;
    if (!(template instanceof HTMLTemplateElement)) return;
    const menu = document.importNode(template.content, true).firstElementChild as HTMLElement;
    const openLabel = button.getAttribute('aria-label')!;
    // Measures the page. After the menu has been added, this would cause a separate layout.
    const unlock = lockScroll();
    template.before(menu);
    onInsert();
    setAttributes(button, {
      'aria-expanded': 'true',
      'aria-controls': menu.id,
      'aria-label': button.getAttribute('data-close-label'),
    });
    const releaseOverlay = openOverlay(menu, {
      onEscape: close,
      keep: button.closest('.oct-navbar'),
    });
    release = () => {
      setAttributes(button, { 'aria-expanded': 'false', 'aria-label': openLabel });
      button.removeAttribute('aria-controls');
      // The focus can only leave the menu while the menu is in the document.
      releaseOverlay();
      unlock();
      menu.remove();
    };
  }
  function close(): void {
    release?.();
    release = undefined;
  }

  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target as Element;
      const button = element.closest('.oct-hamburger');
      // A link to the current page does not navigate.
      if (release && (button || element.closest('.oct-mobile-menu a'))) close();
      else if (button) open(button);
    },
    { signal },
  );
  const wide = matchMedia(`(width >= ${MOBILE_BREAKPOINT}px)`);
  wide.addEventListener('change', () => wide.matches && close(), { signal });
  return close;
}

function setAttributes(element: Element, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value ?? '');
}
