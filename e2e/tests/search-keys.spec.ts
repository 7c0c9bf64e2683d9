import type { Page } from '@playwright/test';
import { holdIndexes } from '../support/hold-indexes';
import { openWithoutScripts } from '../support/open-without-scripts';
import { expect, test } from '../support/test';

const box = (page: Page) => page.getByRole('combobox');
const rows = (page: Page) => page.getByRole('option');

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

test('Enter right after other text opens a result of that text', async ({ page, docsUrl }) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  await page.keyboard.press('ControlOrMeta+k');
  await box(page).fill('spyOn');
  await expect(page.locator('.oct-search mark').first()).toHaveText(/spyOn/i);
  await box(page).selectText();
  await page.keyboard.insertText('coverage');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/coverage/);
});

test('on a first visit, Enter waits for the index and opens the first result', async ({
  page,
  docsUrl,
}) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  const release = await holdIndexes(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('mockResolvedValueOnce');
  await page.keyboard.press('Enter');
  await expect(page.locator('.oct-search-spinner')).toBeVisible();
  release();
  await expect(page).toHaveURL(/mockInstance#mockresolvedvalueonce$/i);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Ctrl+K, text and Enter before the scripts load open a result', async ({ page, docsUrl }) => {
  const release = await openWithoutScripts(page, `${docsUrl}/guide/start/quick-start`);
  await page.getByRole('button', { name: 'Search' }).first().waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('mockResolvedValueOnce');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/mockInstance#mockresolvedvalueonce$/i);
});

test('a slash before the scripts load opens the panel with the text that follows', async ({
  page,
  docsUrl,
  consoleMessages,
}) => {
  const release = await openWithoutScripts(page, `${docsUrl}/guide/start/quick-start`);
  await page.getByRole('button', { name: 'Search' }).first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('snap/');
  release();
  await expect(box(page)).toHaveValue('snap/');
  await page.keyboard.type('x');
  await expect(box(page)).toHaveValue('snap/x');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(consoleMessages).toEqual([]);
});

test('Escape before the scripts load cancels the search', async ({ page, docsUrl }) => {
  const release = await openWithoutScripts(page, `${docsUrl}/guide/start/quick-start`);
  await page.getByRole('button', { name: 'Search' }).first().waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('mock');
  await page.keyboard.press('Escape');
  release();
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html > input')).toHaveCount(0);
});

test('Ctrl+K works whatever has the focus', async ({ page, docsUrl }) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  for (const type of ['radio', 'checkbox', 'range', 'button']) {
    await page.evaluate((type) => {
      const input = Object.assign(document.createElement('input'), { type });
      document.querySelector('main')!.prepend(input);
      input.focus();
    }, type);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page
    .getByRole('button', { name: /theme|mode/i })
    .first()
    .focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toBeFocused();
});

test('after the language changes, no row of the other language is rendered', async ({
  page,
  docsUrl,
}) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  await page.keyboard.press('ControlOrMeta+k');
  await box(page).fill('mock');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      if (!location.pathname.startsWith('/zh/') || document.documentElement.lang !== 'zh') return;
      for (const row of document.querySelectorAll<HTMLAnchorElement>('.oct-search a[role=option]'))
        shown.push(row.pathname);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // Navigates in the app, like the language menu.
    history.pushState({}, '', '/zh/guide/start/quick-start');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(rows(page).first()).toHaveAttribute('href', /^\/zh\//);
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((path) => !path.startsWith('/zh/'))).toEqual([]);
});

test('a query without results offers a similar one and the hits in the other language, with the keyboard alone', async ({
  page,
  docsUrl,
}) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  await page.keyboard.press('ControlOrMeta+k');
  await box(page).fill('konfiggurasions');
  await expect(page.locator('.oct-search-in').first()).toContainText('Did you mean');
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeVisible();

  await box(page).fill('断点');
  await expect(page.getByRole('button', { name: /Search in .* \d+ pages?/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toHaveAttribute('href', /^\/zh\//);
});

test('only the selected row is highlighted, also if the pointer rests on another one', async ({
  page,
  docsUrl,
}) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  await page.keyboard.press('ControlOrMeta+k');
  await box(page).fill('mock');
  await expect(rows(page).nth(2)).toBeVisible();
  const { x, y, width, height } = (await rows(page).nth(2).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(rows(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const highlighted = () =>
    rows(page).evaluateAll(
      (all) =>
        all.filter((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)').length,
    );
  await expect.poll(highlighted).toBe(1);
});
