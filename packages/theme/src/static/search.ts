import { captureEarlyInput, type EarlySearch, stopEarlyInput } from '../search-panel/early-input';
import { getModifierKey, isSearchShortcut, isTextField } from '../search-panel/search-shortcut';

const BUTTON = '.oct-search-button';

/** Search panel, which is loaded when a reader is about to search. */
export interface LazySearch {
  /** Starts to load the panel and the index. */
  preload: () => void;
  /** Returns whether the panel can open without waiting. */
  isReady: () => boolean;
  /** Opens the panel. Rejects if it cannot be loaded. */
  open: () => Promise<void>;
  isOpen: () => boolean;
  /** Closes the panel, or cancels opening it. */
  close: () => void;
}

/** Handles the search buttons and shortcuts. Text typed while the panel is loading is passed on to the panel. */
export function attachSearch(search: LazySearch, signal: AbortSignal): void {
  const buttonOf = ({ target }: Event): Element | null =>
    target instanceof Element ? target.closest(BUTTON) : null;
  const cancel = (): void => {
    stopEarlyInput();
    search.close();
  };
  const open = (early?: EarlySearch): void => {
    const label = document.querySelector(`${BUTTON} .oct-search-button-text`)?.textContent ?? '';
    if (!search.isReady()) captureEarlyInput(label, cancel, early);
    search.open().catch((error: unknown) => {
      console.error(error);
      cancel();
    });
  };

  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, (event) => buttonOf(event) && search.preload(), { signal });
  document.addEventListener('click', (event) => buttonOf(event) && open(), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (!document.querySelector(BUTTON)) return;
      // Allow typing a slash in the search input, but prevent the browser's Ctrl+K shortcut while the panel is open.
      const isRepeated = search.isOpen() && event.key !== '/';
      // Within a shadow tree, `target` is its host.
      const isInField = isTextField(event.composedPath()[0]) && !isRepeated;
      if (!isSearchShortcut(event, isInField)) return;
      event.preventDefault();
      if (!search.isOpen()) open();
    },
    { signal },
  );
  window.octEarlySearch?.(open);
}

/** Shows the modifier key of the platform on the search buttons. The server renders the name of the Ctrl key. */
export function showModifierKey(): void {
  for (const keys of document.querySelectorAll(`${BUTTON} .oct-search-keys`)) {
    const ctrlKey = keys.textContent.replace(/ K$/, '');
    const key = getModifierKey(ctrlKey);
    if (key !== ctrlKey) keys.textContent = `${key} K`;
  }
}
