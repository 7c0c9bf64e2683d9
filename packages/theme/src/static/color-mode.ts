import {
  type ColorMode,
  DARK_MODE_QUERY,
  getColorModeStorageKey,
  isDark,
} from '../color-mode/color-mode';
import { getColorModeStore } from '../color-mode/color-mode-store';

const RADIOS = '.oct-color-mode input[type="radio"]';

/**
 * Handles the radio buttons for the color mode.
 *
 * @param isAnimated returns whether a change is animated
 * @returns a function that selects the current mode in the controls of the document
 */
export function attachColorMode(
  base: string,
  isAnimated: () => boolean,
  signal: AbortSignal,
): () => void {
  const store = getColorModeStore(getColorModeStorageKey(base));
  const sync = (): void => {
    for (const radio of document.querySelectorAll<HTMLInputElement>(RADIOS))
      radio.checked = radio.value === store.get();
  };
  // Sites without dark mode have no control.
  if (document.querySelector(RADIOS)) signal.addEventListener('abort', store.subscribe(sync));

  document.addEventListener(
    'change',
    ({ target }) => {
      const radio = target as HTMLInputElement;
      if (!radio.matches(RADIOS)) return;
      const mode = radio.value as ColorMode;
      const wasDark = document.documentElement.classList.contains('dark');
      const toDark = isDark(mode, matchMedia(DARK_MODE_QUERY).matches);
      if (!isAnimated() || wasDark === toDark) {
        store.set(mode);
        return;
      }
      const box = (radio.closest('label') ?? radio).getBoundingClientRect();
      const origin = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      void import('../color-mode/reveal').then(
        ({ startRevealTransition }) => startRevealTransition(origin, toDark, () => store.set(mode)),
        () => store.set(mode),
      );
    },
    { signal },
  );
  return sync;
}
