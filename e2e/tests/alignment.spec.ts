import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator } from '@playwright/test';

import { copySite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

let served: Served;

const HOME = `---
pageType: home
hero:
  name: Product
  text: Subtitle
  align: start
  code:
    lang: ts
    source: const a = 1;
features:
  - title: First
    details: One
  - title: Second
    details: Two
---
`;

const CODE = `# Code

\`\`\`sh
npm install
\`\`\`

<PackageManagerTabs command="install product" />
`;

test.beforeAll(async () => {
  const site = copySite('basic', 'alignment');
  writeFileSync(join(site, 'content/en/index.mdx'), HOME);
  writeFileSync(join(site, 'content/en/guide/code.mdx'), CODE);
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(() => served?.close());

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test('the text of the features starts where the text of the hero does', async ({ page }) => {
  for (const width of [960, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(served.url);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const feature = await boxOf(page.getByRole('heading', { name: 'First' }));
    expect(Math.abs(feature.x - title.x), `${width} px`).toBeLessThan(1.5);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test('the label of a tab is centered like the button next to it', async ({ page }) => {
  await page.goto(`${served.url}guide/code`);
  const tabs = page.locator('.oct-package-manager-tabs');
  const tab = tabs.getByRole('tab').first();
  const button = await boxOf(tabs.getByRole('button', { name: 'Copy' }).first());
  const label = await tab.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { top, height } = range.getBoundingClientRect();
    return top + height / 2;
  });
  expect(Math.abs(label - (button.y + button.height / 2))).toBeLessThan(1);
});

test('the 404 page has one search field, which opens the search', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${served.url}missing/page`);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('button', { name: /^Search/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: /^Search/ })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
});
