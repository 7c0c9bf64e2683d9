import { announce } from '../../dom/announce';
import { writeClipboard } from '../../dom/write-clipboard';
import { COPY_FEEDBACK_DURATION } from '../../model/constants';
import { codeText } from './code-text';
import { messagesNear } from './messages-near';

const resets = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copy the block that a button belongs to, and let the button say so for 2000 ms. */
export async function copyCode(button: Element): Promise<void> {
  const block = button.closest('.oct-code');
  if (!block || !(await writeClipboard(codeText(block)))) return;

  announce(messagesNear(button).copied);
  button.setAttribute('data-copied', '');
  clearTimeout(resets.get(button));
  resets.set(
    button,
    setTimeout(() => button.removeAttribute('data-copied'), COPY_FEEDBACK_DURATION),
  );
}
