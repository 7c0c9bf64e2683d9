import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import { startHost } from '../support/hosts';
import { copySite, runOctavo } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let dist: string;

test.beforeAll(async () => {
  const site = copySite('basic', 'relocatable');
  mkdirSync(join(site, 'public'), { recursive: true });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  writeFileSync(join(site, 'public/drawing.svg'), drawing);
  const counter = join(site, 'content/en/guide/counter.mdx');
  writeFileSync(
    counter,
    `${readFileSync(counter, 'utf8')}\n![drawing](/drawing.svg)\n\n<p>[To the start](./start.mdx) of {1 + 1}.</p>\n`,
  );
  const { code, output } = await runOctavo(site, ['build'], {
    OCTAVO_BASE: './',
    OCTAVO_CLEAN_URLS: 'off',
  });
  expect(code, output).toBe(0);
  dist = join(site, 'dist');
});

test('no document contains the base placeholder or a root-relative URL', () => {
  const documents = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(8);
  for (const path of documents) {
    const html = readFileSync(join(dist, path), 'utf8');
    const markup = html.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '');
    expect(markup, path).not.toContain('-octavo-base-');
    expect(markup, path).not.toMatch(/(?:href|src)="\//);
  }
});

/**
 * Opens every page that is reachable through links, each as a separate document, and returns the
 * titles.
 */
async function crawl(page: Page, start: string): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  const queue = [start];
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (titles.has(url)) continue;
    await page.goto(url);
    await expect(page.locator('main').first()).toBeVisible();
    titles.set(url, await page.title());
    const links = await page
      .locator('a[href]')
      .evaluateAll((list) =>
        list.map((link) => (link as HTMLAnchorElement).href.split('#', 1)[0]!),
      );
    const root = new URL('.', start).href;
    queue.push(...links.filter((link) => link.startsWith(root)));
  }
  return titles;
}

/** Checks that the image of the page has loaded. */
async function expectDrawing(page: Page): Promise<void> {
  const drawing = page.getByAltText('drawing');
  await drawing.scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(40);
}

test('one build works unchanged below two bases: it hydrates, navigates, searches and switches languages', async ({
  page,
  consoleMessages,
}) => {
  for (const base of ['/', '/a/b/']) {
    const host = await startHost('plain', dist, base);
    try {
      await page.goto(`${host.url}guide/start.html`);
      await page.locator('html[data-hydrated]').waitFor();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('main').getByRole('link', { name: 'the counter' }).click();
      await expect(page).toHaveURL(`${host.url}guide/counter.html#how-it-counts`);
      await page.getByRole('button', { name: 'Counted 0' }).click();
      await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
      await expectDrawing(page);
      await page.getByRole('link', { name: 'To the start' }).click();
      await expect(page).toHaveURL(`${host.url}guide/start.html`);

      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search docs').fill('counter');
      await page.getByRole('option').first().click();
      await expect(page).toHaveURL(/counter\.html/);

      // Links that were rendered in the first document resolve to the same pages from another
      // depth.
      await page.getByRole('link', { name: 'Fixture' }).first().click();
      await expect(page).toHaveURL(`${host.url}index.html`);
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of hrefs) {
        expect(href).toMatch(new RegExp(`^${host.url}`));
        expect((await fetch(href)).status, href).toBe(200);
      }
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await page.goto(`${host.url}zh/guide/counter.html`);
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
      // A page can still prefetch files when the host closes.
      await page.goto('about:blank');
    } finally {
      await host.close();
    }
  }
  expect(consoleMessages).toEqual([]);
});

test('the folder works from the file system: pages have their styles, and links work', async ({
  page,
  consoleMessages,
}) => {
  const titles = await crawl(page, pathToFileURL(join(dist, 'index.html')).href);
  expect(titles.size).toBeGreaterThan(7);
  for (const title of titles.values()) expect(title).toContain('Fixture');
  await page.goto(pathToFileURL(join(dist, 'guide/counter.html')).href);
  await expect(page.locator('.oct-navbar, header').first()).toHaveCSS('position', /sticky|fixed/);
  await expectDrawing(page);
  await page.getByRole('main').getByRole('link', { name: 'To the start' }).click();
  await expect(page.locator('h1')).toContainText('Start');
  expect(consoleMessages).toEqual([]);
});
