import type { Page } from '@playwright/test';

import { expect, test } from '../support/test';

const PAGE = '/guide/start/quick-start';
const SAMPLES = ['/', PAGE, '/config/', '/api/test-api/expect', '/zh/config/test/reporters'];

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const [zoom, width] of [
  [200, 640],
  [400, 320],
] as const) {
  test(`at ${zoom} % zoom, nothing is wider than the window`, async ({ page, docsUrl }) => {
    await page.setViewportSize({ width, height: 400 });
    for (const route of SAMPLES) {
      await page.goto(docsUrl + route);
      expect(await overflow(page), route).toBeLessThanOrEqual(0);
    }
  });
}

test('with text twice as large, the content still has most of the width', async ({
  page,
  docsUrl,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(docsUrl + PAGE);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const content = await page.locator('.oct-doc-content').boundingBox();
  expect(content?.width).toBeGreaterThan(500);
});

test('forced colors show which page is current, and where the focus is', async ({
  page,
  docsUrl,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(docsUrl + PAGE);
  const current = page.locator('.oct-sidebar [aria-current="page"]');
  expect(await current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
  const entry = page.locator('.oct-navbar .oct-nav-link', { hasText: 'Guide' });
  const [line, background] = await entry.evaluate((link) =>
    [getComputedStyle(link, '::after'), getComputedStyle(document.body)].map(
      ({ backgroundColor }) => backgroundColor,
    ),
  );
  expect(line).not.toBe(background);
  await page.getByRole('link', { name: 'Add a script', exact: true }).last().click();
  const heading = page.locator('.oct-outline [aria-current]');
  await heading.waitFor();
  const [bar, canvas] = await heading.evaluate((link) =>
    [getComputedStyle(link, '::before'), getComputedStyle(document.body)].map(
      ({ backgroundColor }) => backgroundColor,
    ),
  );
  expect(bar).not.toBe(canvas);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(outline).not.toBe('none');
});

test('with reduced motion, nothing moves', async ({ page, docsUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(docsUrl);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const moving = await page.evaluate(
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
  expect(moving).toBe(0);
  await page.getByRole('button', { name: 'Related tools' }).focus();
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const width of [1280]) {
  test(`every target is 24 px or larger at ${width} px`, async ({ page, docsUrl }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of SAMPLES) {
      await page.goto(docsUrl + route);
      const small = await page.evaluate(() => {
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
      expect(small, route).toEqual([]);
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
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor].map((each) => Number(/\d+/.exec(each)));
  });
  expect(colors[0]).toBeLessThan(80);
  expect(colors[1]).toBe(255);

  await page.goto(`${docsUrl}/config/`);
  await expect(page.getByRole('textbox', { name: 'Filter', includeHidden: true })).toBeHidden();
});
