import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { pageData } from '../support/routes';
import { copySite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

let served: Served;

test.beforeAll(async () => {
  const site = copySite('basic', 'components');
  const panel = join(site, 'content/en/guide/panel.tsx');
  const source = readFileSync(panel, 'utf8').replace('<h1', '<h1 className={styles.panelTitle}');
  writeFileSync(panel, `import styles from './panel.module.css';\n${source}`);
  writeFileSync(
    panel.replace('.tsx', '.module.css'),
    "@import 'panel-colors';\n.panel-title { color: var(--panel-title) }\n",
  );
  writeFileSync(
    join(site, 'content/en/guide/panel-colors.css'),
    ':root { --panel-title: rgb(1, 2, 3) }\n',
  );
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(() => served.close());

test('hydration keeps the DOM nodes of a page with components', async ({
  page,
  consoleMessages,
}) => {
  // The scripts are held back, so that the nodes can be marked before they run.
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/static/js/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${served.url}guide/counter`, { waitUntil: 'commit' });
  // The document ends with its data.
  await page.locator('script[type="application/json"]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const node of document.querySelectorAll('[data-oct-page] p'))
      Object.assign(node, { fromServer: true });
  });
  release();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const kept = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-oct-page] p')].every((node) => 'fromServer' in node),
    );
  expect(await kept()).toBe(true);
  await page.getByRole('button', { name: 'Counted 0' }).click();
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  expect(await kept()).toBe(true);
  expect(consoleMessages).toEqual([]);
});

test('the first page shows its prose again after navigating back', async ({
  page,
  consoleMessages,
}) => {
  await page.goto(`${served.url}guide/counter`);
  await page.getByRole('link', { name: 'Start here' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Start here/);
  await page.goBack();
  await expect(page.getByText('Prose after the component.')).toBeVisible();
  await expect(page.getByText('Prose within the component.')).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('a page that contains only prose loads no page script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const hydrated = page.locator('html[data-hydrated]');
  await page.goto(`${served.url}guide/start`, { waitUntil: 'networkidle' });
  await hydrated.waitFor();
  expect(scripts.filter((url) => url.includes('pages/'))).toEqual([]);
  await page.goto(`${served.url}guide/counter`, { waitUntil: 'networkidle' });
  await hydrated.waitFor();
  expect(scripts.filter((url) => url.includes('pages/'))).toHaveLength(1);
});

test('a component file is a page', async ({ page, consoleMessages }) => {
  await page.goto(`${served.url}guide/panel`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page that is a component');
  await expect(page).toHaveTitle('Panel - Fixture');
  expect(consoleMessages).toEqual([]);
});

test('styles that a page imports are loaded with it, on a first visit and on navigation', async ({
  page,
  consoleMessages,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`${served.url}guide/panel`);
  await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)');
  await page.goto(`${served.url}guide/start`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.getByRole('link', { name: 'Panel' }).first().click();
  await expect(title).toHaveText('A page that is a component');
  await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(consoleMessages).toEqual([]);
});

test('a slow page shows the progress bar until it has loaded', async ({ page }) => {
  await page.goto(`${served.url}guide/counter`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(pageData('guide/start'), async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Start here' }).first().click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Start here/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
