import type { Page, Route } from '@playwright/test';

import { holdIndexes } from '../support/hold-indexes';
import { expect, test } from '../support/test';

const box = (page: Page) => page.getByRole('combobox');

interface Held {
  /** Lets the requests through that were held back, and all later ones. */
  release: () => Promise<void>;
  /** Resolves when the released requests are answered and the page is idle. */
  settle: () => Promise<void>;
}

/** Opens a page and holds back its further requests. */
async function visitHeld(page: Page, url: string): Promise<Held> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const held: Route[] = [];
  let isHeld = true;
  await page.context().route('**/*', (route) => {
    if (isHeld) held.push(route);
    else void route.continue();
  });
  return {
    async release() {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    },
    async settle() {
      for (const route of held) await (await route.request().response())?.finished();
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    },
  };
}

test('waiting for results moves nothing, and a spinner is shown', async ({ page, docsUrl }) => {
  const release = await holdIndexes(page);
  await page.goto(`${docsUrl}/guide/start/quick-start`, { waitUntil: 'networkidle' });
  await page.keyboard.press('ControlOrMeta+k');
  const tab = page.getByRole('tab', { name: '简体中文' });
  await expect(tab).toBeVisible();
  await page
    .locator('.oct-search-panel')
    .evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
  const readBoxes = async () => [await box(page).boundingBox(), await tab.boundingBox()];
  const before = await readBoxes();
  await page.keyboard.type('mock');
  const spinner = page.getByRole('img', { name: 'Searching' });
  await expect(spinner).toBeVisible();
  expect(await readBoxes()).toEqual(before);
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('text that is typed before the panel opens is in its input, in order', async ({
  page,
  docsUrl,
}) => {
  const { release } = await visitHeld(page, `${docsUrl}/guide/start/quick-start`);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('snapsho');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toHaveCount(0);
  await release();
  await page.keyboard.type('t form', { delay: 20 });
  await page.keyboard.type('at');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('snapshot format');
  await expect(page.locator('.oct-search mark').first()).toHaveText(/snapshot/i);
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toBeFocused();
});

test('after a click on the search button over a slow connection, typed text reaches the panel, and closing restores the focus', async ({
  page,
  docsUrl,
}) => {
  const { release } = await visitHeld(page, `${docsUrl}/guide/start/quick-start`);
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await page.keyboard.type('moke');
  await page.keyboard.press('Backspace');
  await release();
  await expect(box(page)).toHaveValue('mok');
  await expect(page.locator('dialog.oct-search:popover-open')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a search that is canceled before the panel opens does not open it', async ({
  page,
  docsUrl,
}) => {
  const { release, settle } = await visitHeld(page, `${docsUrl}/guide/start/quick-start`);
  const button = page.getByRole('button', { name: 'Search' });
  await button.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('mock');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await release();
  await settle();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toHaveValue('');
});

test('a word that is being composed before the panel opens is not split', async ({
  page,
  docsUrl,
}) => {
  const { release, settle } = await visitHeld(page, `${docsUrl}/zh/guide/start/quick-start`);
  const session = await page.context().newCDPSession(page);
  await page.keyboard.press('ControlOrMeta+k');
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('ku');
  await release();
  await expect(page.locator('.oct-search')).toBeAttached();
  await compose("ku'zhao");
  await settle();
  await session.send('Input.insertText', { text: '快照' });
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('快照');
  await expect(page.locator('.oct-search mark').first()).toHaveText('快照');
});
