import { announce } from '../../dom/announce';
import { writeClipboard } from '../../dom/write-clipboard';
import { COPY_FEEDBACK_DURATION } from '../../model/constants';
import { messagesNear } from './messages-near';

const NOT_CODE = '.oct-prompt, .oct-line-number, [aria-hidden="true"]';
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

/**
 * Text of a code block as a reader wants to paste it: without line numbers, prompt signs and removed
 * lines.
 */
function codeText(block: Element): string {
  const code = block.querySelector('pre code') ?? block.querySelector('pre') ?? block;
  const lines = [...code.querySelectorAll('.line')];
  if (lines.length === 0) return trimEnd(textOf(code));
  return lines
    .filter((line) => line.getAttribute('data-diff') !== 'remove')
    .map((line) => textOf(line).replace(/\r?\n$/, ''))
    .join('\n');
}

function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const extra of copy.querySelectorAll(NOT_CODE)) extra.remove();
  return copy.textContent ?? '';
}

function trimEnd(text: string): string {
  return text.replace(/\r?\n$/, '');
}
