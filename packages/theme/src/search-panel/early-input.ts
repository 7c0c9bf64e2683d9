/** Text that the reader types after opening the search, while the panel is loading. */
interface EarlyInput {
  field: HTMLInputElement;
  /** Element that had the focus before. */
  opener: Element | null;
  isComposing: boolean;
  /** Time of the last input event, from `performance.now`. */
  time: number;
}

/** Current early input, if the panel is loading. */
export let earlyInput: EarlyInput | undefined;

/**
 * Adds an invisible field for the text that the reader types while the panel is loading. The field receives the focus
 * synchronously, because phones show their keyboard only during the event that opens the search.
 *
 * @param label Accessible name of the field.
 * @param onCancel Called when the reader presses Escape.
 */
export function captureEarlyInput(label: string, onCancel: () => void): void {
  stopEarlyInput();
  const field = document.createElement('input');
  const opener = document.activeElement;
  const input: EarlyInput = { field, opener, isComposing: false, time: 0 };
  earlyInput = input;
  field.ariaLabel = label;
  // Input methods show their window at the position of the field. Phones zoom in on fields with a smaller font size.
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
  // Outside of the body, so that removing the field does not recalculate the styles of the page.
  document.documentElement.append(field);
  field.focus({ preventScroll: true });
}

/** Removes the field. If it has the focus, the focus returns to the previous element. */
export function stopEarlyInput(): void {
  if (!earlyInput) return;
  const { field, opener } = earlyInput;
  earlyInput = undefined;
  if (document.activeElement === field && opener instanceof HTMLElement)
    opener.focus({ preventScroll: true });
  field.remove();
}
