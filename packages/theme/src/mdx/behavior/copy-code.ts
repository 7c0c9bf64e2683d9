import { announce } from '../../dom/announce';
import { writeClipboard } from '../../dom/write-clipboard';
import { COPY_FEEDBACK_DURATION } from '../../model/constants';
import { getClosestMessages } from './closest-messages';

const EXCLUDED = '.oct-prompt, .oct-line-number, [data-no-copy], [aria-hidden="true"]';
const resetTimers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Copies the code block that contains the button, and shows the copied state for 2 seconds. */
export async function copyCode(button: Element): Promise<void> {
  const block = button.closest('.oct-code');
  if (!block || !(await writeClipboard(codeText(block)))) return;

  announce(getClosestMessages(button).copied);
  button.setAttribute('data-copied', '');
  clearTimeout(resetTimers.get(button));
  resetTimers.set(
    button,
    setTimeout(() => button.removeAttribute('data-copied'), COPY_FEEDBACK_DURATION),
  );
}

/** Returns the text of a code block, excluding line numbers, prompts and removed lines. */
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
  for (const extra of copy.querySelectorAll(EXCLUDED)) extra.remove();
  return copy.textContent ?? '';
}

function trimEnd(text: string): string {
  return text.replace(/\r?\n$/, '');
}
