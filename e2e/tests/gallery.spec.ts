// cspell:ignore galery
import { cpSync } from 'node:fs';
import { join } from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { contrastOf } from '../../packages/cli/src/palette/contrast';
import { derivePalette } from '../../packages/cli/src/palette/derive-palette';
import { amount } from '../support/amounts';
import { createBoxFont, useBoxFonts } from '../support/box-font';
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

async function open(
  page: Page,
  lang: keyof typeof LANGUAGES,
  path = 'guide/gallery',
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${served.url}${LANGUAGES[lang]}${path}`);
  await page.locator('html[data-hydrated]').waitFor();
}

/** Returns the computed value of a color token of the theme. */
function colorOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(--oct-color-${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

/** Returns the box of the first text in an element, which may be narrower than the element. */
function textBox(locator: Locator): Promise<{ top: number; bottom: number }> {
  return locator.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, bottom } = range.getClientRects()[0]!;
    return { top, bottom };
  });
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

for (const [index, lang] of (['en', 'zh', 'ar'] as const).entries()) {
  for (const accent of amount<readonly string[]>([ACCENTS[index]!], ACCENTS)) {
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
        if (!isShown || node.closest(':is(.oct-prose, .oct-announcement) a')) return false;
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

test('the tint of highlighted lines has the hue of the accent', async ({ page }) => {
  await open(page, 'en');
  const line = page.locator('.oct-code .line[data-highlight]').first();
  const tint = () =>
    line.evaluate((node) => {
      const { backgroundColor } = getComputedStyle(node);
      const probe = node.appendChild(document.createElement('i'));
      const accent = 'var(--oct-color-accent)';
      probe.style.color = `color-mix(in oklab, ${accent}, ${accent})`;
      const [color, background] = [getComputedStyle(probe).color, backgroundColor].map((value) =>
        value.match(/[\d.e-]+(?=[ )])/g)!.map(Number),
      );
      probe.remove();
      const [, a, b] = color!;
      const [, tintA, tintB, alpha = 1] = background!;
      return { distance: Math.hypot(a! - tintA!, b! - tintB!), alpha };
    });
  for (const accent of [undefined, ...ACCENTS]) {
    if (accent) await applyAccent(page, accent);
    await expect.poll(async () => (await tint()).distance, `${accent}`).toBeLessThan(0.01);
    const { alpha } = await tint();
    expect(alpha).toBeGreaterThanOrEqual(0.06);
    expect(alpha).toBeLessThanOrEqual(0.12);
  }
});

test('in dark mode, keys in the search footer have visible borders, and cards are on a plane', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'en');
  await expect(page.locator('html')).toHaveClass(/dark/);
  const raised = await colorOf(page, 'raised');
  expect(raised).not.toBe(await colorOf(page, 'bg'));
  const card = page.locator('.oct-link-card');
  for (const node of await page.locator('.oct-card').all())
    await expect(node).toHaveCSS('background-color', raised);
  await card.hover();
  await expect(card).not.toHaveCSS('background-color', raised);

  await page.keyboard.press('Control+k');
  const panel = page.locator('.oct-search-panel');
  const key = panel.locator('kbd').first();
  await expect(key).toBeVisible();
  const contrast = async () => {
    const border = await key.evaluate((node) => getComputedStyle(node).borderTopColor);
    const surface = await panel.evaluate((node) => getComputedStyle(node).backgroundColor);
    return contrastOf(border, surface, surface);
  };
  await expect.poll(contrast).toBeGreaterThanOrEqual(3);
});

test('punctuation of Chinese text has the width of Chinese characters', async ({ page }) => {
  await useBoxFonts(page);
  await open(page, 'zh');
  // Replaces the installed Chinese font for exactly the characters that the theme declares.
  const widths = await page.evaluate(async (base64) => {
    const declared = [...document.fonts].find(({ family }) => family === 'oct-han-marks')!;
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const { unicodeRange } = declared;
    const face = new FontFace('oct-han-marks', bytes, { unicodeRange });
    document.fonts.add(await face.load());
    const paragraph = document
      .querySelector('.oct-prose')!
      .appendChild(document.createElement('p'));
    paragraph.style.fontSize = '20px';
    const widthIn = (lang: string, character: string) => {
      paragraph.lang = lang;
      const text = paragraph.appendChild(document.createElement('span'));
      text.textContent = character;
      const { width } = text.getBoundingClientRect();
      text.remove();
      return Math.round(width);
    };
    return Object.fromEntries(
      [...'“”—…·‘’a字'].map((character) => [character, widthIn('zh', character)]),
    );
  }, createBoxFont(1000).toString('base64'));
  expect(widths).toEqual({
    '“': 20,
    '”': 20,
    '—': 20,
    '…': 20,
    '·': 20,
    // Apostrophes of English words in Chinese text.
    '‘': 10,
    '’': 10,
    a: 10,
    字: 20,
  });
});

test('footnote calls have no space around them, and a line before a heading is the only one', async ({
  page,
}) => {
  await open(page, 'en');
  const gaps = () =>
    page.locator('sup:has(> [data-footnote-ref])').evaluate((sup) => {
      const range = document.createRange();
      const boxOf = (start: Node, from: number, to: number) => {
        range.setStart(start, from);
        range.setEnd(start, to);
        return range.getBoundingClientRect();
      };
      const [before, after] = [sup.previousSibling as Text, sup.nextSibling as Text];
      range.selectNodeContents(sup.firstElementChild!);
      const call = range.getBoundingClientRect();
      return [
        call.left - boxOf(before, before.length - 1, before.length).right,
        boxOf(after, 0, 1).left - call.right,
      ].map((gap) => Math.abs(gap));
    });
  await expect.poll(async () => Math.max(...(await gaps()))).toBeLessThanOrEqual(1);

  const heading = page.locator('hr + h2');
  await expect(page.locator('hr')).toHaveCSS('border-top-width', '1px');
  for (const side of ['top', 'bottom'])
    await expect(heading).toHaveCSS(`border-${side}-width`, '0px');
  await expect(heading).toHaveCSS('box-shadow', 'none');
});

test('titles of neighboring cards, and the arrow of a link card, are on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'en');
  const grid = page.locator('.oct-card-grid');
  const titles = grid.locator('.oct-card-title');
  const offsets = async () => {
    const [first, second] = [await textBox(titles.first()), await textBox(titles.last())];
    const arrow = await grid.locator('.oct-link-card').evaluate((card) => {
      const { top, height } = getComputedStyle(card, '::after');
      const start = card.getBoundingClientRect().top + card.clientTop;
      return start + Number.parseFloat(top) + Number.parseFloat(height) / 2;
    });
    return [first.top - second.top, (second.top + second.bottom) / 2 - arrow].map(Math.abs);
  };
  await expect(titles).toHaveCount(2);
  await expect.poll(async () => Math.max(...(await offsets()))).toBeLessThanOrEqual(2);
});

test('short inline code has no line breaks from 640 px', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  for (const lang of ['en', 'zh'] as const) {
    await open(page, lang);
    const broken = () =>
      page.locator('.oct-prose').evaluate((prose) => {
        const codes = [...prose.querySelectorAll(':is(p, li) > code')].filter(
          (code) => code.textContent.length <= 28,
        );
        const found = new Set<string>();
        for (let width = 320; width <= 560; width += 8) {
          for (const code of codes)
            (code.parentElement as HTMLElement).style.inlineSize = `${width}px`;
          for (const code of codes)
            if (code.getClientRects().length > 1) found.add(code.textContent);
        }
        return codes.length > 0 ? [...found] : ['no code'];
      });
    await expect.poll(broken, lang).toEqual([]);
  }
});

test('the navbar has one button for color modes, a line below the current item, and a search field of two widths', async ({
  page,
}) => {
  await open(page, 'en');
  const navbar = page.getByRole('banner');
  const button = navbar.getByRole('button', { name: 'Color mode' });
  await expect(button).toBeVisible();
  expect(await button.boundingBox()).toMatchObject({ width: 36, height: 36 });
  await expect(navbar.getByRole('radio')).toHaveCount(0);

  const accent = await colorOf(page, 'accent');
  const line = () =>
    navbar.getByRole('link', { name: 'Guide' }).evaluate((link) => {
      const { height, bottom, backgroundColor } = getComputedStyle(link, '::after');
      const end = link.getBoundingClientRect().bottom - Number.parseFloat(bottom);
      const edge = link.closest('.oct-navbar')!.getBoundingClientRect().bottom;
      return { height, backgroundColor, isAtEdge: Math.abs(edge - end) <= 1 };
    });
  await expect.poll(line).toEqual({ height: '2px', backgroundColor: accent, isAtEdge: true });

  for (const [viewport, width] of [
    [1280, 240],
    [1279, 192],
    [960, 192],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 900 });
    const search = navbar.getByRole('button', { name: 'Search' });
    await expect(search, `${viewport} px`).toHaveCSS('inline-size', `${width}px`);
  }
});

test('groups, announcements and the 404 page have the color of text', async ({ page }) => {
  await open(page, 'en', 'guide/more/first');
  const [text, muted, soft, accent] = await Promise.all(
    ['text', 'text-muted', 'soft', 'accent'].map((token) => colorOf(page, token)),
  );
  const group = page.locator('.oct-doc-place').getByRole('link', { name: 'More' });
  await expect(group).toHaveCSS('color', muted!);

  const announcement = page.getByRole('complementary', { name: 'Announcement' });
  await expect(announcement).toHaveCSS('background-color', soft!);
  await expect(announcement).toHaveCSS('color', text!);
  await expect(announcement.getByRole('button')).toHaveCSS('color', text!);
  await expect(announcement.getByRole('link')).toHaveCSS('color', accent!);

  await open(page, 'en', 'guide/galery');
  const digits = page.getByText('404', { exact: true });
  await expect(digits).toHaveCSS('color', text!);
  await expect(digits).toHaveCSS('font-size', '96px');
  expect((await digits.boundingBox())!.height).toBe(96);
  await expect(page.getByRole('main').getByRole('button', { name: 'Search' })).toBeVisible();
  const similar = page.getByRole('navigation', { name: 'Similar pages' });
  await expect(similar.getByRole('link', { name: 'Gallery' })).toBeVisible();
});

test('the filter of an overview shows a count, and the copy button is 32 px wide on phones', async ({
  page,
}) => {
  await open(page, 'en', 'guide/more/');
  const overview = page.locator('.oct-overview');
  await expect(overview.getByText('2 pages', { exact: true })).toBeVisible();
  await overview.getByRole('searchbox', { name: 'Filter' }).fill('second');
  await expect(overview.getByText('1 page', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 767, height: 900 });
  const copy = page.getByRole('button', { name: 'Copy page' });
  await expect(copy).toHaveCSS('inline-size', '32px');
  await expect(copy).toHaveCSS('block-size', '32px');
});

for (const [lang, forward] of [
  ['en', 2],
  ['ar', -2],
] as const) {
  test(`arrows in "${lang}" move in their direction when the pointer is over them`, async ({
    page,
  }) => {
    await open(page, lang, 'guide/more/first');
    for (const [selector, pseudo, distance] of [
      ['.oct-link-card', '::after', forward],
      ['.oct-page-link[data-kind="next"]', null, forward],
      ['.oct-page-link[data-kind="prev"]', null, -forward],
    ] as const) {
      const link = page.locator(selector);
      const moved = () =>
        link.evaluate((node, pseudo) => {
          const arrow = pseudo ? node : node.querySelector('.oct-icon')!;
          return getComputedStyle(arrow, pseudo).translate;
        }, pseudo);
      await expect.poll(moved, selector).toBe('none');
      await link.hover();
      await expect.poll(moved, selector).toBe(`${distance}px`);
    }
  });
}
