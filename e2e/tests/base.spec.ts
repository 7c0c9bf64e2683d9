import { copySite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

test('a site with the base /docs/ links, hydrates and switches languages below it', async ({
  page,
  consoleMessages,
}) => {
  const env = { OCTAVO_BASE: '/docs/' };
  const site = copySite('basic', 'base');
  const { code, output } = await runOctavo(site, ['build'], env);
  expect(code, output).toBe(0);
  const { url, close } = await serve('preview', site, env);
  try {
    expect(url).toMatch(/\/docs\/$/);
    const hrefs = new Set<string>();
    for (const route of ['', 'guide/start', 'guide/counter', 'guide/panel', 'zh/guide/start']) {
      await page.goto(url + route);
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      for (const href of await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!)))
        hrefs.add(href);
    }
    for (const href of hrefs) {
      expect(href).toMatch(/^\/docs\//);
      expect((await fetch(new URL(href, url))).status, href).toBe(200);
    }
    await page.goto(`${url}guide/start`);
    await page.getByRole('main').getByRole('link', { name: 'the counter' }).click();
    await expect(page).toHaveURL(/\/docs\/guide\/counter#how-it-counts$/);
    await page.getByRole('button', { name: 'Counted 0' }).click();
    await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    expect(consoleMessages).toEqual([]);
  } finally {
    await close();
  }
});
