import type { Browser, Page } from '@playwright/test';

import { useBoxFonts } from '../support/box-font';
import { expect, test } from '../support/test';

test.beforeEach(({ page }) => useBoxFonts(page));

/** Opens a page on a phone: 375 px wide, with touch instead of a pointer that hovers. */
async function openOnPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await useBoxFonts(page);
  await page.addInitScript(() => localStorage.setItem('octavo.visited', '1'));
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  return page;
}

/** Returns the first line of each code block that a visible button covers, at both ends of its scroll range. */
function coveredCode(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.oct-code')].flatMap((block) => {
      const pre = block.querySelector('pre')!;
      if (!pre.checkVisibility({ contentVisibilityAuto: true })) return [];
      const buttons = [...block.querySelectorAll('.oct-code-actions button')]
        .map((button) => button.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      const visible = pre.getBoundingClientRect();
      return [0, pre.scrollWidth].flatMap((position) => {
        pre.scrollLeft = position;
        const range = document.createRange();
        const isCovered = [...block.querySelectorAll('.line, .oct-code-title')].some((line) => {
          range.selectNodeContents(line);
          return [...range.getClientRects()].some((text) =>
            buttons.some(
              (button) =>
                Math.min(text.right, visible.right) > button.left + 0.5 &&
                text.left < button.right - 0.5 &&
                text.bottom > button.top + 0.5 &&
                text.top < button.bottom - 0.5,
            ),
          );
        });
        return isCovered ? [`${block.textContent.slice(0, 40)} at ${position}`] : [];
      });
    }),
  );
}

test('on touch devices, buttons never cover code', async ({ browser, docsUrl }) => {
  for (const route of ['/guide/start/quick-start', '/config/test/coverage', '/guide/basic/cli']) {
    const page = await openOnPhone(browser, docsUrl + route);
    await expect(page.locator('.oct-copy'), route).not.toHaveCount(0);
    await expect.poll(() => coveredCode(page), route).toEqual([]);
    await expect(page.locator('.oct-copy').first(), route).toHaveCSS('opacity', '1');
    await page.context().close();
  }
});

test('tabs and their code share one frame, with the buttons in the bar', async ({
  page,
  docsUrl,
}) => {
  await page.goto(`${docsUrl}/guide/start/quick-start`);
  await page.locator('html[data-hydrated]').waitFor();
  const tabs = page.locator('.oct-tabs').first();
  const code = tabs.locator('.oct-code').first();
  await expect(tabs).toHaveCSS('border-top-width', '1px');
  await expect(code).toHaveCSS('border-left-width', '0px');
  await expect(async () => {
    const bar = (await tabs.getByRole('tablist').boundingBox())!;
    const copy = (await code.getByRole('button', { name: 'Copy code' }).boundingBox())!;
    expect(copy.y).toBeGreaterThanOrEqual(bar.y);
    expect(copy.y + copy.height).toBeLessThanOrEqual(bar.y + bar.height);
    expect(copy.x).toBeGreaterThanOrEqual(bar.x + bar.width);
  }).toPass({ timeout: 60_000 });
});

test('the wrap button is visible only if a line is too long', async ({ page, docsUrl }) => {
  await page.goto(`${docsUrl}/guide/start/quick-start`);
  await page.locator('html[data-hydrated]').waitFor();
  const short = page.locator('.oct-code', { hasText: '"test:watch": "rstest watch"' });
  const wrap = short.getByRole('button', { name: 'Wrap lines' });
  await expect(wrap).toBeHidden();
  await page.setViewportSize({ width: 240, height: 800 });
  await expect(wrap).toBeVisible();
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(wrap).toBeVisible();
});

test('a table that is wider than a phone fades out at its end and keeps its first column', async ({
  browser,
  docsUrl,
}) => {
  const page = await openOnPhone(browser, `${docsUrl}/guide/start/`);
  const table = page.getByRole('table').filter({ hasText: 'Vitest' });
  await expect(table).not.toHaveCSS('mask-image', 'none');
  const start = () =>
    table
      .getByRole('cell')
      .first()
      .evaluate((cell) => cell.getBoundingClientRect().x);
  const before = await start();
  await table.evaluate((node) => node.scrollTo({ left: node.scrollWidth, behavior: 'instant' }));
  await expect(table).toHaveCSS('mask-image', 'none');
  await expect.poll(start).toBe(before);
  await table.evaluate((node) => node.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(table).not.toHaveCSS('mask-image', 'none');
  await page.context().close();
});
