import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { amount } from '../support/amounts';
import { docsRoutes } from '../support/routes';
import { expect, test } from '../support/test';

const isLong = amount(0, 1) === 1;
const SAMPLES = ['/', '/guide/start/', '/config/', '/api/test-api/expect', '/zh/guide/basic/cli'];
const WIDTHS = isLong ? [360, 768, 1280] : [360, 1280];

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

async function violations(page: Page): Promise<unknown[]> {
  const results = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of WIDTHS) {
    test(`axe finds nothing in ${colorScheme} mode at ${width} px`, async ({ page, docsUrl }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      for (const route of [...(isLong ? docsRoutes() : SAMPLES), '/no-such-page']) {
        await open(page, docsUrl + route);
        // What a page adds once it runs may still be on its way.
        await expect.poll(() => violations(page), { message: route, timeout: 60_000 }).toEqual([]);
      }
    });
  }

  if (!isLong) continue;
  test(`axe finds nothing in what opens over a page in ${colorScheme} mode`, async ({
    page,
    docsUrl,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, `${docsUrl}/guide/start/`);
    await page.getByRole('button', { name: 'Tools of the same family' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page), 'product switcher').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Language/ }).click();
    expect(await violations(page), 'language menu').toEqual([]);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await violations(page), 'mobile menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await violations(page), 'sidebar drawer').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.oct-local-outline summary').click();
    await expect
      .poll(() => violations(page), { message: 'local outline', timeout: 60_000 })
      .toEqual([]);
  });
}
