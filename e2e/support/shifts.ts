import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Records the layout shifts of all documents that load from now on, with the old and new positions.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const formatRect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources) {
          // Line breaks in code are not visible.
          if (node instanceof Text && node.data.trim() === '') continue;
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          shifts.push(`${value}: ${name} ${formatRect(previousRect)} → ${formatRect(currentRect)}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shifts since the document started to load. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
