import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Gather what moves in documents to come, where from and where to. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          shifts.push(`${value}: ${name} ${place(previousRect)} → ${place(currentRect)}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved since the document began to load; empty where nothing did. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
