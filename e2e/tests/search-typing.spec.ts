import type { Page, Route } from '@playwright/test';

import { expect, test } from '../support/test';

const box = (page: Page) => page.getByRole('combobox');
const SLOW_WAY = 400;

/** Open a page and hold back what it asks for from then on, until it is told to come. */
async function visitHeld(page: Page, url: string): Promise<() => Promise<void>> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const held: Route[] = [];
  let isHeld = true;
  await page.context().route('**/*', (route) => {
    if (isHeld) held.push(route);
    else void route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

test('what is typed before the panel is there is in its box, in order', async ({
  page,
  docsUrl,
}) => {
  const come = await visitHeld(page, `${docsUrl}/guide/start/quick-start`);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('snapsho');
  await page.keyboard.press('ControlOrMeta+k');
  await page.waitForTimeout(SLOW_WAY);
  await expect(box(page)).toHaveCount(0);
  await come();
  await page.keyboard.type('t form', { delay: 20 });
  await page.keyboard.type('at');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('snapshot format');
  await expect(page.locator('.oct-search mark').first()).toHaveText(/snapshot/i);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('a button pressed on a slow line gives what is typed to the panel, and has the focus back', async ({
  page,
  docsUrl,
}) => {
  const come = await visitHeld(page, `${docsUrl}/guide/start/quick-start`);
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await page.keyboard.type('moke');
  await page.keyboard.press('Backspace');
  await come();
  await expect(box(page)).toHaveValue('mok');
  await expect(page.locator('dialog.oct-search:popover-open')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a search that is cancelled before the panel is there does not open', async ({
  page,
  docsUrl,
}) => {
  const come = await visitHeld(page, `${docsUrl}/guide/start/quick-start`);
  const button = page.getByRole('button', { name: 'Search' });
  await button.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('mock');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await come();
  await page.waitForTimeout(SLOW_WAY);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toHaveValue('');
});

test('a word that is composed before the panel is there stays whole', async ({ page, docsUrl }) => {
  const come = await visitHeld(page, `${docsUrl}/zh/guide/start/quick-start`);
  const session = await page.context().newCDPSession(page);
  await page.keyboard.press('ControlOrMeta+k');
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('ku');
  await come();
  await expect(page.locator('.oct-search')).toBeAttached();
  await compose("ku'zhao");
  await page.waitForTimeout(SLOW_WAY);
  await session.send('Input.insertText', { text: '快照' });
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('快照');
  await expect(page.locator('.oct-search mark').first()).toHaveText('快照');
});
