/** Largest share of the width of a table that its sticky first column may take. */
const STICKY_SHARE = 0.5;

/** Plugins mark their boxes with `oct-scrollable`. */
const BOXES = '.oct-code pre, table, .oct-file-tree, .oct-scrollable';

/**
 * Marks code blocks, tables, file trees and `.oct-scrollable` boxes whose content is wider than their box, and updates the marks when the size
 * of the box changes. A hidden box has no size, so it is measured when it becomes visible.
 *
 * - Code blocks get `data-fits` if no line overflows.
 * - Tables get `data-more` while there is more to scroll to, and `data-sticky` if the first column can stay in view.
 * - Tables, file trees and `.oct-scrollable` boxes become focusable, so that they can be scrolled with the keyboard.
 *
 * @returns a cleanup function that stops observing
 */
export function observeOverflow(container: Element): () => void {
  // Environments without layout, such as jsdom, do not have it.
  if (typeof ResizeObserver === 'undefined') return () => {};
  // Observers run after layout, so reading sizes does not force another one.
  const observer = new ResizeObserver((entries) => {
    const boxes = entries
      .map(({ target }) => target as HTMLElement)
      .filter((box) => box.clientWidth > 0);
    for (const update of boxes.map(measure)) update();
  });
  const observe = (root: Element) => {
    if (root.matches(BOXES)) observer.observe(root);
    for (const box of root.querySelectorAll(BOXES)) observer.observe(box);
  };
  observe(container);
  // Components can add content at any time.
  const additions = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) observe(node);
    }
  });
  additions.observe(container, { childList: true, subtree: true });
  return () => {
    additions.disconnect();
    observer.disconnect();
  };
}

/** Reads the sizes of a box, and returns a function that writes the marks. */
function measure(box: HTMLElement): () => void {
  const overflows = box.scrollWidth > box.clientWidth;
  if (box instanceof HTMLTableElement) return measureTable(box, overflows);
  const block = box.closest('.oct-code');
  if (block) {
    // Wrapped lines never overflow, so a wrapped block keeps its mark.
    return () =>
      void (block.hasAttribute('data-wrap') || block.toggleAttribute('data-fits', !overflows));
  }
  return () => {
    if (overflows) box.tabIndex = 0;
  };
}

function measureTable(table: HTMLTableElement, overflows: boolean): () => void {
  const column = table.rows[0]?.cells[0]?.offsetWidth ?? 0;
  const isSticky = overflows && column <= table.clientWidth * STICKY_SHARE;
  const isAtEnd = isScrolledToEnd(table);
  return () => {
    if (overflows) table.tabIndex = 0;
    table.toggleAttribute('data-sticky', isSticky);
    table.toggleAttribute('data-more', overflows && !isAtEnd);
  };
}

/** Removes the fade of a table that is scrolled to its end. */
export function updateFade(table: HTMLTableElement): void {
  table.toggleAttribute('data-more', !isScrolledToEnd(table));
}

/** In right-to-left tables, the scroll position is negative. Zoom can make it fractional. */
function isScrolledToEnd({ scrollLeft, scrollWidth, clientWidth }: Element): boolean {
  return Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1;
}
