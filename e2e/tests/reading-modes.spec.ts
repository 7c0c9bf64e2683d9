import type { Page } from '@playwright/test';

import { useBoxFonts } from '../support/box-font';
import { expect, test } from '../support/test';

const PAGE = '/guide/start/quick-start';
const SAMPLES = ['/', PAGE, '/config/', '/api/test-api/expect', '/zh/config/test/reporters'];

test.beforeEach(({ page }) => useBoxFonts(page));

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
}

const expectNoOverflow = (page: Page, message: string) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      message,
    )
    .toBeLessThanOrEqual(0);

for (const [zoom, width] of [
  [200, 640],
  [400, 320],
] as const) {
  test(`at ${zoom} % zoom, nothing is wider than the window`, async ({ page, docsUrl }) => {
    await page.setViewportSize({ width, height: 400 });
    for (const route of SAMPLES) {
      await open(page, docsUrl + route);
      await expectNoOverflow(page, route);
    }
  });
}

test('with text twice as large, the content still has most of the width', async ({
  page,
  docsUrl,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, docsUrl + PAGE);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expectNoOverflow(page, PAGE);
  const content = page.locator('.oct-doc-content');
  await expect
    .poll(() => content.evaluate((element) => element.getBoundingClientRect().width))
    .toBeGreaterThan(500);
});

test('forced colors show which page is current, and where the focus is', async ({
  page,
  docsUrl,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, docsUrl + PAGE);
  const current = page.locator('.oct-sidebar [aria-current="page"]');
  await expect(current).toHaveCSS('outline-style', 'solid');
  const entry = page.locator('.oct-navbar .oct-nav-link', { hasText: 'Guide' });
  const lineColors = () =>
    entry.evaluate(
      (link) =>
        new Set(
          [getComputedStyle(link, '::after'), getComputedStyle(document.body)].map(
            ({ backgroundColor }) => backgroundColor,
          ),
        ).size,
    );
  await expect.poll(lineColors).toBe(2);
  await page.getByRole('link', { name: 'Add a script', exact: true }).last().click();
  const heading = page.locator('.oct-outline [aria-current]');
  const colors = () =>
    heading.evaluate(
      (link) =>
        new Set(
          [getComputedStyle(link, '::before'), getComputedStyle(document.body)].map(
            ({ backgroundColor }) => backgroundColor,
          ),
        ).size,
    );
  await expect.poll(colors).toBe(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
});

test('with reduced motion, nothing moves', async ({ page, docsUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(docsUrl);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { animationDuration, transitionDuration, transitionProperty } =
            getComputedStyle(element);
          const isSlow = (durations: string) =>
            durations.split(',').some((text) => Number.parseFloat(text) > 0.001);
          // Opacity may change over time.
          return (
            isSlow(animationDuration) ||
            (isSlow(transitionDuration) && transitionProperty !== 'opacity')
          );
        }).length,
    );
  await expect.poll(moving).toBe(0);
  await page.getByRole('button', { name: 'Related tools' }).focus();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const width of [1280]) {
  test(`every target is 24 px or larger at ${width} px`, async ({ page, docsUrl }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of SAMPLES) {
      await open(page, docsUrl + route);
      const small = () =>
        page.evaluate(() => {
          // Links within sentences and headings are exempt (WCAG 2.2, 2.5.8).
          const inText = 'p, td, .oct-prose :is(li, h1, h2, h3, h4)';
          return [...document.querySelectorAll('a, button, input, summary')]
            .filter((node) => node.checkVisibility({ visibilityProperty: true }))
            .filter(
              (node) => !node.closest(inText) && getComputedStyle(node, '::after').inset !== '0px',
            )
            .map((node) => ({ node, box: (node.closest('label') ?? node).getBoundingClientRect() }))
            .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 24)
            .map(({ node }) => node.outerHTML);
        });
      await expect.poll(small, route).toEqual([]);
    }
  });
}

test('print shows only the page, in light colors', async ({ page, docsUrl }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${docsUrl}/guide/basic/cli`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.oct-prose table').first()).toBeVisible();
  for (const part of ['.oct-navbar', '.oct-sidebar', '.oct-outline', '.oct-doc-footer'])
    await expect(page.locator(part), part).toBeHidden();
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const lightness = () =>
    body.evaluate((element) => Number(/\d+/.exec(getComputedStyle(element).color)));
  await expect.poll(lightness).toBeLessThan(80);

  await page.goto(`${docsUrl}/config/`);
  await expect(page.getByRole('textbox', { name: 'Filter', includeHidden: true })).toBeHidden();
});
