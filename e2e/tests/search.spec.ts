import { brotliCompressSync } from 'node:zlib';

import AxeBuilder from '@axe-core/playwright';
import type { CDPSession, Page, Route } from '@playwright/test';

import { expect, test } from '../support/test';

/**
 * Maximum size of the panel and the worker when search is opened, in kB (1,000 bytes) with brotli.
 */
const OPEN_BUDGET = 35.7;

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

const box = (page: Page) => page.getByRole('combobox');
const rows = (page: Page) => page.getByRole('option');
const NOTHING = 'rgba(0, 0, 0, 0)';
const markColor = (page: Page) =>
  page
    .locator('main p')
    .first()
    .evaluate(
      (paragraph) => getComputedStyle(paragraph, '::highlight(oct-search)').backgroundColor,
    );
/** Waits until all rows are rendered, and returns their number. Visible rows are rendered first. */
async function countRows(page: Page): Promise<number> {
  let count = 0;
  await expect(async () => {
    count = await rows(page).count();
    expect(await page.locator('output').textContent()).toBe(`${count} results`);
  }).toPass();
  return count;
}
const isMarked = (page: Page) => page.evaluate(() => CSS.highlights.has('oct-search'));

test('a reader finds and opens a page with the keyboard alone', async ({
  page,
  docsUrl,
  consoleMessages,
}) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  // Enter the text at once, because the rows of a partial query would be counted.
  await page.keyboard.insertText('snapshot format');
  await expect(rows(page).first()).toBeVisible();
  const count = await countRows(page);

  const expectActive = async (index: number) => {
    const id = (await rows(page).nth(index).getAttribute('id'))!;
    await expect(box(page)).toHaveAttribute('aria-activedescendant', id);
  };
  await expectActive(0);
  await page.keyboard.press('ArrowUp');
  await expectActive(count - 1);
  await page.keyboard.press('ArrowDown');
  await expectActive(0);
  for (let moved = 0; moved < count; moved += 7) await page.keyboard.press('PageDown');
  await expectActive(count - 1);
  await expect(rows(page).last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await expectActive(count - 1);
  const selection = () =>
    box(page).evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
      selectionStart,
      selectionEnd,
    ]);
  expect(await selection()).toEqual([0, 'snapshot format'.length]);
  for (let moved = 0; moved < count; moved += 7) await page.keyboard.press('PageUp');
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'true');

  const href = await rows(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(docsUrl + href);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => isMarked(page)).toBe(true);
  await expect.poll(() => markColor(page)).not.toBe(NOTHING);
  await page.keyboard.press('Escape');
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect.poll(() => markColor(page)).toBe(NOTHING);
  expect(consoleMessages).toEqual([]);
});

test('the panel loads within its budget, only once, and keeps its results', async ({
  page,
  docsUrl,
}) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  const scripts: Promise<Buffer>[] = [];
  const requests: string[] = [];
  page.context().on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body());
  });
  page.context().on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('ControlOrMeta+k');
  await box(page).fill('mock');
  await expect(rows(page).first()).toBeVisible();
  expect(requests.filter((url) => url.includes('search_index'))).toHaveLength(1);
  const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(OPEN_BUDGET);

  await countRows(page);
  const scroller = page.locator('.oct-search-scroller');
  await scroller.evaluate((element) => element.scrollTo(0, 120));
  const shown = await rows(page).allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  requests.length = 0;
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toHaveValue('mock');
  await expect(rows(page)).toHaveText(shown, { useInnerText: true });
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(120);
  await box(page).fill('timeout');
  await expect(page.locator('.oct-search mark').first()).toContainText(/timeout/i);
  expect(requests).toEqual([]);
});

test('over a slow connection, results need two round trips', async ({ page, docsUrl }) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  // Scripts that the page loads when it is idle must not be held.
  await page.waitForLoadState('networkidle');
  const held: Route[] = [];
  await page.context().route('**/*', (route) => void held.push(route));
  /** Waits until exactly these requests are sent, without a response to any of them. */
  const answerTogether = async (...expected: string[]) => {
    const paths = () =>
      held.map((route) => new URL(route.request().url()).pathname.replace(/[\d.]*\.\w{8}\./, '*.'));
    await expect.poll(() => paths().sort()).toEqual(expected);
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
  await page.keyboard.press('ControlOrMeta+k');
  // The panel, the worker, and what they share.
  const scripts = Array.from({ length: 3 }, () => '/static/js/*.js');
  await answerTogether(...scripts, '/static/manifest.json');
  await box(page).fill('mock');
  // The manifest is in the cache of the browser, which interception disables.
  await answerTogether('/static/manifest.json', '/static/search_index.en*.json');
  await expect(rows(page).first()).toBeVisible();
  expect(held).toEqual([]);
});

test('the panel covers the page for every kind of input, and restores the focus', async ({
  page,
  docsUrl,
}) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await expect(box(page)).toBeFocused();
  await expect(page.locator('dialog.oct-search:popover-open')).toBeVisible();
  // The page behind the panel is hidden from assistive technology, and Tab and scripts cannot focus
  // it.
  await expect(page.getByRole('main')).toHaveCount(0);
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('dialog.oct-search') !== null);
  const stops = new Set<string>();
  for (let presses = 0; presses < 6; presses++) {
    stops.add(await page.evaluate(() => document.activeElement!.className));
    await page.keyboard.press('Tab');
    await expect.poll(isInside).toBe(true);
  }
  expect(stops.size).toBeGreaterThan(1);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a')!.focus());
  await expect.poll(isInside).toBe(true);
  // The panel is above any `z-index` of the app.
  await page.addStyleTag({ content: 'header { z-index: 2147483647 !important }' });
  const top = () =>
    page.evaluate(() => document.elementFromPoint(innerWidth / 2, 5)?.className ?? '');
  await expect
    .poll(async () => (await page.getByRole('dialog').boundingBox())?.y)
    .toBeGreaterThan(20);
  await expect.poll(top).toContain('oct-search');
  await page.mouse.click(20, 400);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(button).toBeFocused();
});

test('the panel still handles keys after a click on its non-editable area', async ({
  page,
  docsUrl,
}) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toBeFocused();
  await page.locator('.oct-search-footer').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('search opens above a zoomed image and above the sidebar drawer', async ({
  page,
  docsUrl,
}) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  await page.evaluate(() => {
    const zoomed = document.body.appendChild(document.createElement('dialog'));
    zoomed.showModal();
  });
  await page.keyboard.press('ControlOrMeta+k');
  await box(page).fill('mock');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')!.close());

  // The drawer makes all existing elements inert, including the closed panel.
  await page.setViewportSize({ width: 700, height: 900 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toBeFocused();
  await expect(rows(page).first()).toBeVisible();
});

/** Presses a key that an input method intercepts. */
async function pressInMethod(session: CDPSession, code: string): Promise<void> {
  const key = { key: 'Process', code, windowsVirtualKeyCode: 229 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

test('composing with a Chinese input method does not search, navigate or close the panel', async ({
  page,
  docsUrl,
}) => {
  await visit(page, `${docsUrl}/zh/guide/start/quick-start`);
  const before = page.url();
  const session = await page.context().newCDPSession(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toBeFocused();
  for (const text of ['k', 'ku', "ku'z", "ku'zhao"]) {
    const selection = { selectionStart: text.length, selectionEnd: text.length };
    await session.send('Input.imeSetComposition', { text, ...selection });
    for (const code of ['ArrowDown', 'Enter', 'Escape']) await pressInMethod(session, code);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  // As long as a query is debounced or pending, the spinner exists.
  await expect(page.locator('.oct-search-spinner')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator('.oct-search-empty')).toHaveCount(0);

  await session.send('Input.insertText', { text: '快照' });
  await expect(box(page)).toHaveValue('快照');
  await expect(page.locator('.oct-search mark').first()).toHaveText('快照');
  expect(page.url()).toBe(before);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zh\/.*(snapshot|Snapshot)/);
});

test.describe('with touch input at 360 px', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the panel fills the screen, opens the tapped result, and can be canceled', async ({
    page,
    docsUrl,
  }) => {
    await visit(page, `${docsUrl}/guide/start/quick-start`);
    const button = page.getByRole('button', { name: 'Search', exact: false }).first();
    await button.tap();
    const panel = page.locator('.oct-search-panel');
    await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await box(page).fill('coverage');
    await expect(rows(page).first()).toBeVisible();
    await countRows(page);
    const heights = () =>
      rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await expect(panel).toBeHidden();
    await button.tap();
    await rows(page).first().tap();
    await expect(page).toHaveURL(/coverage/);
    await expect(panel).toBeHidden();
  });
});

test('repeated searches leak no memory and no listeners', async ({ page, docsUrl }) => {
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
  };
  const searchFor = async (words: string[]) => {
    for (const word of words) {
      await page.keyboard.press('ControlOrMeta+k');
      await box(page).fill(word);
      await expect(page.locator('.oct-search mark').first()).toContainText(new RegExp(word, 'i'));
      await page.keyboard.press('Escape');
      // While the closing input is still in the document, it would receive the keys.
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  };
  const words = ['mock', 'timeout', 'snapshot', 'coverage', 'globals'];
  await searchFor(words);
  const before = await held();
  await searchFor([...words, ...words, ...words]);
  // What the last search used may still be in use.
  await expect(async () => {
    const after = await held();
    expect(after.heap - before.heap).toBeLessThan(1_000_000);
    expect(after.listeners - before.listeners).toBeLessThan(20);
    expect(after.nodes - before.nodes).toBeLessThan(500);
  }).toPass({ timeout: 60_000 });
});

for (const [what, answer] of [
  ['is missing', { status: 404, body: 'not here' }],
  ['is an HTML page', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ['is truncated', { status: 200, contentType: 'application/json', body: '[{"id":"/a","tit' }],
  ['has an unexpected shape', { status: 200, contentType: 'application/json', body: '{"a":1}' }],
] as const) {
  test(`an index that ${what} returns no results, reports an error, and is requested again`, async ({
    page,
    docsUrl,
    consoleMessages,
  }) => {
    await visit(page, `${docsUrl}/guide/start/quick-start`);
    await page.context().route('**/search_index*', (route) => route.fulfill(answer));
    await page.keyboard.press('ControlOrMeta+k');
    await box(page).fill('mock');
    await expect(page.locator('.oct-search-empty')).toContainText('No results for "mock"');
    await expect(page.locator('.oct-search-empty')).toContainText('could not be loaded');
    await expect
      .poll(() => consoleMessages.join('\n'))
      .toContain('Failed to fetch search index, please reload the page and try again.');
    await page.keyboard.press('Escape');
    await page.context().unroute('**/search_index*');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(rows(page).first()).toBeVisible();
  });
}

test('search runs on the main thread if a policy forbids workers', async ({ page, docsUrl }) => {
  await page.route('**/guide/start/quick-start', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "worker-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await visit(page, `${docsUrl}/guide/start/quick-start`);
  await page.keyboard.press('ControlOrMeta+k');
  await box(page).fill('mock');
  await expect(rows(page).first()).toBeVisible();
  expect(page.workers()).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in the open panel, ${colorScheme}`, async ({ page, docsUrl }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [route, query] of [
      ['/zh/guide/start/quick-start', '快照'],
      ['/guide/start/quick-start', 'qzxvw'],
    ] as const) {
      await visit(page, docsUrl + route);
      await page.keyboard.press('ControlOrMeta+k');
      await box(page).fill(query);
      await expect(page.locator('.oct-search mark, .oct-search-empty').first()).toBeVisible();
      const violations = async () => {
        const { violations } = await new AxeBuilder({ page }).include('.oct-search').analyze();
        return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      };
      await expect.poll(violations, { timeout: 240_000 }).toEqual([]);
    }
  });
}
