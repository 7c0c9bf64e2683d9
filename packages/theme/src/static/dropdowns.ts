import { getNextIndex } from '../dom/next-index';
import { DROPDOWN_CLOSE_DELAY } from '../model/constants';

const ROOT = '.oct-dropdown';
/** Arrow keys within radio buttons select another one. */
const ENTRIES = 'a[href], button, input:checked';

type Cause = 'hover' | 'click';

/** Handles the dropdowns in the document, which the `Dropdown` component has rendered. */
export function attachDropdowns(signal: AbortSignal): void {
  const openedBy = new WeakMap<Element, Cause>();
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

  function open(root: Element, cause: Cause): void {
    openedBy.set(root, cause);
    render(root, true);
  }
  function close(root: Element): void {
    if (openedBy.delete(root)) render(root, false);
  }
  /** Closes the dropdowns that do not contain an event target. */
  function closeOthers(target: EventTarget | null): void {
    for (const root of document.querySelectorAll(ROOT))
      if (!root.contains(target as Node | null)) close(root);
  }
  function focusEntry(root: Element, key: string): boolean {
    if (document.activeElement?.localName === 'input') return false;
    const entries = [...partOf(root, 'panel').querySelectorAll<HTMLElement>(ENTRIES)];
    const current = entries.indexOf(document.activeElement as HTMLElement);
    const next = getNextIndex(key, current, entries.length);
    if (next === undefined) return false;
    entries[next]?.focus();
    return true;
  }

  const onPointerOver = (event: PointerEvent): void => {
    for (const root of rootsCrossedBy(event)) {
      clearTimeout(timers.get(root));
      if (event.pointerType !== 'touch' && !openedBy.has(root)) open(root, 'hover');
    }
  };
  const onPointerOut = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    for (const root of rootsCrossedBy(event)) {
      clearTimeout(timers.get(root));
      timers.set(
        root,
        setTimeout(() => close(root), DROPDOWN_CLOSE_DELAY),
      );
    }
  };
  const onFocusOut = (event: FocusEvent): void => {
    for (const root of rootsCrossedBy(event)) {
      // Clicking the panel background blurs the focused element even though the pointer is still inside.
      if (event.relatedTarget || openedBy.get(root) === 'click') close(root);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    for (const root of rootsOf(event.target)) {
      const isOpen = openedBy.has(root);
      const button = partOf(root, 'button');
      if (event.key === 'Escape' && isOpen) {
        close(root);
        button.focus();
        return;
      }
      if (!isOpen && event.key === 'ArrowDown' && event.target === button) {
        event.preventDefault();
        open(root, 'click');
        focusEntry(root, 'Home');
      } else if (isOpen && focusEntry(root, event.key)) event.preventDefault();
    }
    // The focus can be elsewhere if the pointer has opened a panel.
    if (event.key === 'Escape') closeOthers(null);
  };
  const onClick = ({ target }: MouseEvent): void => {
    for (const root of rootsOf(target)) {
      // If the panel was opened on hover, a click keeps it open.
      if (partOf(root, 'button').contains(target as Node)) {
        if (openedBy.get(root) === 'click') close(root);
        else open(root, 'click');
      } else if (
        (target as Element).closest('a[href]') &&
        partOf(root, 'panel').contains(target as Node)
      )
        close(root);
    }
  };
  // A long press on a touch screen requests a context menu instead of clicking.
  const onContextMenu = (event: MouseEvent): void => {
    if ((event as Partial<PointerEvent>).pointerType !== 'touch') return;
    const root = rootsOf(event.target).find((element) =>
      partOf(element, 'button').contains(event.target as Node),
    );
    if (!root) return;
    event.preventDefault();
    open(root, 'click');
  };

  document.addEventListener('pointerover', onPointerOver, { signal, passive: true });
  document.addEventListener('pointerout', onPointerOut, { signal, passive: true });
  // A tap outside causes no blur if the tapped button has not received the focus, as in WebKit.
  document.addEventListener('pointerdown', ({ target }) => closeOthers(target), { signal });
  document.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('contextmenu', onContextMenu, { signal });
}

/** Returns the dropdowns that contain an event target, innermost first. */
function rootsOf(target: EventTarget | null): Element[] {
  const roots: Element[] = [];
  let root = target instanceof Element ? target.closest(ROOT) : null;
  for (; root; root = root.parentElement?.closest(ROOT) ?? null) roots.push(root);
  return roots;
}

/** Returns the dropdowns that the pointer or the focus has entered or left, innermost first. */
function rootsCrossedBy({ target, relatedTarget }: MouseEvent | FocusEvent): Element[] {
  return rootsOf(target).filter((root) => !root.contains(relatedTarget as Node | null));
}

function render(root: Element, isOpen: boolean): void {
  partOf(root, 'button').setAttribute('aria-expanded', `${isOpen}`);
  partOf(root, 'panel').hidden = !isOpen;
}

function partOf(root: Element, part: 'button' | 'panel'): HTMLElement {
  return root.querySelector<HTMLElement>(`:scope > .oct-dropdown-${part}`)!;
}
