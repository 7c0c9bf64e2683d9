import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator } from '@playwright/test';

import { amount } from '../support/amounts';
import { copySite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

/** A title that consists of one word and is too long for any line. */
const WIDE = 'x'.repeat(300);
const GROUPS = 60;
const ENTRIES = 50;
/**
 * Maximum time of a click on a group, in ms. It is longer on machines that run other tests at the
 * same time.
 */
const TOGGLE_BUDGET = amount(250, 50);

let served: Served | undefined;
const url = (path: string): string => (served?.url ?? '') + path;

/** A sidebar with 3,000 entries, and an announcement. */
function config(): string {
  const group = (index: number) => ({
    text: `Group ${index}`,
    items: [
      ...(index === 0 ? [{ text: 'Start', link: '/guide/start' }] : []),
      ...(index === 0 ? [{ text: WIDE, link: '/guide/wide' }] : []),
      ...(index === GROUPS - 1 ? [{ text: 'Counter', link: '/guide/counter' }] : []),
      ...Array.from({ length: ENTRIES }, (_, entry) => ({
        text: `Entry ${index}.${entry}`,
        link: `https://example.com/${index}/${entry}`,
      })),
    ],
  });
  const everything = {
    text: 'Everything',
    items: [
      { text: 'Start', link: '/zh/guide/start' },
      ...Array.from({ length: GROUPS * ENTRIES }, (_, entry) => ({
        text: `Entry ${entry}`,
        link: `https://example.com/all/${entry}`,
      })),
    ],
  };
  const themeConfig = {
    sidebar: {
      '/guide': Array.from({ length: GROUPS }, (_, index) => group(index)),
      '/zh/guide': [everything],
    },
    localeRedirect: 'never',
    announcement: { message: 'Version **1.0** is out', link: '/guide/start', id: 'one' },
    hideNavbar: 'auto',
  };
  const site = {
    root: 'content',
    title: 'Large',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
    themeConfig,
  };
  return `export default ${JSON.stringify(site)};\n`;
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const site = copySite('basic', 'large-sidebar');
  writeFileSync(join(site, 'docs.config.ts'), config());
  writeFileSync(join(site, 'content/en/guide/wide.mdx'), `# ${WIDE}\n\n## ${WIDE}\n`);
  writeFileSync(
    join(site, 'content/en/index.mdx'),
    `---\npageType: home\nhero:\n  name: ${WIDE}\n  text: ${WIDE}\nfeatures:\n  - title: ${WIDE}\n    details: ${WIDE}\n---\n`,
  );
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(() => served?.close());

test('with a sidebar of 3,000 entries, the HTML contains only the branch of the page', async () => {
  const html = await (await fetch(url('guide/start'))).text();
  // Each closed group contains one link for readers without JavaScript.
  const shown = html.replace(/<noscript>.*?<\/noscript>/gs, '');
  expect(shown.match(/href="https:\/\/example\.com\//g)).toHaveLength(ENTRIES);
  expect(html.length).toBeLessThan(80_000);
});

test('with a group of 3,000 entries, the HTML contains only those around the page', async ({
  page,
}) => {
  await page.goto(url('zh/guide/start'));
  const html = await (await fetch(url('zh/guide/start'))).text();
  expect(html.match(/href="https:\/\/example\.com\/all\//g)!.length).toBeLessThanOrEqual(200);
  expect(html.length).toBeLessThan(80_000);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.getByRole('button', { name: '显示更多页面' }).click();
  await expect(page.locator('.oct-sidebar').getByText('Entry 698', { exact: true })).toBeAttached();
});

/**
 * Returns the time of each click on the buttons in ms, including layout, but excluding the wait for
 * the next frame.
 */
async function press(buttons: Locator): Promise<number[]> {
  const times = await buttons.evaluateAll(async (elements) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const all: number[] = [];
    for (const element of [...elements, ...elements]) {
      const start = performance.now();
      (element as HTMLElement).click();
      // React renders the update in a microtask after the event handler.
      await Promise.resolve();
      document.body.getBoundingClientRect();
      all.push(performance.now() - start);
      await frame();
    }
    return all;
  });
  return times.sort((a, b) => a - b);
}

test('groups in a sidebar of 3,000 entries open and close within the time limit', async ({
  page,
  consoleMessages,
}) => {
  await page.goto(url('guide/start'));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const times = await press(
    page.locator('.oct-sidebar button[aria-expanded="false"][aria-controls]'),
  );
  expect(times).toHaveLength(2 * (GROUPS - 1));
  expect(times[Math.floor(times.length * 0.9)]).toBeLessThan(TOGGLE_BUDGET);
  await expect(page.locator('.oct-sidebar').getByText('Entry 58.49')).toBeAttached();
  if (amount(0, 1))
    console.log(`toggles, ms: median ${times[times.length / 2]}, last ${times.at(-1)}`);
  expect(consoleMessages).toEqual([]);
});

test('a group of 3,000 entries opens and closes within the time limit', async ({
  page,
  consoleMessages,
}) => {
  await page.goto(url('zh/guide/start'));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const more = page.getByRole('button', { name: '显示更多页面' });
  while ((await more.count()) > 0) await more.click();
  const last = page.locator('.oct-sidebar').getByText('Entry 2999', { exact: true });
  await expect(last).toBeAttached();
  const times = await press(page.getByRole('button', { name: 'Everything' }));
  expect(Math.max(...times)).toBeLessThan(TOGGLE_BUDGET);
  if (amount(0, 1)) console.log(`toggling 3,000 entries, ms: ${times.join(', ')}`);
  expect(consoleMessages).toEqual([]);
});

test('with localeRedirect: never, a page stays in its language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(url('guide/start'));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  expect(page.url()).toBe(url('guide/start'));
  await context.close();
});

test('with all groups open, navigation works and the entry of the new page is in view', async ({
  page,
}) => {
  await page.goto(url('guide/start'));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>(
      '.oct-sidebar button[aria-expanded="false"]',
    ))
      button.click();
  });
  const entry = page.locator('.oct-sidebar').getByRole('link', { name: 'Counter' });
  await entry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Counter/);
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(entry).toBeInViewport();
  await page.goBack();
  await expect(page.locator('.oct-sidebar').getByRole('link', { name: 'Start' })).toBeInViewport();
});

test('a closed announcement is hidden before the first paint of every page', async ({
  page,
  consoleMessages,
}) => {
  await page.goto(url('guide/start'));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const line = page.getByRole('complementary', { name: 'Announcement' });
  await expect(line.getByRole('link')).toHaveAttribute('href', '/guide/start');
  await line.getByRole('button', { name: 'Close announcement' }).click();
  await expect(line).toHaveCount(0);

  // Without the other scripts, only the head script has an effect.
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(url('guide/counter'));
  await expect(page.locator('[data-announcement="one"]')).toBeHidden();
  expect(consoleMessages.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

test('an auto-hiding navbar hides on scroll down and shows on scroll up', async ({ page }) => {
  await page.goto(url('guide/long'));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const bar = page.locator('header.oct-navbar');
  const scroll = (by: number) => page.mouse.wheel(0, by);
  await page.mouse.move(900, 500);
  await scroll(100);
  await page.waitForTimeout(300);
  await scroll(400);
  await expect(bar).toHaveAttribute('data-hidden');
  await expect(bar).not.toBeInViewport();
  await scroll(-60);
  await expect(bar).toBeInViewport();
});

test('a very long word in a title makes nothing wider than the window', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', 'guide/wide', 'guide/start']) {
      await page.goto(url(path));
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
