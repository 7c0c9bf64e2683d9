import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { useBoxFonts } from '../support/box-font';
import { shiftsOf, watchShifts } from '../support/shifts';
import { copySite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

let served: Served;
let site: string;

test.beforeAll(async () => {
  site = copySite('markdown', 'markdown');
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(() => served.close());
test.beforeEach(async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await useBoxFonts(page);
});

async function open(page: Page, path = ''): Promise<void> {
  await page.goto(served.url + path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** Expects that copying was announced. The button shows it too, but only for two seconds. */
const expectCopied = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toBeAttached();
const block = (page: Page, text: string) => page.locator('.oct-code', { hasText: text });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`every Markdown feature is accessible in ${colorScheme} mode at ${width} px, and fits`, async ({
      page,
      consoleMessages,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await open(page);
      const violations = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      };
      // Overflowing tables become focusable shortly after hydration.
      await expect.poll(violations, { timeout: 240_000 }).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(width);
      expect(consoleMessages).toEqual([]);
    });
  }
}

test('the copy button copies the code without prompts or markers, by mouse and by keyboard', async ({
  page,
}) => {
  await open(page);
  const code = block(page, 'a b.ts');
  const button = code.getByRole('button', { name: 'Copy code' });
  await code.hover();
  await button.click();
  await expectCopied(page);
  await expect.poll(() => clipboard(page)).toContain('const second = 2;\nconst fourth = 4;');
  expect(await clipboard(page)).not.toMatch(/third|!code|10|11/);
  await expect(button).not.toHaveAttribute('data-copied', '');

  await block(page, 'npm test').getByRole('button', { name: 'Copy code' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe('npm test -- --watch\necho done');
});

test('the copy button works without the clipboard API', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await open(page);
  await block(page, 'npm test').getByRole('button', { name: 'Copy code' }).focus();
  await page.keyboard.press('Enter');
  await expectCopied(page);
});

test('the copy page button copies the Markdown that is published next to the page', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expectCopied(page);
  const twin = readFileSync(join(site, 'dist/index.md'), 'utf8');
  await expect.poll(() => clipboard(page)).toBe(twin);
  for (const part of ['# Kitchen sink', '## From a partial', '**Linux**', 'pnpm add -D typescript'])
    expect(twin).toContain(part);
  expect(twin).not.toMatch(/import Part|<Tabs|<Card|\]\(\.\/other/);
});

test('long lines wrap, collapsed code expands, and scrollable blocks are focusable, by keyboard', async ({
  page,
}) => {
  await open(page);
  const long = block(page, 'A line that goes on');
  const pre = long.locator('pre');
  await pre.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pre.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  await long.getByRole('button', { name: 'Wrap lines' }).focus();
  const overflow = () => pre.evaluate((node) => node.scrollWidth - node.clientWidth);
  await page.keyboard.press('Space');
  await expect.poll(overflow).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(overflow).toBeGreaterThan(0);

  const folded = block(page, 'hiddenByFold');
  const height = () => folded.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await folded.getByRole('button', { name: 'Show all 13 lines' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(height).toBeGreaterThan(before);
  await folded.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(height).toBe(before);
});

test('tabs follow their group across pages, windows and reloads, before the first paint', async ({
  page,
  context,
}) => {
  await open(page);
  const other = await context.newPage();
  await open(other, 'other');

  const first = page.getByRole('tab', { name: 'npm' }).first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toBeFocused();
  await expect(page.getByText('pnpm add -D typescript')).toBeVisible();

  await page.getByRole('tab', { name: 'macOS' }).first().click();
  await expect(page.getByText('Text for the Mac.')).toBeVisible();
  await expect(page.getByText('Second for the Mac.')).toBeVisible();
  await expect(page.getByText('Text for Linux.')).toBeHidden();

  // Without the other scripts, only the head script restores the selection.
  await other.route('**/static/js/**', (route) => route.abort());
  await other.goto(served.url);
  await expect(other.getByText('Second for the Mac.')).toBeVisible();
  await expect(other.getByText('Second for Linux.')).toBeHidden();
  await other.unroute('**/static/js/**');
  await open(other);
  await page.getByRole('tab', { name: 'Linux' }).first().click();
  await expect(other.getByText('Second for Linux.')).toBeVisible();
});

test('hidden content in tabs and details opens for hash links and for find in page', async ({
  page,
}) => {
  await open(page, '#inside-a-tab');
  await expect(page.getByText('Text that a hidden tab holds.')).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#inside-details';
  });
  await expect(page.getByText('Deep text.')).toBeInViewport();

  await page.getByRole('tab', { name: 'Linux' }).first().click();
  const panel = page.getByRole('tabpanel', { name: 'macOS', includeHidden: true }).first();
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await page.evaluate(() =>
    document
      .querySelector('[role="tabpanel"][hidden="until-found"][data-tab-value="mac"]')!
      .dispatchEvent(new Event('beforematch', { bubbles: true })),
  );
  await expect(page.getByText('Text that a hidden tab holds.')).toBeVisible();
});

test('images zoom by mouse and keyboard, and close with Escape, a click or 40 px of scrolling', async ({
  page,
  consoleMessages,
}) => {
  await open(page);
  const image = page.getByRole('button', { name: 'Zoom image: A circle' });
  const dialog = page.getByRole('dialog');
  await image.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(image).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.click({ position: { x: 5, y: 5 } });
  await expect(dialog).toHaveCount(0);

  const jsx = page.getByRole('button', { name: 'Zoom image: The same by JSX' });
  await jsx.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect.poll(() => consoleMessages.join()).toContain('Failed to load the large image');
  await page.evaluate(() => scrollBy(0, -30));
  await expect(dialog).toBeVisible();
  await page.evaluate(() => scrollBy(0, -30));
  await expect(dialog).toHaveCount(0);
});

test('images are files with dimensions, and loading them shifts nothing', async ({ page }) => {
  await watchShifts(page);
  await open(page);
  const image = page.locator('img').first();
  await expect(image).toHaveAttribute('src', /^\/docs\/static\/assets\/picture\.[0-9a-f]{8}\.svg$/);
  await expect(image).toHaveAttribute('width', '640');
  await expect(image).toHaveAttribute('height', '360');
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(640);
  expect(await shiftsOf(page)).toEqual([]);
});

test('links resolve to their targets, and titles are in the language of the page', async ({
  page,
}) => {
  await open(page);
  for (const [name, href] of [
    ['Relative', '/docs/other'],
    ['with a hash', '/docs/other#second'],
    ['JSX', '/docs/other?x=1#second'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(page.locator('#explicit-id')).toHaveText(/Explicit/);
  await expect(page.locator('#中文标题-1')).toBeVisible();
  await open(page, 'zh/');
  await expect(page.locator('.oct-callout-title')).toHaveText('提示');
  await expect(page.getByRole('button', { name: '复制代码' })).toBeAttached();
});
