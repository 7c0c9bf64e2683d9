import { useBoxFonts } from '../support/box-font';
import { createSite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

const LINK = { link: '/guide/start' };
const NAMES = ['Guide', 'Reference', 'Plugins', 'Deployment', 'Migration', 'Community'];
const ITEMS = [
  ...NAMES.map((text) => ({ text, ...LINK })),
  { text: 'Changelog', items: [{ text: 'Version 2', ...LINK }] },
];
const HASH = '9f86d081884c7d659a2feaa0c55ad015'.repeat(4);
const TYPE = '`Record<string,Array<Promise<ReadonlyMap<string,Set<number>>>>>`';

const FILES: Record<string, string> = {
  'docs.config.ts': `export default ${JSON.stringify({
    title: 'A title that is long',
    locales: ['en', 'zh', 'ar'].map((lang) => ({ lang, label: lang })),
    themeConfig: {
      localeRedirect: 'never',
      socialLinks: ['github', 'x', 'discord'].map((icon) => ({
        icon,
        mode: 'link',
        content: 'https://example.com',
      })),
    },
    check: { rules: { 'missing-translation': 'off' } },
  })};\n`,
  'content/en/_nav.json': JSON.stringify(ITEMS),
  'content/ar/_nav.json': JSON.stringify(ITEMS.map((item) => ({ ...item, position: 'left' }))),
  'content/en/index.md': '---\npageType: home\nhero: { name: Crowded }\n---\n',
  'content/en/guide/start.mdx': `# Start

| Option | Type | Default | Description |
| --- | --- | --- | --- |
| \`name\` | ${TYPE} | ${TYPE} | Text |

| Hash | File |
| --- | --- |
| ${HASH} | https://example.com/${HASH} |

| Name | Description |
| --- | --- |
| description | ${'A sentence with words. '.repeat(8)} |

| Key | Value |
| --- | --- |
| a | 1 |

<Badge text="A badge with a text that is longer than a line of a small screen" />
`,
  'content/ar/guide/start.md': '# ابدأ\n',
  'content/zh/guide/start.mdx': `# 开始

<FileTree>

- src
  - index.ts _home page_

</FileTree>
`,
};

let served: Served;

test.beforeAll(async () => {
  const site = createSite('overflow', FILES);
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(() => served?.close());
test.beforeEach(({ page }) => useBoxFonts(page));

test('from 360 to 1440 px, long words scroll in their table, and the page does not', async ({
  page,
}) => {
  await page.goto(`${served.url}guide/start`);
  for (const width of [360, 767, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const read = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const tables = [...document.querySelectorAll('table')];
        const cell = tables[2]!.querySelector('td')!.firstChild!;
        const range = document.createRange();
        range.selectNodeContents(cell);
        return {
          overflow: scrollWidth - clientWidth,
          scrolling: tables.map((table) => table.scrollWidth > table.clientWidth),
          // The lines of a cell with one word.
          lines: range.getClientRects().length,
        };
      });
    await expect
      .poll(read, `${width} px`)
      .toEqual({ overflow: 0, scrolling: [true, true, false, false], lines: 1 });
  }
});

test('from 768 px, tables are as wide as the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${served.url}guide/start`);
  const widths = () =>
    page.evaluate(() => {
      const row = [...document.querySelectorAll('tr')].at(-1)!;
      return [row, row.closest('table')!].map((element) => element.getBoundingClientRect().width);
    });
  await expect.poll(async () => new Set(await widths()).size).toBe(1);
  expect((await widths())[0]).toBeGreaterThan(600);
});

test('comments in a file tree have no emphasis marks in Chinese', async ({ page }) => {
  await page.goto(`${served.url}zh/guide/start`);
  await expect(page.getByText('home page')).toHaveCSS('text-emphasis-style', 'none');
});

for (const path of ['guide/start', 'ar/guide/start'])
  test(`from 768 to 1280 px, all controls of a full navbar are on the screen, and all items can be reached: ${path}`, async ({
    page,
  }) => {
    const navbar = page.getByRole('banner');
    const menu = navbar.getByRole('button', { name: 'Changelog' });
    const panel = navbar.getByRole('link', { name: 'Version 2' });
    for (const width of [768, 820, 960, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(served.url + path);
      await page.locator('html[data-hydrated]').waitFor();
      const read = () =>
        page.evaluate(() => {
          const boxOf = (selector: string) =>
            [...document.querySelectorAll(`.oct-navbar ${selector}`)].map((element) =>
              element.getBoundingClientRect(),
            );
          const boxes = boxOf(
            ':is(.oct-logo, .oct-search-button, .oct-nav, .oct-switch, .oct-color-mode-menu, .oct-social a)',
          ).toSorted((a, b) => a.left - b.left);
          return {
            count: boxes.length,
            outside: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
            overlapping: boxes.filter(({ left }, index) => {
              const previous = boxes[index - 1];
              return previous && left < previous.right - 0.5;
            }).length,
            small: boxes.filter((box) => box.width < 28).length,
            hasLogo: boxOf('.oct-logo')[0]!.width >= 48,
            hasItems: boxOf('.oct-nav')[0]!.width >= 100,
          };
        });
      await expect.poll(read, `${width} px`).toEqual({
        count: 8,
        outside: 0,
        overlapping: 0,
        small: 0,
        hasLogo: true,
        hasItems: true,
      });
      await menu.focus();
      await page.keyboard.press('ArrowDown');
      await expect(panel).toBeFocused();
      // The list of items does not clip the menu, which is below its button.
      const isOnTop = () =>
        panel.evaluate((node) => {
          const { left, top, width, height } = node.getBoundingClientRect();
          return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      await expect.poll(isOnTop, `${width} px`).toBe(true);
      const [button, link] = await Promise.all([menu.boundingBox(), panel.boundingBox()]);
      expect(link!.y).toBeGreaterThan(button!.y + button!.height);
      expect(Math.abs(link!.x - button!.x)).toBeLessThan(200);
    }
  });
