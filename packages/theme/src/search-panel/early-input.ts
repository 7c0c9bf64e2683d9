/** Input captured between opening the search and loading the panel. */
interface EarlyInput {
  field: HTMLInputElement;
  /** Element that had focus before the field was added. */
  opener: Element | null;
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
 */
export function captureEarlyInput(label: string, onCancel: () => void): void {
  stopEarlyInput();
  const field = document.createElement('input');
  const opener = document.activeElement;
  const input: EarlyInput = { field, opener, isComposing: false, time: 0 };
  earlyInput = input;
  field.ariaLabel = label;
  // Place the field in the viewport, because the IME window opens at its position. Phones zoom in on fields with
  // smaller text.
  field.style.cssText = 'position:fixed;top:20%;left:40%;font-size:1rem;opacity:0';
  for (const type of ['compositionstart', 'compositionend'])
    field.addEventListener(type, () => {
      input.isComposing = type === 'compositionstart';
    });
  field.oninput = () => {
    input.time = performance.now();
  };
  field.onkeydown = ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) onCancel();
  };
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
