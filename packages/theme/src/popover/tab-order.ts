const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Elements of a container that Tab stops at. */
export function tabbable(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );
}

/**
 * Where Tab should lead inside a panel that stands at the end of the page but belongs behind its
 * trigger. `'trigger'` means: put the focus there and let the browser go on from it.
 */
export function tabTarget(
  stops: readonly HTMLElement[],
  current: Element | null,
  isBackward: boolean,
): 'browser' | 'trigger' | 'before' {
  const index = current instanceof HTMLElement ? stops.indexOf(current) : -1;
  if (isBackward) return index <= 0 ? 'before' : 'browser';
  return index === stops.length - 1 ? 'trigger' : 'browser';
}
