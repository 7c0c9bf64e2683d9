import type { StaticSidebar } from './sidebar';

/** Attributes of the navbar that depend on the page. Others depend on its state. */
const PAGE_ATTRIBUTES = ['href', 'aria-current', 'data-active', 'rel', 'lang', 'hreflang'];

/** Options for `swapPage`. */
export interface SwapOptions {
  sidebar: StaticSidebar;
  /** Whether the pages have the same site data, so that the navbar only differs in its links. */
  isSameSite: boolean;
  /** Whether the pages have the same sidebar. */
  isSameSidebar: boolean;
}

/**
 * Replaces a page by another one that the server has rendered. The navbar and the sidebar stay in the document if they
 * show the same items, with their scroll positions and the focus.
 *
 * @param current root element in the document
 * @param next root element of the other page, which loses its children
 */
export function swapPage(
  current: Element,
  next: Element,
  { sidebar, isSameSite, isSameSidebar }: SwapOptions,
): void {
  // Parsed without scripting, so these elements have links that the document must not show.
  for (const element of next.querySelectorAll('noscript')) element.textContent = '';
  const rules: Record<string, (current: Element, next: Element) => boolean> = {
    'oct-progress': () => isSameSite,
    'oct-layout'(from, to) {
      const isDismissed = isSameSite && !from.querySelector('.oct-announcement');
      if (isDismissed) to.querySelector('.oct-announcement')?.remove();
      copyAttributes(from, to);
      mergeChildren(from, to, rules);
      return true;
    },
    // Screen readers announce changes of a live region that stays in the document.
    'oct-visually-hidden': () => true,
    'oct-announcement': () => isSameSite,
    'oct-navbar': (from, to) => isSameSite && updateLinks(from, to),
    'oct-scroll-to-top': () => isSameSite,
    'oct-doc'(from, to) {
      copyAttributes(from, to);
      mergeChildren(from, to, rules);
      return true;
    },
    'oct-sidebar': (_from, to) => isSameSidebar && sidebar.update(to),
  };
  mergeChildren(current, next, rules);
}

/** Replaces the children of an element, except for those that a rule has updated. */
function mergeChildren(
  current: Element,
  next: Element,
  rules: Record<string, (current: Element, next: Element) => boolean>,
): void {
  const existing = new Map([...current.children].map((child) => [kindOf(child), child]));
  const children = [...next.children].map((child) => {
    const kind = kindOf(child);
    const from = existing.get(kind);
    return from && rules[kind]?.(from, child) ? from : document.adoptNode(child);
  });
  for (const child of [...current.childNodes])
    if (!children.includes(child as Element)) child.remove();
  let cursor = current.firstChild;
  for (const child of children) {
    // Elements that stay are not moved, because that would reset their scroll positions.
    if (child === cursor) cursor = cursor.nextSibling;
    else current.insertBefore(child, cursor);
  }
}

function kindOf(element: Element): string {
  return element.classList[0] ?? element.localName;
}

function copyAttributes(current: Element, next: Element): void {
  for (const name of new Set([...current.getAttributeNames(), ...next.getAttributeNames()]))
    copyAttribute(name, current, next);
}

function copyAttribute(name: string, current: Element, next: Element): void {
  const value = next.getAttribute(name);
  if (value === null) current.removeAttribute(name);
  else if (current.getAttribute(name) !== value) current.setAttribute(name, value);
}

/** Copies the links of a navbar. Returns `false` if the structure differs, for example because of a translation. */
function updateLinks(current: Element, next: Element): boolean {
  const [from, to] = [current, next].map((root) => [...root.querySelectorAll('*')]) as [
    Element[],
    Element[],
  ];
  if (from.length !== to.length) return false;
  if (from.some((element, index) => element.localName !== to[index]!.localName)) return false;
  from.forEach((element, index) => {
    const other = to[index]!;
    for (const name of PAGE_ATTRIBUTES) copyAttribute(name, element, other);
    if (element instanceof HTMLTemplateElement) element.innerHTML = other.innerHTML;
  });
  return true;
}
