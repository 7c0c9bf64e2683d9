/**
 * Style of the field that captures typing. It is in the viewport, because the IME window opens at its position, and
 * phones zoom in on fields with smaller text. A page that is still hidden would hide it, and it could not be focused.
 */
export const EARLY_FIELD_STYLE =
  'position:fixed;top:20%;left:40%;font-size:1rem;opacity:0;visibility:visible';

/** Search that was opened before hydration. */
export interface EarlySearch {
  /** Focused field that captures the typed text. */
  field: HTMLInputElement;
  /** Element that had focus before the field was added. */
  opener: Element | null;
}

declare global {
  interface Window {
    /**
     * Function from the inline script. Stops recording search shortcuts, and calls `onSearch` if the user opened the search
     * and has not moved the focus since then.
     */
    octEarlySearch?: (onSearch: (early: EarlySearch) => void) => void;
  }
}

/**
 * Input captured between opening the search and loading the panel. `data-enter` of the field is its value when Enter
 * was last pressed.
 */
interface EarlyInput extends EarlySearch {
  isComposing: boolean;
  /** Time of the last input event, as returned by `performance.now()`. */
  time: number;
}

/** Text field for input that is typed while the search panel is loading. */
export let earlyInput: EarlyInput | undefined;

/**
 * Adds an invisible input field that captures typing while the panel is loading. The field is focused synchronously,
 * because phones show the virtual keyboard only if an element is focused during the user event.
 *
 * @param label Accessible name of the field.
 * @param onCancel Called when the user presses Escape.
 * @param early Search that was opened before hydration, to continue with.
 */
export function captureEarlyInput(label: string, onCancel: () => void, early?: EarlySearch): void {
  stopEarlyInput();
  const { field, opener } = early ?? {
    field: document.createElement('input'),
    opener: document.activeElement,
  };
  const input: EarlyInput = { field, opener, isComposing: false, time: 0 };
  earlyInput = input;
  field.ariaLabel = label;
  field.oninput = (event) => {
    input.time = performance.now();
    input.isComposing = (event as InputEvent).isComposing;
  };
  field.addEventListener('compositionend', () => {
    input.isComposing = false;
  });
  field.onkeydown = ({ key, isComposing }) => {
    if (isComposing) return;
    if (key === 'Escape') onCancel();
    if (key === 'Enter') field.dataset.enter = field.value;
  };
  if (early) return;
  field.style.cssText = EARLY_FIELD_STYLE;
  // Append the field outside `<body>`, so that removing it does not recalculate the page styles.
  document.documentElement.append(field);
  field.focus({ preventScroll: true });
}

/** Removes the input field and, if it is focused, restores focus to the previous element. */
export function stopEarlyInput(): void {
  if (!earlyInput) return;
  const { field, opener } = earlyInput;
  earlyInput = undefined;
  if (document.activeElement === field && opener instanceof HTMLElement)
    opener.focus({ preventScroll: true });
  field.remove();
}
