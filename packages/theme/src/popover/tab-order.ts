const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Returns the elements of a container that are reachable with Tab. */
export function tabbableElements(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );
}

/**
 * Returns where Tab moves focus in a panel, which is at the end of `<body>` but follows its trigger in the tab order.
 *
 * - `'browser'`: the default behavior.
 * - `'trigger'`: focus the trigger, and let the browser move focus to the next element.
 * - `'before'`: focus the trigger, and prevent the default behavior.
 */
export function tabTarget(
  elements: readonly HTMLElement[],
  current: Element | null,
  isBackward: boolean,
): 'browser' | 'trigger' | 'before' {
  const index = current instanceof HTMLElement ? elements.indexOf(current) : -1;
  if (isBackward) return index <= 0 ? 'before' : 'browser';
  return index === elements.length - 1 ? 'trigger' : 'browser';
}
