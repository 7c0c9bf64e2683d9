import { expect, test } from '../support/test';

test('from 360 to 1440 px nothing scrolls sideways, and navigation and outline can be reached', async ({
  page,
  docsUrl,
}) => {
  for (const route of ['/', '/config/test/include', '/zh/guide/start/quick-start']) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(docsUrl + route);
    await page.locator('html[data-hydrated]').waitFor();
    for (let width = 360; width <= 1440; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      const { overflow, menus, outlines } = await page.evaluate(() => {
        const isSeen = (element: Element) => element.checkVisibility();
        return {
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          menus: [...document.querySelectorAll('header nav a, header button')].filter(isSeen)
            .length,
          outlines: [...document.querySelectorAll('a[href^="#"], button[aria-expanded]')].filter(
            isSeen,
          ).length,
        };
      });
      expect(overflow, `${route} at ${width} px`).toBe(0);
      expect(menus, `${route} at ${width} px`).toBeGreaterThan(0);
      if (route !== '/') expect(outlines, `${route} at ${width} px`).toBeGreaterThan(0);
    }
  }
});
