import { brotliCompressSync } from 'node:zlib';

import { useBoxFonts } from '../support/box-font';
import { isStaticRuntime } from '../support/runtime';
import { shiftsAfterParsing, shiftsOf, watchShifts } from '../support/shifts';
import { serveSlowly } from '../support/slow-host';
import { expect, test } from '../support/test';
import { themeScriptSize } from '../support/theme-script';

/** Maximum size of a first visit, in kB (1,000 bytes) with brotli. */
const SCRIPT_BUDGET = 97;
/**
 * The same for a page without components, if React does not run its layout: 14 kB. The hashes of chunks change with every change
 * of a package: with 40 sets of random hashes, the compressed size of the same script varied by 66 bytes.
 */
const STATIC_SCRIPT_BUDGET = isStaticRuntime ? 14.1 : SCRIPT_BUDGET;
const STYLE_BUDGET = 15;
/** Maximum share of the theme, if React runs the layout. */
const THEME_BUDGET = 18.8;

/** Page with components above the fold. */
const PAGE = '/guide/start/quick-start';

const BUDGETS = { [PAGE]: SCRIPT_BUDGET, '/guide/basic/cli': STATIC_SCRIPT_BUDGET };
for (const [route, budget] of Object.entries(BUDGETS))
  test(`a first visit of ${route} stays within the budgets for scripts and styles, and no script contains prose of the page`, async ({
    page,
    docsUrl,
  }) => {
    const responses: Promise<{ type: string; body: Buffer }>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (['script', 'stylesheet'].includes(type))
        responses.push(response.body().then((body) => ({ type, body })));
    });
    await page.goto(docsUrl + route, { waitUntil: 'networkidle' });
    await page.locator('html[data-hydrated]').waitFor();
    const bodies = await Promise.all(responses);
    const size = (type: string) =>
      bodies
        .filter((file) => file.type === type)
        .reduce((sum, file) => sum + brotliCompressSync(file.body).length, 0) / 1000;
    expect(size('script')).toBeLessThanOrEqual(budget);
    expect(size('stylesheet')).toBeLessThanOrEqual(STYLE_BUDGET);

    const paragraphs = await page.locator('[data-oct-page] p').allInnerTexts();
    const scripts = bodies
      .filter(({ type }) => type === 'script')
      .map(({ body }) => body.toString());
    expect(paragraphs.length).toBeGreaterThan(2);
    for (const text of paragraphs.filter((paragraph) => paragraph.length > 30)) {
      expect(scripts.some((script) => script.includes(text.slice(0, 30)))).toBe(false);
    }
  });

test('the theme stays within its budget for the scripts of a first visit', async () => {
  expect(await themeScriptSize()).toBeLessThanOrEqual(THEME_BUDGET);
});

test('a first visit sends no requests to other hosts', async ({ page, docsUrl }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(docsUrl, { waitUntil: 'networkidle' });
  await page.goto(docsUrl + PAGE, { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(docsUrl).host]);
});

for (const width of [360, 768, 1280, 1920]) {
  test(`nothing shifts while a page loads at ${width} px`, async ({ page, docsUrl }) => {
    await page.setViewportSize({ width, height: 900 });
    await useBoxFonts(page);
    await watchShifts(page);
    // The next test covers the time before, with fixed chunks.
    for (const route of ['/', PAGE, '/zh/api/test-api/expect', '/config/']) {
      await page.goto(docsUrl + route, { waitUntil: 'networkidle' });
      expect(await shiftsAfterParsing(page), route).toEqual([]);
    }
  });
}

for (const width of [360, 1280]) {
  test(`nothing shifts while a page arrives in chunks at ${width} px`, async ({
    page,
    docsUrl,
  }) => {
    const { url, close } = await serveSlowly(docsUrl);
    await page.setViewportSize({ width, height: 900 });
    await useBoxFonts(page);
    await watchShifts(page);
    for (const route of ['/', PAGE]) {
      await page.goto(url + route, { waitUntil: 'networkidle' });
      expect(await shiftsOf(page), route).toEqual([]);
    }
    close();
  });
}
