import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator } from '@playwright/test';

import { amount } from '../support/amounts';
import { useBoxFonts } from '../support/box-font';
import { scrollTo } from '../support/scroll';
import { copySite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

/** A title that consists of one word and is too long for any line. */
const WIDE = 'x'.repeat(300);
const GROUPS = 60;
const ENTRIES = 50;
/** Maximum time of a click on a group, in ms. Only long runs measure time, because they run alone. */
const TOGGLE_BUDGET = 50;

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

interface Clicks {
  /** Time of each click in ms, including layout, but excluding the wait for the next frame, sorted. */
  times: number[];
  /** The largest number of elements that a click inserts. */
  inserted: number;
  /** The largest number of existing elements that a click changes. */
  changed: number;
}

/** Clicks each of the buttons twice. */
async function press(buttons: Locator): Promise<Clicks> {
  const { times, ...work } = await buttons.evaluateAll(async (elements) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((list) => void records.push(...list));
    const observed = { attributes: true, childList: true, subtree: true };
    const times: number[] = [];
    const work = { inserted: 0, changed: 0 };
    for (const element of [...elements, ...elements]) {
      observer.observe(document.documentElement, observed);
      const start = performance.now();
      (element as HTMLElement).click();
      // React renders the update in a microtask after the event handler.
      await Promise.resolve();
      document.body.getBoundingClientRect();
      times.push(performance.now() - start);
      await frame();
      observer.disconnect();
      const added = records
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element);
      const inserted = added.reduce((sum, node) => sum + node.querySelectorAll('*').length + 1, 0);
      const changed = new Set(records.splice(0).map(({ target }) => target)).size;
      work.inserted = Math.max(work.inserted, inserted);
      work.changed = Math.max(work.changed, changed);
    }
    return { times, ...work };
  });
  return { times: times.sort((a, b) => a - b), ...work };
}

test('a click on a group in a sidebar of 3,000 entries changes only this group', async ({
  page,
  consoleMessages,
}) => {
  await page.goto(url('guide/start'));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const { times, inserted, changed } = await press(
    page.locator('.oct-sidebar button[aria-expanded="false"][aria-controls]'),
  );
  expect(times).toHaveLength(2 * (GROUPS - 1));
  expect(inserted).toBeGreaterThan(0);
  expect(inserted).toBeLessThan(3 * ENTRIES);
  expect(changed).toBeLessThan(10);
  await expect(page.locator('.oct-sidebar').getByText('Entry 58.49')).toBeAttached();
  if (amount(0, 1)) {
    console.log(`toggles, ms: median ${times[times.length / 2]}, last ${times.at(-1)}`);
    expect(times[Math.floor(times.length * 0.9)]).toBeLessThan(TOGGLE_BUDGET);
  }
  expect(consoleMessages).toEqual([]);
});

test('a group of 3,000 entries opens and closes without a change of its entries', async ({
  page,
  consoleMessages,
}) => {
  await page.goto(url('zh/guide/start'));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const more = page.getByRole('button', { name: '显示更多页面' });
  const last = page.locator('.oct-sidebar').getByText('Entry 2999', { exact: true });
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    expect(await last.count()).toBe(1);
  }).toPass({ intervals: [10] });
  const { times, inserted, changed } = await press(
    page.getByRole('button', { name: 'Everything' }),
  );
  expect(inserted).toBe(0);
  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThan(10);
  if (amount(0, 1)) {
    console.log(`toggling 3,000 entries, ms: ${times.join(', ')}`);
    expect(Math.max(...times)).toBeLessThan(TOGGLE_BUDGET);
  }
  expect(consoleMessages).toEqual([]);
});

test('with localeRedirect: never, a page stays in its language', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(url('guide/start'));
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect(page).toHaveURL(url('guide/start'));
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
  // The navbar never hides at the top of the page.
  await scrollTo(page, 100);
  await scrollTo(page, 500);
  await expect(bar).toHaveAttribute('data-hidden');
  await expect(bar).not.toBeInViewport();
  await scrollTo(page, 440);
  await expect(bar).toBeInViewport();
});

test('a very long word in a title makes nothing wider than the window', async ({ page }) => {
  await useBoxFonts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', 'guide/wide', 'guide/start']) {
      await page.goto(url(path));
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path}, ${width}`)
        .toBeLessThanOrEqual(width);
    }
  }
});
