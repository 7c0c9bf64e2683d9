type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

/** Checks whether a key press is a search shortcut: Ctrl+K, Cmd+K, or a slash outside text fields. */
export function isSearchShortcut(event: Keys, isInField: boolean): boolean {
  // A different search button on the page may already have handled the event.
  if (event.defaultPrevented || event.isComposing || isInField || event.altKey) return false;
  const isModified = event.ctrlKey || event.metaKey;
  if (event.key === '/') return !isModified;
  return isModified && !event.shiftKey && event.key.toLowerCase() === 'k';
}

/** Checks whether an element accepts text input. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
