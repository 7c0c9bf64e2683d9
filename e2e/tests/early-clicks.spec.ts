import type { Page } from '@playwright/test';
import { openWithoutScripts } from '../support/open-without-scripts';
import { expect, test } from '../support/test';

test('a click on a button before the scripts load takes effect once they have loaded', async ({
  page,
  docsUrl,
}) => {
  const release = await openWithoutScripts(page, `${docsUrl}/guide/start/quick-start`);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('only the last click takes effect, and only once', async ({ page, docsUrl }) => {
  const release = await openWithoutScripts(page, `${docsUrl}/guide/start/quick-start`);
  const group = page.locator('#oct-sidebar button[aria-expanded]').first();
  await page.getByRole('button', { name: 'Search' }).first().click();
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  release();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
});

test('a click on the search button before the scripts load keeps the text that follows', async ({
  page,
  docsUrl,
  consoleMessages,
}) => {
  const release = await openWithoutScripts(page, `${docsUrl}/guide/start/quick-start`);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.keyboard.type('mockResolvedValueOnce');
  release();
  await expect(page.getByRole('combobox')).toHaveValue('mockResolvedValueOnce');
  await expect(page.getByRole('option').first()).toContainText('mockResolvedValueOnce');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/mockInstance#mockresolvedvalueonce$/i);
  expect(consoleMessages).toEqual([]);
});

test('a click elsewhere cancels an early click', async ({ page, docsUrl }) => {
  const release = await openWithoutScripts(page, `${docsUrl}/guide/start/quick-start`);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('heading', { level: 1 }).click();
  release();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('a 404 page that is replaced by that of its language', () => {
  test.use({ locale: 'zh-CN' });

  /** Opens an unknown URL of a host that has a single 404 page for all URLs. */
  async function openUnknown(page: Page, docsUrl: string): Promise<() => void> {
    const url = `${docsUrl}/zh/no/such/page`;
    const body = await (await page.request.get(`${docsUrl}/404.html`)).text();
    await page.route(url, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    return openWithoutScripts(page, url);
  }

  test('keeps a click', async ({ page, docsUrl }) => {
    const release = await openUnknown(page, docsUrl);
    // The page is visible after three seconds.
    const button = page.locator('.oct-search-button').first();
    await button.evaluate((element: HTMLElement) => element.click());
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('keeps text that is typed while it is hidden', async ({ page, docsUrl }) => {
    const release = await openUnknown(page, docsUrl);
    await page.locator('html[data-pending] body').waitFor({ state: 'attached' });
    await page.locator('.oct-search-button').first().waitFor({ state: 'attached' });
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('mock');
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('combobox')).toHaveValue('mock');
  });
});
