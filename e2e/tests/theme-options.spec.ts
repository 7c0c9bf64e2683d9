import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { copySite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

const NETWORKS = ['github', 'x', 'discord', 'youtube', 'slack', 'gitlab', 'facebook'];
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';

let served: Served;
let host: Server;
let hostUrl: string;
const requested: string[] = [];

/** Accent colors of the site, as a stylesheet of its theme declares them. */
const TOKENS = {
  light: {
    accent: '#0b57d0',
    'accent-strong': '#0842a0',
    'accent-fill': '#1a66de',
    'on-accent': '#fffffa',
    'accent-soft': '#e8f0fe',
  },
  dark: {
    accent: '#a8c7fa',
    'accent-strong': '#d3e3fd',
    'accent-fill': '#8ab4f8',
    'on-accent': '#041e49',
    'accent-soft': '#0f2647',
  },
};

/** A site that uses the options that the documentation does not use. */
const config = () => ({
  root: 'content',
  title: 'Configured',
  logo: '/gone.svg',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  themeConfig: {
    accent: '#0a8f6a',
    localeRedirect: 'only-default-lang',
    assetHost: hostUrl,
    enableAppearanceAnimation: true,
    socialLinks: NETWORKS.map((icon) => ({
      icon,
      mode: 'link',
      content: `https://example.com/${icon}`,
    })),
  },
});

test.beforeAll(async () => {
  // An asset host on which one of two images is missing.
  host = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.url === '/kept.svg')
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

  const site = copySite('basic', 'configured');
  writeFileSync(join(site, 'docs.config.ts'), `export default ${JSON.stringify(config())};\n`);
  mkdirSync(join(site, 'content/public'), { recursive: true });
  for (const name of ['kept', 'gone'])
    writeFileSync(join(site, `content/public/${name}.svg`), PICTURE);
  const declarations = (tokens: Record<string, string>) =>
    Object.entries(tokens)
      .map(([name, value]) => `--oct-color-${name}: ${value};`)
      .join('\n');
  mkdirSync(join(site, 'theme'), { recursive: true });
  writeFileSync(
    join(site, 'theme/index.css'),
    `:root {\n${declarations(TOKENS.light)}\n}\n:root.dark {\n${declarations(TOKENS.dark)}\n}\n`,
  );
  writeFileSync(
    join(site, 'content/en/index.mdx'),
    '---\npageType: home\nhero:\n  name: Configured\n  image:\n    src: /kept.svg\n    alt: Kept\n  actions:\n    - text: Start\n      link: /guide/start\n---\n',
  );
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(async () => {
  host.close();
  await served?.close();
});

async function open(page: Page, path = ''): Promise<void> {
  await page.goto(served.url + path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}
const option = (page: Page, mode: string) =>
  page.locator(`.oct-navbar .oct-color-mode-option[data-mode="${mode}"]`);

/** Opens the menu of color modes, and waits for the end of its animation. */
async function openColorModes(page: Page): Promise<void> {
  const menu = page.locator('.oct-color-mode-menu');
  await menu.getByRole('button', { name: 'Color mode' }).hover();
  const panel = menu.locator('.oct-dropdown-panel');
  await expect(panel).toBeVisible();
  await expect.poll(() => panel.evaluate((node) => node.getAnimations().length)).toBe(0);
}

test('five social links are visible, and a menu that opens on hover contains the others', async ({
  page,
}) => {
  await open(page);
  const list = page.getByRole('banner').getByRole('list', { name: 'Social links' });
  const links = list.getByRole('link');
  await expect(links).toHaveCount(5);
  for (const [index, name] of NETWORKS.slice(0, 5).entries())
    await expect(links.nth(index)).toHaveAttribute('href', `https://example.com/${name}`);

  const last = list.getByRole('link').and(list.locator('[href$="/facebook"]'));
  await list.getByRole('button', { name: 'More social links' }).hover();
  await expect(last).toBeVisible();
  await expect(links).toHaveCount(7);
  await page.mouse.move(300, 600);
  await expect(last).toBeHidden();
});

test('images are loaded from the asset host, and from the site if the host does not have them', async ({
  page,
}) => {
  const broken = () =>
    page
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).filter((image) => image.complete && !image.naturalWidth),
      );
  await open(page);
  const kept = page.getByRole('img', { name: 'Kept' });
  await expect(kept).toHaveAttribute('src', `${hostUrl}/kept.svg`);
  await expect.poll(() => requested).toContain('/gone.svg');
  await expect(page.locator('.oct-logo-image')).toHaveAttribute('src', '/gone.svg');
  await expect.poll(broken).toEqual([]);

  await page.route(`${hostUrl}/**`, (route) => route.abort());
  await open(page);
  await expect(kept).toHaveAttribute('src', '/kept.svg');
  await expect.poll(broken).toEqual([]);
});

test('a new color mode is revealed in a circle around the click, and immediately with reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const circles: string[] = [];
    Object.assign(window, { circles });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const layer = typeof options === 'object' ? options.pseudoElement : undefined;
      if (layer) circles.push(`${layer} ${JSON.stringify(frames)}`);
      return animate.call(this, frames, options);
    };
  });
  const circles = () => page.evaluate(() => (window as unknown as { circles: string[] }).circles);
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await open(page);
  for (const [mode, layer] of [
    ['dark', 'old'],
    ['light', 'new'],
  ] as const) {
    await openColorModes(page);
    const box = (await option(page, mode).boundingBox())!;
    await option(page, mode).click();
    await expect.poll(isDark).toBe(mode === 'dark');
    await expect.poll(async () => (await circles()).at(-1)).toContain(`view-transition-${layer}`);
    const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await expect
      .poll(async () => (await circles()).at(-1))
      .toContain(`circle(0px at ${x}px ${y}px)`);
    await expect(page.locator('html')).not.toHaveAttribute('data-reveal');
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openColorModes(page);
  await option(page, 'dark').click();
  await expect.poll(isDark).toBe(true);
  expect(await circles()).toHaveLength(2);
});

test('the browser UI has the background color of the page, before and after hydration', async ({
  page,
}) => {
  const colors = () =>
    page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = document.querySelector<HTMLMetaElement>(
        'meta[name="theme-color"]',
      )!.content;
      document.body.append(probe);
      const bar = getComputedStyle(probe).color;
      probe.remove();
      return [bar, getComputedStyle(document.body).backgroundColor];
    });
  const shown: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto(`${served.url}guide/start`);
    await expect.poll(async () => new Set(await colors()).size).toBe(1);
    const [background] = await colors();
    await page.unroute('**/static/js/**');
    await open(page, 'guide/start');
    await expect.poll(colors).toEqual([background, background]);
    shown.push(background!);
  }
  expect(shown[0]).not.toBe(shown[1]);
  await openColorModes(page);
  await option(page, 'light').click();
  await expect.poll(colors).toEqual([shown[0], shown[0]]);
});

test('with only-default-lang, only pages of the default language redirect to the language of the browser', async ({
  browser,
}) => {
  for (const [locale, from, to] of [
    ['zh-CN', 'guide/start?a=1#top', 'zh/guide/start?a=1#top'],
    ['en-US', 'zh/guide/start', 'zh/guide/start'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await open(page, from);
    await expect(page).toHaveURL(served.url + to);
    await context.close();
  }
});

/** Returns a color as browsers compute it. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

for (const mode of ['light', 'dark'] as const) {
  test(`accent tokens of a site override the derived accent in ${mode} mode`, async ({ page }) => {
    const colors = TOKENS[mode];
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await open(page);
    const button = page.locator('.oct-hero-actions a').first();
    await expect(button).toHaveCSS('background-color', computed(colors['accent-fill']));
    await expect(button).toHaveCSS('color', computed(colors['on-accent']));
    await open(page, 'guide/start');
    const current = page.locator('.oct-sidebar-link[aria-current="page"]');
    await expect(current).toHaveCSS('color', computed(colors['accent-strong']));
    await expect(current).toHaveCSS('background-color', computed(colors['accent-soft']));
    await page.keyboard.press('Tab');
    await current.focus();
    await expect(current).toHaveCSS('outline-color', computed(colors.accent));
  });
}
