import { isPlainWord } from './composed-text';
import { earlyInput, stopEarlyInput } from './early-input';

/** Text typed while the search panel was loading. */
export interface EarlyText {
  /** Empty if nothing was typed. */
  text: string;
  /** Time since the last input event, in milliseconds. */
  elapsed: number;
  /** Whether Enter was pressed after the text was typed. */
  isSubmitted: boolean;
}

/**
 * Moves text that was typed while the search panel was loading into the panel, and removes the temporary field. During
 * IME composition, waits for the composition to end, unless it is that of a plain word.
 *
 * @param onTransfer Called with the captured text to move the focus to the panel.
 * @returns A function that cancels the transfer.
 */
export function transferEarlyInput(onTransfer: (early: EarlyText) => void): () => void {
  const input = earlyInput;
  const finish = (): void => {
    const text = input?.field.value ?? '';
    const isSubmitted = text !== '' && input?.field.dataset.enter === text;
    onTransfer({ text, elapsed: performance.now() - (input?.time ?? 0), isSubmitted });
    stopEarlyInput();
  };
  if (!input?.isComposing || isPlainWord(input.field.value, document.documentElement.lang)) {
    finish();
    return () => {};
  }
  input.field.addEventListener('compositionend', finish, { once: true });
  return () => input.field.removeEventListener('compositionend', finish);
}
