import { OUTLINE_SCROLL_THROTTLE } from '../model/constants';
import { scrollIntoPane } from '../scroll/scroll-into-pane';
import { throttle } from '../scroll/throttle';
import { removeHeadStyles } from '../sidebar/head-styles';
import { getSidebarStorageKey } from '../sidebar/sidebar-key';
import { createSidebarStore } from '../sidebar/sidebar-store';
import { pageKey } from '../url/urls';

const PANE = '.oct-sidebar-scroll';
/** Buttons of groups. Slots of the sidebar can contain other buttons. */
const BUTTONS = '.oct-sidebar-toggle, .oct-sidebar-title[aria-controls]';
const CURRENT = '[aria-current="page"]';

/** Behavior of the sidebar that the `Sidebar` component has rendered. */
export interface StaticSidebar {
  /** Applies the stored state to the sidebar in the document, and expands the groups that contain the page. */
  show: (routePath: string) => void;
  /**
   * Updates the sidebar in the document to a different page in the same section.
   *
   * @returns `false` if the items differ, so that the sidebar must be replaced
   */
  update: (next: Element) => boolean;
}

/** Handles the sidebar. Expanded groups and the scroll position persist like in the `Sidebar` component. */
export function attachSidebar(base: string, signal: AbortSignal): StaticSidebar {
  const store = createSidebarStore(getSidebarStorageKey(base));
  /** State of groups that the user has neither expanded nor collapsed. */
  const defaults = new WeakMap<Element, boolean>();

  const defaultOf = (button: Element): boolean => {
    const known = defaults.get(button) ?? isExpanded(button);
    defaults.set(button, known);
    return known;
  };
  const apply = (): void => {
    for (const button of document.querySelectorAll(BUTTONS)) {
      const key = button.getAttribute('aria-controls')!;
      const isOpen = store.get(key) ?? defaultOf(button);
      if (isExpanded(button) === isOpen) continue;
      button.setAttribute('aria-expanded', `${isOpen}`);
      document.getElementById(key)!.hidden = !isOpen;
    }
  };

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest(BUTTONS);
      if (!button) return;
      store.set(button.getAttribute('aria-controls')!, !isExpanded(button));
      apply();
    },
    { signal },
  );
  const saveScrollTop = throttle(() => {
    const pane = document.querySelector(PANE);
    if (pane) store.setScrollTop(pane.scrollTop);
  }, OUTLINE_SCROLL_THROTTLE);
  signal.addEventListener('abort', saveScrollTop.cancel);
  // Scroll events do not bubble, so listen in the capture phase.
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element && target.matches(PANE)) saveScrollTop();
    },
    { signal, capture: true, passive: true },
  );

  let shown: Element | null = null;
  return {
    show(routePath) {
      const pane = document.querySelector(PANE);
      if (!pane) return;
      const current = pane.querySelector(CURRENT);
      for (const button of pane.querySelectorAll(BUTTONS)) defaultOf(button);
      store.reveal(pageKey(routePath), getTrail(pane, current));
      apply();
      removeHeadStyles();
      if (pane !== shown) pane.scrollTop = store.scrollTop();
      shown = pane;
      if (current) scrollIntoPane(pane, current);
    },
    update(next) {
      const pane = document.querySelector(PANE);
      if (!pane) return false;
      const links = pane.querySelectorAll('.oct-sidebar-link');
      const nextLinks = next.querySelectorAll('.oct-sidebar-link');
      const buttons = pane.querySelectorAll(BUTTONS);
      const nextButtons = next.querySelectorAll(BUTTONS);
      if (links.length !== nextLinks.length || buttons.length !== nextButtons.length) return false;
      links.forEach((link, index) => {
        const value = nextLinks[index]!.getAttribute('aria-current');
        if (value === null) link.removeAttribute('aria-current');
        else link.setAttribute('aria-current', value);
      });
      buttons.forEach((button, index) => {
        defaults.set(button, isExpanded(nextButtons[index]!));
      });
      return true;
    },
  };
}

function isExpanded(button: Element): boolean {
  return button.getAttribute('aria-expanded') === 'true';
}

/** Returns the keys of the groups that contain the current item, outermost first. */
function getTrail(pane: Element, current: Element | null): string[] {
  const trail: string[] = [];
  // A group that links to the page is expanded as well.
  const own = current?.closest('.oct-sidebar-row')?.querySelector('[aria-controls]');
  if (own) trail.push(own.getAttribute('aria-controls')!);
  for (let list = current?.closest('ul'); list && pane.contains(list); ) {
    if (list.id) trail.unshift(list.id);
    list = list.parentElement?.closest('ul');
  }
  return trail;
}
