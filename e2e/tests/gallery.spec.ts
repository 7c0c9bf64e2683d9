import { cpSync } from 'node:fs';
import { join } from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { derivePalette } from '../../packages/cli/src/palette/derive-palette';
import { copySite, repository, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

/** Languages of the gallery, with their path prefixes. */
const LANGUAGES = { en: '', zh: 'zh/', ar: 'ar/' };
/** Accents of the palette test: warm, cold and gray. */
const ACCENTS = ['#f05a12', '#0a8f6a', '#7a7a7a'];
const COLOR_SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [375, 820, 1100, 1440];

let served: Served;

test.beforeAll(async () => {
  const site = copySite('gallery', 'gallery');
  const stories = join(repository, 'packages/theme/src/stories');
  for (const lang of Object.keys(LANGUAGES)) {
    const folder = join(site, 'content', lang, 'guide');
    cpSync(join(stories, `gallery.${lang}.mdx`), join(folder, 'gallery.mdx'));
    cpSync(join(stories, 'gallery.svg'), join(folder, 'gallery.svg'));
  }
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(() => served.close());

async function open(page: Page, lang: keyof typeof LANGUAGES): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${served.url}${LANGUAGES[lang]}guide/gallery`);
  await page.locator('html[data-hydrated]').waitFor();
}

/** Applies the colors that a build derives from an accent. */
async function applyAccent(page: Page, accent: string): Promise<void> {
  const { light, dark } = derivePalette(accent);
  const tokens = (palette: Record<string, string>) =>
    Object.entries(palette)
      .map(([name, value]) => `--oct-${name}:${value}`)
      .join(';');
  await page.addStyleTag({ content: `:root{${tokens(light)}}:root.dark{${tokens(dark)}}` });
}

for (const lang of ['en', 'zh', 'ar'] as const) {
  for (const accent of ACCENTS) {
    test(`axe finds nothing in the gallery in "${lang}" with the accent ${accent} in both color modes`, async ({
      page,
    }) => {
      await open(page, lang);
      await applyAccent(page, accent);
      for (const colorScheme of COLOR_SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const found = async () => {
          const { violations } = await new AxeBuilder({ page }).analyze();
          return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
        };
        await expect.poll(found, { message: colorScheme, timeout: 240_000 }).toEqual([]);
      }
    });
  }

  test(`the gallery in "${lang}" fits at every width, and its lines are on the grid`, async ({
    page,
  }) => {
    await open(page, lang);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
    const offGrid = await page
      .locator('.oct-prose')
      .evaluate((prose) =>
        [...prose.querySelectorAll('h1, h2, h3, h4, p, li, td')]
          .map((node) => `${node.tagName} ${getComputedStyle(node).lineHeight}`)
          .filter((text) => Number.parseFloat(text.split(' ')[1]!) % 4 !== 0),
      );
    // Chinese text has lines of 30 px.
    expect(new Set(offGrid.filter((text) => !/^(?:P|LI) 30px$/.test(text)))).toEqual(new Set());
  });
}

test('few elements of a page have the accent color', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'en');
  const colored = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--oct-color-accent)';
    const accent = getComputedStyle(probe).color;
    probe.style.color = 'var(--oct-color-accent-strong)';
    const strong = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll('body *')]
      .filter((node) => {
        const { top, bottom, width } = node.getBoundingClientRect();
        const isShown = top < innerHeight && bottom > 0 && width > 0 && node.checkVisibility();
        // Links in text are the fourth use.
        if (!isShown || node.closest('.oct-prose a')) return false;
        const hasText = [...node.childNodes].some(
          (child) => child instanceof Text && child.data.trim() !== '',
        );
        const { color, backgroundColor } = getComputedStyle(node);
        return (hasText && [accent, strong].includes(color)) || backgroundColor === accent;
      })
      .map((node) => node.outerHTML.slice(0, 120));
  });
  expect(colored.length, colored.join('\n')).toBeLessThanOrEqual(3);
});

test('the copy button is in the row of the title', async ({ page }) => {
  await open(page, 'en');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [title, button] = [
      (await page.getByRole('heading', { level: 1 }).boundingBox())!,
      (await page.getByRole('button', { name: 'Copy page' }).boundingBox())!,
    ];
    expect(button.y, `${width} px`).toBeGreaterThanOrEqual(title.y - 1);
    expect(button.y + button.height, `${width} px`).toBeLessThanOrEqual(title.y + title.height + 8);
  }
});

test('the line of steps ends at the last step', async ({ page }) => {
  await open(page, 'en');
  const gap = await page
    .locator('.oct-steps')
    .evaluate(
      (steps) =>
        steps.getBoundingClientRect().bottom -
        [...steps.querySelectorAll('p')].at(-1)!.getBoundingClientRect().bottom,
    );
  expect(Math.abs(gap)).toBeLessThanOrEqual(1);
});

test('images have a border, and their zoomed image has a caption', async ({ page }) => {
  await open(page, 'en');
  const image = page.getByRole('button', { name: /A diagram with two boxes/ });
  await expect(image).toHaveCSS('outline-width', '1px');
  await image.click();
  await expect(page.locator('.oct-zoom-caption')).toHaveText('A diagram with two boxes');
});

test('folded details open to the height of their content', async ({ page }) => {
  await open(page, 'en');
  const details = page.locator('details.oct-callout');
  await expect(details.getByText('Hidden text.')).toBeHidden();
  await details.locator('summary').click();
  await expect(details.getByText('Hidden text.')).toBeVisible();
  const text = (await details.getByText('Hidden text.').boundingBox())!;
  const box = (await details.boundingBox())!;
  expect(box.y + box.height).toBeGreaterThan(text.y + text.height);
});

test('the marker of the outline is at the current entry', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'en');
  const marker = page.locator('.oct-outline [aria-current]');
  const distance = () =>
    marker.evaluate((link) => {
      const { content, height } = getComputedStyle(link, '::before');
      if (content === 'none') return Number.POSITIVE_INFINITY;
      return Math.abs(link.getBoundingClientRect().height - Number.parseFloat(height));
    });
  await expect.poll(distance).toBeLessThanOrEqual(2);
  await page.getByRole('heading', { name: 'Components', exact: true }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 400));
  await expect.poll(distance).toBeLessThanOrEqual(2);
});

test('Chinese quotation marks come from a Chinese font', async ({ page }) => {
  await open(page, 'zh');
  await expect(page.locator('body')).toHaveCSS('font-family', /^oct-han-marks/);
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family }) => family));
  await expect.poll(faces).toContain('oct-han-marks');
  await open(page, 'en');
  await expect(page.locator('body')).not.toHaveCSS('font-family', /oct-han-marks/);
});
