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

test('a click elsewhere cancels an early click', async ({ page, docsUrl }) => {
  const release = await openWithoutScripts(page, `${docsUrl}/guide/start/quick-start`);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('heading', { level: 1 }).click();
  release();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
