import { useBoxFonts } from '../support/box-font';
import { createSite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const NAMES = ['with space', '中文 名', '🚀', 'a&b+c', '100%', "it's (here)", 'v1.2'];

const FILES: Record<string, string> = {
  'docs.config.ts': `export default ${JSON.stringify({
    title: 'Odd',
    base: '/docs/',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'ar', label: 'العربية' },
    ],
    themeConfig: {
      localeRedirect: 'never',
      announcement: { message: 'News that takes more than one line on a small screen, and a bit' },
    },
  })};\n`,
  'Broken.tsx': `export const Broken = () => {
  if (typeof window !== 'undefined') throw new Error('only in browsers');
  return <p>Fine on servers.</p>;
};
`,
  'content/public/a.pdf': 'pdf',
  'content/en/_nav.json': JSON.stringify([
    { text: 'Guide', link: '/guide/start' },
    { text: 'Paper', link: '/a.pdf' },
    { text: 'Left', link: '/', position: 'left' },
  ]),
  'content/en/index.md':
    '---\npageType: home\nhero: { name: Odd, actions: [{ text: Go, link: ./guide/start.md }] }\n---\n',
  'content/en/guide/_meta.json': JSON.stringify([
    { type: 'file', name: 'start', label: 'Start `here` now' },
    'broken',
    ...NAMES,
  ]),
  'content/en/guide/start.mdx': `# Start

<LinkCard href="./broken.mdx" title="Card" />

<Badge text="one" /> <Badge text="two" />

<div>styled **words** <Badge text="three" /></div>

<iframe title="Wide" width="900" srcDoc="frame"></iframe>
`,
  'content/en/guide/broken.mdx':
    "import { Broken } from '../../../Broken';\n\n# Broken\n\n<Broken />\n",
  'content/ar/_nav.json': JSON.stringify([
    { text: 'دليل', link: '/guide/start' },
    { text: 'ورق', link: '/a.pdf' },
  ]),
  'content/ar/index.md':
    '---\npageType: home\nhero: { name: غريب, actions: [{ text: ابدأ, link: /guide/start }] }\n---\n',
  'content/ar/guide/start.md': '# ابدأ\n\nنص `code` نص.\n\n```ts\nconst a = 1;\n```\n',
  ...Object.fromEntries(NAMES.map((name) => [`content/en/guide/${name}.md`, `# Page ${name}\n`])),
};

let served: Served;

test.beforeAll(async () => {
  const site = createSite('odd', FILES);
  const { code, output } = await runOctavo(site, ['build']);
  expect(output).toContain('Built');
  expect(code).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(() => served.close());

test('pages with unusual file names are reachable by link and by URL', async ({ page }) => {
  await page.goto(`${served.url}guide/start`);
  for (const name of NAMES) {
    const heading = page.getByRole('heading', { level: 1, name: `Page ${name}` });
    await page
      .getByRole('link', { name: `Page ${name}`, exact: true })
      .first()
      .click();
    await expect(heading).toBeVisible();
    expect((await page.reload())?.status()).toBe(200);
    await expect(heading).toBeVisible();
  }
});

test('a right-to-left language is laid out from the right, except for code', async ({ page }) => {
  // Retries, because the page below is rendered again after its component fails in the browser.
  const expectDirection = (selector: string, direction: string) =>
    expect(page.locator(selector)).toHaveCSS('direction', direction);
  await page.goto(`${served.url}ar/guide/start`);
  await expectDirection('html', 'rtl');
  await expectDirection('.oct-prose pre', 'ltr');
  await page.goto(`${served.url}ar/guide/broken`);
  await expectDirection('html', 'rtl');
  await expectDirection('.oct-prose', 'ltr');
  await page.goto(`${served.url}guide/start`);
  await expectDirection('html', 'ltr');
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('links of components, home pages and navigation include the base and the language', async ({
  page,
}) => {
  const href = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await page.goto(`${served.url}guide/start`);
  await expect(href('Card')).toHaveAttribute('href', '/docs/guide/broken');
  await page.goto(served.url);
  await expect(href('Go')).toHaveAttribute('href', '/docs/guide/start');
  await expect(href('Paper')).toHaveAttribute('href', '/docs/a.pdf');
  await page.goto(`${served.url}ar/`);
  await expect(href('ابدأ')).toHaveAttribute('href', '/docs/ar/guide/start');
  await expect(href('ورق')).toHaveAttribute('href', '/docs/a.pdf');
});

test('spaces between words and components are preserved, and nothing is wider than the screen', async ({
  page,
}) => {
  await useBoxFonts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${served.url}guide/start`);
  const prose = page.locator('.oct-prose');
  await expect(prose).toContainText('one two');
  await expect(prose).toContainText('styled words three');
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overflow).toBe(0);
  await page.setViewportSize({ width: 1400, height: 740 });
  const entry = page.locator('.oct-sidebar-nav').getByRole('link', { name: 'Start here now' });
  await expect(entry).toHaveText('Start here now', { useInnerText: true });
});

test('a click opens search below an announcement', async ({ page }) => {
  await page.goto(`${served.url}guide/start`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('the mobile menu can be closed below an announcement', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${served.url}guide/start`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
});

test('a page that throws in the browser keeps its prerendered content, and the UI stays usable', async ({
  page,
}) => {
  await page.goto(`${served.url}guide/broken`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(page.getByText('Fine on servers.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // React renders the page again after the error, so an element can be replaced during a click.
  await expect(async () => {
    await page.getByRole('link', { name: 'Start here now' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
});

test('without JavaScript, the navbar links are on one line', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${served.url}guide/start`);
  const tops = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /^(?:Left|Guide|Paper)$/ })
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  expect(await tops()).toHaveLength(3);
  await context.close();
});
