import type { Page } from '@playwright/test';

/** Scrolls to a position in px, and waits until the page has handled the scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        const before = window.scrollY;
        const afterFrame = () => requestAnimationFrame(() => setTimeout(done));
        window.addEventListener('scroll', afterFrame, { once: true });
        window.scrollTo({ top, behavior: 'instant' });
        if (window.scrollY === before) done();
      }),
    top,
  );
}
