import { pageData } from '../support/routes';
import { scrollTo } from '../support/scroll';
import { expect, test } from '../support/test';

const START = '/guide/start/';

test('a link in the sidebar opens its page without a document load', async ({
  page,
  docsUrl,
  consoleMessages,
}) => {
  await page.goto(docsUrl + START);
  // A click before hydration loads a new document.
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('navigation', { name: 'Pages in this section' })
    .getByRole('link', { name: /quick start/i })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/quick start/i);
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
  await expect(page).toHaveTitle(/quick start - /i);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(consoleMessages).toEqual([]);
});

test('going back shows the previous page at its scroll position', async ({ page, docsUrl }) => {
  await page.goto(`${docsUrl}/api/test-api/expect`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await scrollTo(page, 1500);
  await page
    .getByRole('contentinfo')
    .or(page.getByRole('main'))
    .getByRole('link', { name: /hooks|test/i })
    .last()
    .click();
  await expect(page).not.toHaveURL(/expect$/);
  await page.goBack();
  await expect(page).toHaveURL(/expect$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1200);
});

for (const [how, breaks] of [
  ['shows it once it has loaded', false],
  ['loads its document if its data fails to load', true],
] as const) {
  test(`going back to a page that was lost in a reload ${how}`, async ({ page, docsUrl }) => {
    await page.goto(docsUrl + START);
    await page.locator('html[data-hydrated]').waitFor();
    await page
      .getByRole('link', { name: /quick start/i })
      .first()
      .click();
    await expect(page).toHaveURL(/quick-start$/);
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    if (breaks)
      await page.route(pageData('guide/start'), (route) =>
        route.request().resourceType() === 'document'
          ? route.continue()
          : route.fulfill({ status: 500 }),
      );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/introduction/i);
    await expect(page).toHaveTitle(/introduction - /i);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(!breaks);
  });
}

test('an unknown URL shows the 404 page of its language', async ({ page, docsUrl }) => {
  const response = await page.goto(`${docsUrl}/zh/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.goto(`${docsUrl}/no/such/page`);
  await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
});

for (const [written, canonical] of [
  ['/Guide/Start/Quick-Start', '/guide/start/quick-start'],
  ['/guide/start/quick-start.html?a=1#x', '/guide/start/quick-start?a=1#x'],
  ['/guide/start/quick-start/', '/guide/start/quick-start'],
  ['/en/guide/start/?q=1', '/guide/start/?q=1'],
  ['/guide/%E0%A4%A', '/guide/%E0%A4%A'],
] as const) {
  test(`the URL ${written} resolves to ${canonical}`, async ({ page, docsUrl }) => {
    await page.goto(docsUrl + written);
    await expect(page).toHaveURL(docsUrl + canonical);
  });
}

test('the language menu links to the same page in the other language', async ({
  page,
  docsUrl,
}) => {
  await page.goto(`${docsUrl}/guide/basic/cli`);
  await page
    .locator('header')
    .getByRole('button', { name: /language|english/i })
    .click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh\/guide\/basic\/cli$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('the color mode is correct as soon as there is content, and follows the system', async ({
  page,
  docsUrl,
}) => {
  await page.addInitScript(() => {
    const modes: boolean[] = [];
    Object.assign(window, { modes });
    new MutationObserver(() => {
      if (document.body) modes.push(document.documentElement.classList.contains('dark'));
    }).observe(document, { childList: true, subtree: true });
  });
  const modes = () =>
    page.evaluate(() => [...new Set((window as unknown as { modes: boolean[] }).modes)]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(docsUrl + START);
  await page.locator('html[data-hydrated]').waitFor();
  expect(await modes()).toEqual([true]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('below 768 px, the menu contains every entry, closes on navigation and unlocks scrolling', async ({
  page,
  docsUrl,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(docsUrl + START);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.locator('header').getByRole('button', { name: /menu/i }).click();
  await page.getByRole('link', { name: 'Config', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
  // The previous page may still be mounted, and the new page starts at the top.
  const scrolled = () =>
    page.evaluate(() => {
      window.scrollTo(0, 400);
      return window.scrollY;
    });
  await expect.poll(scrolled).toBeGreaterThan(100);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360);
});

test('without JavaScript, the page is readable and its links work', async ({
  browser,
  docsUrl,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(docsUrl + START);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'ON THIS PAGE' })).toBeVisible();
  await page
    .getByRole('link', { name: /quick start/i })
    .first()
    .click();
  await expect(page).toHaveURL(/quick-start/);
  await context.close();
});
