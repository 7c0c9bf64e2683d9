import { messagesNear } from './messages-near';

const labels = new WeakMap<Element, string>();

/** Wrap the long lines of a block, or stop wrapping them. */
export function toggleWrap(button: Element): void {
  const block = button.closest('.oct-code');
  if (!block) return;
  button.setAttribute('aria-pressed', `${block.toggleAttribute('data-wrap')}`);
}

/** Show all of a folded block, or only its start. */
export function toggleFold(button: Element): void {
  const block = button.closest('.oct-code');
  if (block) setFold(block, !block.hasAttribute('data-unfolded'));
}

/** Open a folded block or close it. */
export function setFold(block: Element, isOpen: boolean): void {
  block.toggleAttribute('data-unfolded', isOpen);
  const button = block.querySelector('.oct-fold');
  if (button) {
    // The label that the page came with tells how many lines there are.
    if (isOpen) labels.set(button, button.textContent ?? '');
    button.textContent = isOpen ? messagesNear(button).collapseCode : (labels.get(button) ?? '');
    button.setAttribute('aria-expanded', `${isOpen}`);
  }
  if (!isOpen) block.scrollIntoView({ block: 'nearest' });
}
