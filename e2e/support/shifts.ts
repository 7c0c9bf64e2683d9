import type { Page } from '@playwright/test';

/** Recorded layout shift: its time in milliseconds since the navigation, and a description. */
type Shift = [time: number, text: string];

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Records the layout shifts of all documents that load from now on, with the old and new positions.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const formatRect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { startTime, value, sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources) {
          // Line breaks in code are not visible.
          if (node instanceof Text && node.data.trim() === '') continue;
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          const rects = `${formatRect(previousRect)} → ${formatRect(currentRect)}`;
          shifts.push([startTime, `${value}: ${name} ${rects}`]);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shifts since the document started to load. */
export const shiftsOf = (page: Page) => readShifts(page, 0);

/**
 * Returns the layout shifts since the document was parsed. Where a parser pauses, and what it has shown by then, depends
 * on the load of the machine.
 */
export const shiftsAfterParsing = async (page: Page) =>
  readShifts(
    page,
    await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
          .domInteractive,
    ),
  );

const readShifts = (page: Page, since: number) =>
  page.evaluate(
    (since) =>
      (window as unknown as { shifts: Shift[] }).shifts
        .filter(([time]) => time >= since)
        .map(([, text]) => text),
    since,
  );
