import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

/** Open a page of which no script comes before what this returns is called. */
async function openWithoutScripts(page: Page, docsUrl: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${docsUrl}/guide/start/quick-start`, { waitUntil: 'commit' });
  return () => release();
}

test('a button that is pressed before any script has come does what it says once they are there', async ({
  page,
  docsUrl,
}) => {
  const release = await openWithoutScripts(page, docsUrl);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the last press counts, and is done once', async ({ page, docsUrl }) => {
  const release = await openWithoutScripts(page, docsUrl);
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

test('a press that is taken back by another click elsewhere is forgotten', async ({
  page,
  docsUrl,
}) => {
  const release = await openWithoutScripts(page, docsUrl);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('heading', { level: 1 }).click();
  release();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
