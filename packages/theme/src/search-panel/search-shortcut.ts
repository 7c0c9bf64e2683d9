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

/** Checks whether an element accepts text input. Radio buttons and checkboxes are inputs, too, but do not. */
export function isTextField(target: EventTarget | null | undefined): boolean {
  // Documents and windows have no `matches`.
  return Boolean((target as Element | null | undefined)?.matches?.(':read-write'));
}

/** Returns the label of the modifier key of the shortcut on the current platform. */
export function getModifierKey(ctrlKey: string): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : ctrlKey;
}
