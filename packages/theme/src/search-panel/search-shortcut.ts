type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

/** Whether a key press asks for the search panel: Ctrl or Cmd with K, or a slash outside of text fields. */
export function opensSearch(event: Keys, isInField: boolean): boolean {
  // A second button on the page sees that the first one took it.
  if (event.defaultPrevented || event.isComposing || isInField || event.altKey) return false;
  const isModified = event.ctrlKey || event.metaKey;
  if (event.key === '/') return !isModified;
  return isModified && !event.shiftKey && event.key.toLowerCase() === 'k';
}

/** Whether what a reader types goes into this element. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
