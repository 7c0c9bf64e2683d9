import { useBoxFonts } from '../support/box-font';
import { expect, test } from '../support/test';

test.beforeEach(({ page }) => useBoxFonts(page));

test('from 360 to 1440 px, nothing scrolls sideways, and navigation and outline are reachable', async ({
  page,
  docsUrl,
}) => {
  for (const route of ['/', '/config/test/include', '/zh/guide/start/quick-start']) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(docsUrl + route);
    await page.locator('html[data-hydrated]').waitFor();
    for (let width = 360; width <= 1440; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      const read = () =>
        page.evaluate(() => {
          const hasSeen = (selector: string) =>
            [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
          const { scrollWidth, clientWidth } = document.documentElement;
          return {
            overflow: scrollWidth - clientWidth,
            hasMenu: hasSeen('header nav a, header button'),
            hasOutline: hasSeen('a[href^="#"], button[aria-expanded]'),
          };
        });
      await expect
        .poll(read, `${route} at ${width} px`)
        .toMatchObject({ overflow: 0, hasMenu: true, ...(route !== '/' && { hasOutline: true }) });
    }
  }
});

test('text starts at the same position on pages with an outline, without one, and on overview pages', async ({
  page,
  docsUrl,
}) => {
  const open = async (route: string) => {
    await page.goto(docsUrl + route);
    await page.locator('html[data-hydrated]').waitFor();
  };
  const column = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { left, width } = heading.getBoundingClientRect();
      return { left, width };
    });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open('/config/test/reporters');
    const withOutline = await column();
    await open('/config/test/coverage');
    await expect.poll(column, `${width} px`).toEqual(withOutline);
    await open('/config/');
    await expect.poll(column, `${width} px`).toMatchObject({ left: withOutline.left });
  }
});

test('the close button of the drawer is above the entries at any scroll position', async ({
  page,
  docsUrl,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(`${docsUrl}/config/test/reporters`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(async () => {
    const button = await drawer.getByRole('button', { name: 'Close menu' }).boundingBox();
    const entries = await drawer.locator('.oct-sidebar-scroll').boundingBox();
    expect(button!.y + button!.height).toBeLessThanOrEqual(entries!.y);
    expect(entries!.y + entries!.height).toBe(500);
  }).toPass({ timeout: 60_000 });
});

test('icons at both ends of the navbar are aligned with the page', async ({ page, docsUrl }) => {
  for (const [width, last] of [
    [360, '.oct-hamburger'],
    [1280, '.oct-social li:last-child a'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${docsUrl}/config/test/reporters`);
    await page.locator('html[data-hydrated]').waitFor();
    await expect(async () => {
      const first = await page.locator('.oct-product-switcher-button svg').boundingBox();
      const end = await page
        .locator(`.oct-navbar ${last} svg`)
        .filter({ visible: true })
        .boundingBox();
      expect(Math.abs(first!.x - 20), `${width} px`).toBeLessThanOrEqual(2);
      expect(Math.abs(end!.x + end!.width - (width - 20)), `${width} px`).toBeLessThanOrEqual(2);
    }).toPass({ timeout: 60_000 });
  }
});

test('a table header has one continuous border, also above an empty cell', async ({
  page,
  docsUrl,
}) => {
  await page.goto(`${docsUrl}/guide/start/`);
  const lines = () =>
    page
      .locator('thead tr', { hasText: 'Vitest' })
      .evaluate((row) => [...row.children].map((cell) => getComputedStyle(cell).borderBottomColor));
  await expect.poll(async () => (await lines()).length).toBe(4);
  await expect.poll(async () => new Set(await lines()).size).toBe(1);
});

test('flags do not wrap, and each can start a line from Chromium 156', async ({
  page,
  browser,
  docsUrl,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${docsUrl}/zh/guide/basic/cli`);
  await page.locator('html[data-hydrated]').waitFor();
  const read = () =>
    page.locator('.oct-prose').evaluate((prose) => {
      const flags = [...prose.querySelectorAll('code')].filter((code) =>
        /^--[\w-]{1,20}$/.test(code.textContent),
      );
      const edge = prose.getBoundingClientRect().right;
      const inText = flags.filter((code) => !code.closest('table'));
      const row = flags.find((code) => code.textContent === '--clearMocks')!.closest('td')!;
      return {
        torn: flags.filter((code) => code.getClientRects().length > 1).length,
        wide: inText.filter((code) => code.getBoundingClientRect().right > edge).length,
        starts: new Set([...row.querySelectorAll('code')].map((code) => code.offsetLeft)).size,
      };
    });
  await expect.poll(read).toMatchObject({ torn: 0, wide: 0 });
  // The box before a flag allows a line break. Chromium 150 ignores it in the minimum width of a cell, so the table scrolls.
  const isSupported = Number.parseInt(browser.version(), 10) >= 156;
  if (isSupported) await expect.poll(read).toMatchObject({ starts: 1 });
});

test('on small screens, the navbar buttons are large enough for touch', async ({
  page,
  docsUrl,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${docsUrl}/guide/start/`);
  await page.locator('html[data-hydrated]').waitFor();
  for (const name of ['Related tools', 'Search', 'Open menu']) {
    const button = page.locator('.oct-navbar').getByRole('button', { name });
    const hits = () =>
      button.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        return [
          [-21, 0],
          [21, 0],
          [0, -21],
          [0, 21],
        ].map(([dx, dy]) => node.contains(document.elementFromPoint(left + dx!, top + dy!)));
      });
    await expect.poll(hits, name).toEqual([true, true, true, true]);
  }
});
