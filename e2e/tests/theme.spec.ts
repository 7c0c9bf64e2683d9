import type { Page } from '@playwright/test';

import { scrollTo } from '../support/scroll';
import { expect, test } from '../support/test';

const START = '/guide/start/';
const LONG = '/api/test-api/expect';

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}
const outline = (page: Page) => page.getByRole('navigation', { name: 'ON THIS PAGE' });
const sections = (page: Page) => page.getByRole('navigation', { name: 'Pages in this section' });
const expectDark = (page: Page, isDark: boolean) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.classList.contains('dark')))
    .toBe(isDark);
const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);

for (const [home, names] of [
  ['/', ['Guide', 'Config', 'API']],
  ['/zh/', ['指南', '配置', 'API']],
] as const) {
  test(`the navbar of ${home} links to three sections, and its logo to the home page`, async ({
    page,
    docsUrl,
  }) => {
    await open(page, `${docsUrl}${home}guide/start/`);
    const bar = page.getByRole('banner');
    const entries = bar.locator('.oct-nav').getByRole('link');
    await expect(entries).toHaveText([...names]);
    for (const [index, path] of ['guide/start/', 'config/', 'api/'].entries())
      await expect(entries.nth(index)).toHaveAttribute('href', home + path);
    await expect(entries.nth(0)).toHaveAttribute('aria-current', 'true');
    await bar.getByRole('link', { name: 'Rstest' }).click();
    await expect(page).toHaveURL(docsUrl + home);
    await expect(page).toHaveTitle('Rstest');
  });
}

test('a menu opens on hover and closes after the pointer leaves; keys open, navigate and close it', async ({
  page,
  docsUrl,
}) => {
  await open(page, docsUrl + START);
  const button = page.getByRole('button', { name: /^Language/ });
  const entry = page.getByRole('link', { name: '简体中文' });
  await button.hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(700, 600);
  await expect(entry).toBeHidden();

  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry).toBeHidden();
});

test('the tools menu opens on hover, lists eight tools in the language of the page, and closes with Escape', async ({
  page,
  docsUrl,
}) => {
  for (const [path, name, description] of [
    [START, 'Related tools', /bundler/i],
    [`/zh${START}`, '同系列工具', /打包/],
  ] as const) {
    await open(page, docsUrl + path);
    await page.getByRole('button', { name }).hover();
    const tools = page.getByRole('dialog', { name }).getByRole('link');
    await expect(tools).toHaveCount(8);
    await expect(tools.first()).toHaveText(description);
    await expect(tools.first()).toHaveAttribute('target', '_blank');
    await page.keyboard.press('Escape');
    await expect(tools.first()).toBeHidden();
  }
});

test('expanded and collapsed sidebar groups are persisted across navigation and reload', async ({
  page,
  docsUrl,
}) => {
  await open(page, docsUrl + START);
  const group = sections(page).getByRole('button', { name: 'Advanced' });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await sections(page)
    .getByRole('link', { name: /quick start/i })
    .click();
  await expect(page).toHaveURL(/quick-start$/);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect(group).toHaveAttribute('aria-expanded', 'false');

  await open(page, `${docsUrl}/guide/advanced/profiling`);
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(sections(page).locator('[aria-current="page"]')).toBeInViewport();
});

test('the outline follows the scroll position to the end of the page, and keeps a clicked entry active', async ({
  page,
  docsUrl,
}) => {
  await open(page, docsUrl + LONG);
  const links = outline(page).getByRole('link');
  const active = outline(page).locator('[aria-current]');
  const headings = page.locator('[data-oct-page] :is(h2, h3, h4)[id]');
  await expect(links).toHaveCount(await headings.count());
  await page.mouse.move(700, 500);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(active).toHaveText((await links.last().textContent())!);
  await expect(active).toBeInViewport();
  const third = links.nth(2);
  await third.click();
  await expect(active).toHaveText((await third.textContent())!);
  await expect(page).toHaveURL(new RegExp(`${await third.getAttribute('href')}$`));
});

test('a page ends with its edit link, its date and links to its neighbors', async ({
  page,
  docsUrl,
}) => {
  await open(page, `${docsUrl}/guide/basic/cli`);
  const edit = page.getByRole('link', { name: /Edit this page on GitHub/ });
  await expect(edit).toHaveAttribute('href', /\/sites\/docs\/content\/en\/guide\/basic\/cli\.mdx$/);
  await expect(edit).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: /^Previous Page/ })).toBeVisible();
  await page.getByRole('link', { name: /^Next Page/ }).click();
  await expect(page).not.toHaveURL(/cli$/);
  await expect(page).toHaveTitle(/ - Rstest$/);
});

test('the scroll-to-top button appears after 100 px', async ({ page, docsUrl }) => {
  await open(page, docsUrl + LONG);
  const button = page.getByRole('button', { name: 'Scroll to top' });
  await scrollTo(page, 100);
  await expect(button).toBeHidden();
  await scrollTo(page, 101);
  await button.click();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('query flags hide their components before any app script has loaded', async ({
  page,
  docsUrl,
}) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(`${docsUrl}${LONG}?navbar=0&sidebar=0&outline=0&footer=0`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['.oct-navbar', '.oct-sidebar', '.oct-outline', '.oct-doc-footer'])
    await expect(page.locator(part), part).toBeHidden();
  await page.goto(docsUrl + LONG);
  await expect(page.locator('.oct-navbar')).toBeVisible();
});

test('below 1024 px, the sidebar is a drawer, below 1280 px, the outline is a dropdown, and both close as expected', async ({
  page,
  docsUrl,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await open(page, docsUrl + LONG);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const root = page.locator('html');
  await menu.click();
  await expect(drawer).toBeVisible();
  await expect(root).toHaveAttribute('data-scroll-locked');
  await page.mouse.click(1000, 400);
  await expect(drawer).toBeHidden();
  await expect(root).not.toHaveAttribute('data-scroll-locked');
  await expect(menu).toBeFocused();
  await menu.click();
  await drawer.getByRole('link', { name: 'expect', exact: true }).click();
  await expect(drawer).toBeHidden();
  await menu.click();
  await drawer.getByRole('link', { name: 'describe', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/describe$/);

  await page.goBack();
  // The outline closes when the page changes.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/expect/i);
  const summary = page.locator('.oct-local-outline summary');
  const first = page.locator('.oct-local-outline').getByRole('link').first();
  await summary.click();
  await expect(first).toBeVisible();
  await page.mouse.click(300, 600);
  await expect(first).toBeHidden();
  await summary.click();
  await first.click();
  await expect(first).toBeHidden();
  await expect(page).toHaveURL(/#/);

  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu).toBeHidden();
  await expect(page.locator('.oct-sidebar')).toBeVisible();
  await expect(summary).toBeVisible();
  await page.setViewportSize({ width: 1281, height: 800 });
  await expect(summary).toBeHidden();
  await expect(outline(page)).toBeVisible();
});

test('the navbar and the local bar are 72, 56 and 46 px high at the edges of their breakpoints', async ({
  page,
  docsUrl,
}) => {
  await open(page, docsUrl + LONG);
  const height = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
  for (const [width, navbar, bar] of [
    [768, 56, 46],
    [769, 72, 46],
    [1279, 72, 46],
    [1280, 72, 46],
    [1281, 72, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => Promise.all([height('.oct-navbar'), height('.oct-doc-bar')]), `${width} px`)
      .toEqual([navbar, bar]);
  }
  // At the edge, the sidebar is a column, and the outline is in the bar only.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.oct-sidebar-nav')).toBeVisible();
  await expect(page.locator('.oct-sidebar-button')).toBeHidden();
  await expect(outline(page)).toBeHidden();
  await page.locator('.oct-local-outline summary').click();
  await expect(page.locator('.oct-local-outline').getByRole('link').first()).toBeVisible();
  await page.goto(`${docsUrl}/`);
  await expect(page.locator('.oct-doc-bar')).toHaveCount(0);
});

test('the mobile menu closes when the window reaches 768 px', async ({ page, docsUrl }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await open(page, docsUrl + START);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
});

test('the overview filter matches groups, titles and headings, and reports when nothing matches', async ({
  page,
  docsUrl,
}) => {
  await open(page, `${docsUrl}/api/`);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await expect(filter).toHaveAttribute('placeholder', 'Enter keyword');
  const entries = page.locator('.oct-overview-item');
  const all = await entries.count();
  // Two pages list their third heading level as well, the others only the second.
  const depthsOf = (name: string) =>
    entries
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .locator('li')
      .evaluateAll((items) => [...new Set(items.map((item) => item.dataset.depth))].sort());
  await expect.poll(() => depthsOf('expect')).toEqual(['2', '3']);
  await filter.fill('FAKE-timers');
  await expect(entries).not.toHaveCount(all);
  await expect(entries.first()).toContainText(/timers/i);
  await filter.fill('no such thing');
  await expect(page.getByRole('status').filter({ hasText: 'No matching API found' })).toHaveText(
    'No matching API found: no such thing',
  );
});

async function selectColorMode(page: Page, mode: string): Promise<void> {
  await page.locator('.oct-navbar').getByRole('button', { name: 'Color mode' }).hover();
  await page.locator(`.oct-navbar .oct-color-mode-option[data-mode="${mode}"]`).click();
}

test('the selected color mode is persisted, synced to other tabs, and can be reset', async ({
  page,
  docsUrl,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, docsUrl + START);
  const other = await context.newPage();
  await open(other, docsUrl + START);
  await selectColorMode(page, 'dark');
  await expectDark(page, true);
  await expectDark(other, true);
  await page.reload();
  await expectDark(page, true);
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', /#/);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await selectColorMode(page, 'auto');
  await expectDark(page, false);
  await expectDark(other, false);
});

test('a first visit redirects to the language of the reader with query and hash, later visits do not', async ({
  browser,
  docsUrl,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${docsUrl}${START}?a=1#x`);
  await expect(page).toHaveURL(`${docsUrl}/zh${START}?a=1#x`);
  await page.goto(docsUrl + START);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect(page).toHaveURL(docsUrl + START);
  await context.close();
});

test('text that is typed into the overview filter before its script loads is applied', async ({
  page,
  docsUrl,
}) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/static/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${docsUrl}/api/`, { waitUntil: 'commit' });
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.pressSequentially('timers');
  // The document ends with its data.
  await page.locator('script[type="application/json"]').waitFor({ state: 'attached' });
  const entries = page.locator('.oct-overview-item');
  const all = await entries.count();
  release();
  await expect.poll(() => entries.count()).toBeLessThan(all);
  await expect(entries.first()).toContainText(/timers/i);
  await expect(filter).toHaveValue('timers');
});

test('the navbar is transparent over the image of a home page up to 100 px of scrolling', async ({
  page,
  docsUrl,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, docsUrl);
  const bar = page.getByRole('banner');
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(bar).toHaveCSS('background-color', clear);
  await scrollTo(page, 99);
  await expect(bar).toHaveCSS('background-color', clear);
  await scrollTo(page, 101);
  await expect(bar).not.toHaveCSS('background-color', clear);
  await scrollTo(page, 0);
  await expect(bar).toHaveCSS('background-color', clear);
});

test('images of the home page below the fold load lazily and have dimensions', async ({
  page,
  docsUrl,
}) => {
  for (const home of ['/', '/zh/']) {
    await open(page, docsUrl + home);
    const cards = page.locator('.oct-tool-cards img');
    await expect(cards).toHaveCount(6);
    for (const image of await cards.all()) {
      await expect(image).toHaveAttribute('loading', 'lazy');
      await expect(image).toHaveAttribute('width', /\d/);
      await expect(image).toHaveAttribute('height', /\d/);
    }
  }
});
