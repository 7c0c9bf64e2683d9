import { getClosestMessages } from './closest-messages';

const foldedLabels = new WeakMap<Element, string>();

/** Toggles line wrapping in the code block that contains the button. */
export function toggleWrap(button: Element): void {
  const block = button.closest('.oct-code');
  if (!block) return;
  button.setAttribute('aria-pressed', `${block.toggleAttribute('data-wrap')}`);
}

/** Expands or collapses the code block that contains the button. */
export function toggleExpanded(button: Element): void {
  const block = button.closest('.oct-code');
  if (block) setExpanded(block, !block.hasAttribute('data-unfolded'));
}

/** Expands or collapses a code block. */
export function setExpanded(block: Element, isExpanded: boolean): void {
  block.toggleAttribute('data-unfolded', isExpanded);
  const button = block.querySelector('.oct-fold');
  if (button) {
    // Save the compiled label, because it contains the number of lines.
    if (isExpanded) foldedLabels.set(button, button.textContent ?? '');
    button.textContent = isExpanded
      ? getClosestMessages(button).collapseCode
      : (foldedLabels.get(button) ?? '');
    button.setAttribute('aria-expanded', `${isExpanded}`);
  }
  if (!isExpanded) block.scrollIntoView({ block: 'nearest' });
}
