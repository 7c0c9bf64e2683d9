import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator } from '@playwright/test';

import { copySite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

let served: Served;

const HOME = `---
pageType: home
hero:
  name: Product
  text: Subtitle
  align: start
  code:
    lang: ts
    source: const a = 1;
features:
  - title: First
    details: One
  - title: Second
    details: Two
---
`;

const CODE = `# Code

\`\`\`sh
npm install
\`\`\`

<PackageManagerTabs command="install product" />
`;

const LAYOUT = `import { Layout as Original, type LayoutProps } from '@octavo/theme';

export function Layout(props: LayoutProps) {
  const slots = { docBefore: <p>Above</p>, docFooterAfter: <p>Below</p> };
  return <Original {...props} slots={slots} />;
}
`;

const HEADINGS = '# Page\n\nA paragraph.\n\n## First\n\n## Second\n';
const withoutSidebar = (rest: string) => `---\nsidebar: false\n${rest}---\n\n${HEADINGS}`;

test.beforeAll(async () => {
  const site = copySite('basic', 'alignment');
  mkdirSync(join(site, 'theme'));
  writeFileSync(join(site, 'theme/Layout.tsx'), LAYOUT);
  writeFileSync(join(site, 'content/en/guide/section.mdx'), '---\noverview: true\n---\n');
  writeFileSync(join(site, 'content/en/guide/outline.mdx'), withoutSidebar(''));
  writeFileSync(join(site, 'content/en/guide/bare.mdx'), withoutSidebar('outline: false\n'));
  writeFileSync(join(site, 'content/en/index.mdx'), HOME);
  writeFileSync(join(site, 'content/en/guide/code.mdx'), CODE);
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(() => served?.close());

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test('the text of the features starts where the text of the hero does', async ({ page }) => {
  for (const width of [960, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(served.url);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const feature = await boxOf(page.getByRole('heading', { name: 'First' }));
    expect(Math.abs(feature.x - title.x), `${width} px`).toBeLessThan(1.5);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test('the label of a tab is centered like the button next to it', async ({ page }) => {
  await page.goto(`${served.url}guide/code`);
  const tabs = page.locator('.oct-package-manager-tabs');
  const tab = tabs.getByRole('tab').first();
  const button = await boxOf(tabs.getByRole('button', { name: 'Copy' }).first());
  const label = await tab.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { top, height } = range.getBoundingClientRect();
    return top + height / 2;
  });
  expect(Math.abs(label - (button.y + button.height / 2))).toBeLessThan(1);
});

test('the 404 page has one search field, which opens the search', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${served.url}missing/page`);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('button', { name: /^Search/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: /^Search/ })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`without a sidebar, the outline is at the end of the page (${dir})`, async ({ page }) => {
    for (const width of [1281, 1400, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const open = async (path: string) => {
        await page.goto(`${served.url}guide/${path}`);
        // The app sets the direction when it starts.
        await page.locator('html[data-hydrated]').waitFor();
        await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
        return boxOf(page.getByRole('article'));
      };
      const bare = await open('bare');
      const content = await open('outline');
      expect(Math.abs(content.x - bare.x), `${width} px`).toBeLessThan(1);
      expect(content.width).toBe(bare.width);
      const layout = await boxOf(page.locator('.oct-doc'));
      const column = await boxOf(page.locator('.oct-outline-column'));
      const atEnd = { ltr: layout.x + layout.width - column.width, rtl: layout.x }[dir];
      expect(Math.abs(column.x - atEnd), `${width} px`).toBeLessThan(1);
      expect(column.width).toBeGreaterThan(200);
    }
  });
}

test('content above and below the page is aligned with it', async ({ page }) => {
  for (const width of [600, 1100, 1280, 1400, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['start', 'section', 'outline', 'bare']) {
      await page.goto(`${served.url}guide/${path}`);
      const { x, width: size } = await boxOf(page.getByRole('article'));
      for (const name of ['Above', 'Below']) {
        const slot = await boxOf(page.getByRole('main').getByText(name, { exact: true }));
        expect({ x: slot.x, size: slot.width }, `${path} at ${width} px`).toEqual({ x, size });
      }
    }
  }
});
