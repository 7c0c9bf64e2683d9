import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { install, prepare, run } from './install';
import { type Served, serveWith } from './serve';
import { collectConsoleMessages } from './theme-components';

const manifest = { name: 'acme', private: true, devDependencies: { '@octavo/cli': '*' } };
let served: Served;
test.beforeAll(async () => {
  const folder = prepare('init', (site) => {
    writeFileSync(join(site, 'package.json'), JSON.stringify(manifest));
    install(site);
    run(site, 'node_modules/.bin/octavo', ['init', '--yes', '--lang', 'en,zh']);
    install(site);
    run(site, 'npm', ['run', 'build']);
  });
  served = await serveWith(folder, 'node_modules/.bin/octavo', ['preview', '--port']);
});
test.afterAll(() => served?.close());

test('octavo init creates a site in two languages with search', async ({ page }) => {
  const consoleMessages = collectConsoleMessages(page);
  await page.goto(served.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible();
  // A click before hydration loads a new document, and the key presses below would be lost.
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL(/\/guide\/start$/);
  await expect(page.getByRole('navigation', { name: 'Pages in this section' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('sidebar');
  await expect(page.getByRole('option').first()).toContainText('sidebar');
  await page.goto(`${served.url}/zh/guide/start`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('快速开始');
  expect(consoleMessages).toEqual([]);
});
