import { earlyInput, stopEarlyInput } from './early-input';

/**
 * Moves text that was typed while the search panel was loading into the panel, and removes the temporary field. During IME composition, waits for the
 * composition to end.
 *
 * @param onTransfer Called with the captured text, or an empty string, to move the focus to the panel. `elapsed` is the
 *   time since the last input event in milliseconds.
 * @returns A function that cancels the transfer.
 */
export function transferEarlyInput(
  onTransfer: (text: string, elapsed: number) => void,
): () => void {
  const input = earlyInput;
  const finish = (): void => {
    onTransfer(input?.field.value ?? '', performance.now() - (input?.time ?? 0));
    stopEarlyInput();
  };
  if (!input?.isComposing) {
    finish();
    return () => {};
  }
  input.field.addEventListener('compositionend', finish, { once: true });
  return () => input.field.removeEventListener('compositionend', finish);
}
