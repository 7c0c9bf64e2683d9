import { earlyInput, stopEarlyInput } from './early-input';

/**
 * Passes the early input to the panel and removes its field. If an input method is composing, it waits for the end of the
 * composition.
 *
 * @param onTransfer Receives the text, or an empty string, and moves the focus. `elapsed` is the time since the last input
 *   in milliseconds.
 * @returns Function that cancels the transfer.
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
