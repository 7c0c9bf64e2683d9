const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Returns the elements in a container that can be reached with the Tab key. */
export function getTabbableElements(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );
}

/**
 * Determines where Tab moves focus from inside a panel. The panel is rendered at the end of `<body>` but follows its
 * trigger in the tab order.
 *
 * - `'browser'`: Use the default behavior.
 * - `'trigger'`: Focus the trigger, and let the browser move focus to the next element.
 * - `'before'`: Focus the trigger, and prevent the default behavior.
 */
export function getTabTarget(
  elements: readonly HTMLElement[],
  current: Element | null,
  isBackward: boolean,
): 'browser' | 'trigger' | 'before' {
  const index = current instanceof HTMLElement ? elements.indexOf(current) : -1;
  if (isBackward) return index <= 0 ? 'before' : 'browser';
  return index === elements.length - 1 ? 'trigger' : 'browser';
}
