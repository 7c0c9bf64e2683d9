import type { Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';

import { amount } from '../support/amounts';
import { builtRoutes } from '../support/routes';
import { docsSite, octavoSite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> };

const isLong = amount(0, 1) === 1;
const SAMPLES = [
  '/',
  '/guide/start/',
  '/config/',
  // Has dimmed gray text in terminal output.
  '/config/test/silent',
  '/api/test-api/expect',
  '/zh/guide/basic/cli',
];
const WIDTHS = isLong ? [360, 768, 1280] : [360, 1280];
const COLOR_SCHEMES = ['light', 'dark'] as const;
/** The number of pages that one test checks, one after the other. */
const PAGES_PER_TEST = 3;

async function open(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.evaluate(axeCore.source);
}

/** Returns the violations on the current page: rules, and the elements that violate them. */
function violations(page: Page): Promise<[string, string[]][]> {
  return page.evaluate(async () => {
    const { violations: found } = await axe.run({ resultTypes: ['violations'] });
    return found.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)]);
  });
}

/** Waits until there are no violations. What the page adds after an interaction may still be missing. */
async function expectNoViolations(page: Page, message: string): Promise<void> {
  await expect.poll(() => violations(page), { message, timeout: 240_000 }).toEqual([]);
}

/** Checks pages for violations. */
async function expectNoneOn(page: Page, site: string, routes: readonly string[]): Promise<void> {
  // The first page of a visit can redirect to the language of the browser.
  await page.goto(`${site}/`);
  for (const route of routes) {
    await open(page, site + route);
    expect(new URL(page.url()).pathname).toBe(new URL(site + route).pathname);
    await expectNone(page, route);
  }
}

/** Checks a page for violations at every width and in both color modes. It is loaded only once. */
async function expectNone(page: Page, route: string): Promise<void> {
  for (const colorScheme of COLOR_SCHEMES) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page, `${route} in ${colorScheme} mode at ${width} px`);
    }
  }
}

const routes = [...(isLong ? builtRoutes(docsSite) : SAMPLES), '/no-such-page'];
for (let start = 0; start < routes.length; start += PAGES_PER_TEST) {
  const some = routes.slice(start, start + PAGES_PER_TEST);
  test(`axe finds no violations in either color mode at any width, from ${some[0]}`, async ({
    page,
    docsUrl,
  }) => {
    await expectNoneOn(page, docsUrl, some);
  });
}

/** The pages of Octavo's documentation are only known when it is built, so each test checks a part of them. */
const PARTS = 6;

if (isLong) {
  let url: string;
  let close: (() => Promise<void>) | undefined;
  test.describe('documentation of Octavo', () => {
    test.beforeAll(async () => {
      const { code, output } = await runOctavo(octavoSite, ['build']);
      expect(code, output).toBe(0);
      const served = await serve('preview', octavoSite);
      url = served.url.replace(/\/$/, '');
      close = served.close;
    });
    test.afterAll(() => close?.());

    for (let part = 0; part < PARTS; part++) {
      test(`axe finds no violations on any page, part ${part + 1} of ${PARTS}`, async ({
        page,
      }) => {
        const all = [...builtRoutes(octavoSite), '/no-such-page'];
        expect(all.length).toBeGreaterThan(PARTS);
        const some = all.filter((_, index) => index % PARTS === part);
        await expectNoneOn(page, url, some);
      });
    }
  });
}

for (const colorScheme of isLong ? COLOR_SCHEMES : []) {
  test(`axe finds no violations in menus and dialogs in ${colorScheme} mode`, async ({
    page,
    docsUrl,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, `${docsUrl}/guide/start/`);
    await page.getByRole('button', { name: 'Related tools' }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoViolations(page, 'product switcher');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Language/ }).click();
    await expectNoViolations(page, 'language menu');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click();
    await page.getByRole('combobox').fill('retry');
    await page.getByRole('option').first().waitFor();
    await expectNoViolations(page, 'search panel');
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectNoViolations(page, 'mobile menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expectNoViolations(page, 'sidebar drawer');
    await page.keyboard.press('Escape');
    await page.locator('.oct-local-outline summary').click();
    await expectNoViolations(page, 'local outline');
  });
}
