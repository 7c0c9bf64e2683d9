// cspell:ignore snapshooter
import type { Browser, Locator, Page } from '@playwright/test';

import { useBoxFonts } from '../support/box-font';
import { expect, test } from '../support/test';

test.beforeEach(({ page }) => useBoxFonts(page));

/** Opens a page on a phone: 375 px wide, with touch instead of a pointer that hovers. */
async function openOnPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await useBoxFonts(page);
  await page.addInitScript(() => localStorage.setItem('octavo.visited', '1'));
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  return page;
}

/** Returns the first line of each code block that a visible button covers, at both ends of its scroll range. */
function coveredCode(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.oct-code')].flatMap((block) => {
      const pre = block.querySelector('pre')!;
      if (!pre.checkVisibility({ contentVisibilityAuto: true })) return [];
      const buttons = [...block.querySelectorAll('.oct-code-actions button')]
        .map((button) => button.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      const visible = pre.getBoundingClientRect();
      return [0, pre.scrollWidth].flatMap((position) => {
        pre.scrollLeft = position;
        const range = document.createRange();
        const isCovered = [...block.querySelectorAll('.line, .oct-code-title')].some((line) => {
          range.selectNodeContents(line);
          return [...range.getClientRects()].some((text) =>
            buttons.some(
              (button) =>
                Math.min(text.right, visible.right) > button.left + 0.5 &&
                text.left < button.right - 0.5 &&
                text.bottom > button.top + 0.5 &&
                text.top < button.bottom - 0.5,
            ),
          );
        });
        return isCovered ? [`${block.textContent.slice(0, 40)} at ${position}`] : [];
      });
    }),
  );
}

test('on touch devices, buttons never cover code', async ({ browser, docsUrl }) => {
  for (const route of ['/guide/start/quick-start', '/config/test/coverage', '/guide/basic/cli']) {
    const page = await openOnPhone(browser, docsUrl + route);
    await expect(page.locator('.oct-copy'), route).not.toHaveCount(0);
    await expect.poll(() => coveredCode(page), route).toEqual([]);
    await expect(page.locator('.oct-copy').first(), route).toHaveCSS('opacity', '1');
    await page.context().close();
  }
});

test('tabs and their code share one frame, with the buttons in the bar', async ({
  page,
  docsUrl,
}) => {
  await page.goto(`${docsUrl}/guide/start/quick-start`);
  await page.locator('html[data-hydrated]').waitFor();
  const tabs = page.locator('.oct-tabs').first();
  const code = tabs.locator('.oct-code').first();
  await expect(tabs).toHaveCSS('border-top-width', '1px');
  await expect(code).toHaveCSS('border-left-width', '0px');
  await expect(async () => {
    const bar = (await tabs.getByRole('tablist').boundingBox())!;
    const copy = (await code.getByRole('button', { name: 'Copy code' }).boundingBox())!;
    expect(copy.y).toBeGreaterThanOrEqual(bar.y);
    expect(copy.y + copy.height).toBeLessThanOrEqual(bar.y + bar.height);
    expect(copy.x).toBeGreaterThanOrEqual(bar.x + bar.width);
  }).toPass({ timeout: 60_000 });
});

test('the wrap button is visible only if a line is too long', async ({ page, docsUrl }) => {
  await page.goto(`${docsUrl}/guide/start/quick-start`);
  await page.locator('html[data-hydrated]').waitFor();
  const short = page.locator('.oct-code', { hasText: '"test:watch": "rstest watch"' });
  const wrap = short.getByRole('button', { name: 'Wrap lines' });
  await expect(wrap).toBeHidden();
  await page.setViewportSize({ width: 240, height: 800 });
  await expect(wrap).toBeVisible();
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(wrap).toBeVisible();
});

test('a table that is wider than a phone fades out at its end and keeps its first column', async ({
  browser,
  docsUrl,
}) => {
  const page = await openOnPhone(browser, `${docsUrl}/guide/start/`);
  const table = page.getByRole('table').filter({ hasText: 'Vitest' });
  await expect(table).not.toHaveCSS('mask-image', 'none');
  const start = () =>
    table
      .getByRole('cell')
      .first()
      .evaluate((cell) => cell.getBoundingClientRect().x);
  const before = await start();
  await table.evaluate((node) => node.scrollTo({ left: node.scrollWidth, behavior: 'instant' }));
  await expect(table).toHaveCSS('mask-image', 'none');
  await expect.poll(start).toBe(before);
  await table.evaluate((node) => node.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(table).not.toHaveCSS('mask-image', 'none');
  await page.context().close();
});

const WIDTHS = [320, 375, 768, 820, 960, 1023, 1024, 1279, 1280, 1440, 1920, 2560];

test('nothing scrolls sideways at 12 widths', async ({ page, docsUrl }) => {
  for (const route of ['/', '/guide/basic/cli', '/config/', '/config/test/coverage']) {
    await page.goto(docsUrl + route);
    await page.locator('html[data-hydrated]').waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${route} at ${width} px`,
        )
        .toBeLessThanOrEqual(0);
    }
  }
});

test('from 1024 px, the sidebar is next to the content, and its text is aligned with the logo', async ({
  page,
  docsUrl,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(`${docsUrl}/guide/start/quick-start`);
  const link = page.locator('.oct-sidebar').getByRole('link', { name: 'Quick start' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  expect((await page.locator('.oct-main').boundingBox())!.width).toBeGreaterThanOrEqual(700);
  const text = await link.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().x;
  });
  expect(text).toBe(20);
  // The bar stays below the navbar when the page scrolls.
  await page.evaluate(() => scrollTo(0, 600));
  await expect
    .poll(() => page.locator('.oct-doc-bar').evaluate((bar) => bar.getBoundingClientRect().y))
    .toBe(72);
});

test('in wide windows, the plane of the sidebar continues to the edge of the window', async ({
  page,
  docsUrl,
}) => {
  await page.setViewportSize({ width: 1920, height: 800 });
  await page.goto(`${docsUrl}/guide/start/`);
  await page.locator('html[data-hydrated]').waitFor();
  const pixelsAt = async (x: number) => {
    const image = await page.screenshot({ clip: { x, y: 780, width: 4, height: 4 } });
    return image.toString('base64');
  };
  const start = async () => [await pixelsAt(2), await pixelsAt(246)];
  const background = await pixelsAt(1900);
  await expect.poll(async () => new Set(await start()).size).toBe(1);
  expect((await start())[0]).not.toBe(background);
  await page.evaluate(() => Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' }));
  await expect.poll(() => pixelsAt(2)).toBe(background);
  expect(await pixelsAt(1900)).toBe(await pixelsAt(1670));
});

test('callouts have an icon and no stripe, and their links have the color of the text', async ({
  page,
  docsUrl,
}) => {
  await page.goto(`${docsUrl}/api/test-api/hooks`);
  const callout = page.locator('div.oct-callout').first();
  await expect(callout).toHaveCSS('box-shadow', 'none');
  await expect(callout).toHaveCSS('border-top-width', '1px');
  const icon = await callout.locator('.oct-callout-title').evaluate((title) => {
    const { width, height, clipPath } = getComputedStyle(title, '::before');
    return { width, height, isClipped: clipPath.startsWith('path(') };
  });
  expect(icon).toEqual({ width: '18px', height: '18px', isClipped: true });
  const colors = await page.evaluate(() => {
    const box = document.querySelector('div.oct-callout')!;
    const link = box.appendChild(document.createElement('a'));
    link.href = '#';
    return [getComputedStyle(link).color, getComputedStyle(box).color];
  });
  expect(colors[0]).toBe(colors[1]);
});

test('line heights are multiples of 4 px, and lines have at most 92 characters', async ({
  page,
  docsUrl,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${docsUrl}/guide/start/`);
  const heights = await page
    .locator('.oct-prose')
    .evaluate((prose) =>
      [...prose.querySelectorAll('h1, h2, h3, h4, p, li, td')]
        .map(
          (node) => [node.tagName, Number.parseFloat(getComputedStyle(node).lineHeight)] as const,
        )
        .filter(([, height]) => height % 4 !== 0),
    );
  expect(heights).toEqual([]);
  const longest = await page.locator('.oct-prose').evaluate((prose) => {
    const range = document.createRange();
    return Math.max(
      ...[...prose.querySelectorAll('p')].flatMap((paragraph) => {
        const lines = new Map<number, number>();
        for (const node of paragraph.childNodes) {
          if (!(node instanceof Text)) continue;
          for (let index = 0; index < node.length; index++) {
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const top = Math.round(range.getBoundingClientRect().top);
            lines.set(top, (lines.get(top) ?? 0) + 1);
          }
        }
        return [...lines.values()];
      }),
    );
  });
  expect(longest).toBeLessThanOrEqual(92);
});

test('in dark mode, an overlay is lighter than the page', async ({ page, docsUrl }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${docsUrl}/guide/start/`);
  await expect(page.locator('html')).toHaveClass(/dark/);
  const luminances = await page.evaluate(() =>
    ['bg', 'soft', 'raised', 'overlay'].map((name) => {
      const color = getComputedStyle(document.documentElement).getPropertyValue(
        `--oct-color-${name}`,
      );
      const [r, g, b] = [1, 3, 5].map((start) => {
        const value = Number.parseInt(color.trim().slice(start, start + 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    }),
  );
  expect(luminances).toEqual(luminances.toSorted((a, b) => a - b));
  expect((luminances[3]! + 0.05) / (luminances[0]! + 0.05)).toBeGreaterThanOrEqual(1.25);
});

test('the search panel has no lines in the accent color, and its tabs are next to the query', async ({
  page,
  docsUrl,
}) => {
  await page.goto(`${docsUrl}/guide/start/`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.press('Control+k');
  const panel = page.getByRole('dialog', { name: 'Search' });
  const input = panel.getByRole('combobox');
  await input.fill('mock');
  await expect(panel.getByRole('option').first()).toBeVisible();
  const lines = await panel.evaluate((root) => {
    const probe = root.appendChild(document.createElement('i'));
    probe.style.color = 'var(--oct-color-accent)';
    const accent = getComputedStyle(probe).color;
    probe.remove();
    return [...root.querySelectorAll('*')].filter((node) => {
      const style = getComputedStyle(node);
      const hasBorder = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 &&
          style[`border${side}Color`] === accent,
      );
      return hasBorder || style.boxShadow.includes(accent) || style.textDecorationLine !== 'none';
    }).length;
  });
  expect(lines).toBe(0);
  const tab = panel.getByRole('tab', { name: 'English' });
  const [query, scope] = [(await input.boundingBox())!, (await tab.boundingBox())!];
  expect(scope.x).toBeGreaterThanOrEqual(query.x + query.width);
  expect(scope.y).toBeGreaterThanOrEqual(query.y);
});

test('the first screen of the home page has code and the first row of features', async ({
  page,
  docsUrl,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(docsUrl);
  await expect(page.locator('.oct-hero-code')).toBeInViewport({ ratio: 1 });
  for (const index of [0, 1, 2]) {
    await expect(page.locator('.oct-feature').nth(index)).toBeInViewport({ ratio: 0.9 });
  }
  const [title, code] = [
    (await page.getByRole('heading', { level: 1 }).boundingBox())!,
    (await page.locator('.oct-hero-code').boundingBox())!,
  ];
  expect(code.x).toBeGreaterThan(title.x + title.width);
  expect(Math.round(code.width)).toBe(528);
});

test('facts about an option are badges that wrap', async ({ page, docsUrl }) => {
  for (const route of ['/config/test/pool', '/zh/config/test/pool']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(docsUrl + route);
    const badges = page.locator('[data-facts]').first().locator('li');
    await expect(badges, route).toHaveCount(4);
    const readBoxes = () =>
      badges.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
    const wide = await readBoxes();
    expect(wide[1].top, route).toBe(wide[0].top);
    expect(wide[1].left, route).toBeGreaterThan(wide[0].right);

    await page.setViewportSize({ width: 360, height: 800 });
    const narrow = await readBoxes();
    for (const { left, right } of narrow) {
      expect(left, route).toBeGreaterThanOrEqual(0);
      expect(right, route).toBeLessThanOrEqual(360);
    }
    expect(narrow[2].top, route).toBeGreaterThanOrEqual(narrow[1].bottom);
  }
});

test('code without a title shows its language until the pointer is over it', async ({
  page,
  docsUrl,
}) => {
  await page.goto(`${docsUrl}/guide/basic/cli`);
  const label = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((block) => {
        const { content, opacity } = getComputedStyle(block, '::after');
        return { content: content.split(' ')[0], opacity };
      });
  await page.mouse.move(0, 0);
  const block = '.oct-code[data-lang="bash"]:not(:has(.oct-code-title), .oct-tabs *)';
  await expect.poll(() => label(block)).toEqual({ content: '"bash"', opacity: '1' });
  await page.locator(block).first().hover();
  await expect.poll(() => label(block)).toMatchObject({ opacity: '0' });
});

test('all icons have the same stroke width', async ({ page, docsUrl }) => {
  await page.goto(`${docsUrl}/guide/start/`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.press('Control+k');
  const panel = page.getByRole('dialog', { name: 'Search' });
  await expect(panel.getByRole('option').first()).toBeVisible();
  const widths = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'svg:is(.oct-icon, .oct-chevron, .oct-external, .oct-search-icon)',
      ),
    ]
      .map((icon) => getComputedStyle(icon))
      .filter(({ stroke }) => stroke !== 'none')
      .map(({ strokeWidth }) => strokeWidth),
  );
  expect(widths.length).toBeGreaterThan(10);
  expect(new Set(widths)).toEqual(new Set(['1.5px']));
});

test('the search panel offers pages before the first search, similar titles and other languages', async ({
  page,
  docsUrl,
}) => {
  await page.goto(`${docsUrl}/guide/start/`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.press('Control+k');
  const panel = page.getByRole('dialog', { name: 'Search' });
  const start = panel.getByRole('group', { name: 'Start here' });
  await expect(start.getByRole('option').first()).toBeVisible();
  expect(await start.getByRole('option').count()).toBeLessThanOrEqual(5);
  await panel.getByRole('combobox').fill('snapshooter');
  await expect(panel.getByRole('navigation').getByRole('link').first()).toBeVisible();
  await panel.getByRole('combobox').fill('断点');
  await panel.getByRole('button', { name: /^Search in 简体中文 \d+ pages?/ }).click();
  await expect(panel.getByRole('tab', { name: '简体中文' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

/** Marks one visible control of each kind in a page or panel, and returns the number of controls. */
function markControls(page: Page, root: string): Promise<number> {
  return page.evaluate((selector) => {
    for (const marked of document.querySelectorAll('[data-control]'))
      marked.removeAttribute('data-control');
    const kinds = new Set<string>();
    // Selected tabs do nothing, others are focused by arrow keys, and the wrap button hides where lines fit.
    const controls = document.querySelectorAll(
      `${selector} :is(button, summary):enabled:not([tabindex='-1'], [aria-selected='true'], .oct-wrap), ${selector} summary`,
    );
    for (const control of controls) {
      if (kinds.has(control.className) || !control.checkVisibility({ opacityProperty: true }))
        continue;
      control.setAttribute('data-control', String(kinds.size));
      kinds.add(control.className);
    }
    return kinds.size;
  }, root);
}

/** Returns the styles of a control and its icon that can show a state. */
function stateOf(control: Locator): Promise<string> {
  return control.evaluate((node) => {
    const { color, backgroundColor, borderColor, translate, outlineStyle } = getComputedStyle(node);
    return [color, backgroundColor, borderColor, translate, outlineStyle].join();
  });
}

for (const [name, route, open] of [
  ['a guide', '/guide/start/quick-start', undefined],
  ['an overview', '/config/', undefined],
  ['the search panel', '/guide/start/', 'Control+k'],
] as const) {
  test(`the buttons of ${name} show that they are hovered, focused and pressed`, async ({
    page,
    docsUrl,
  }) => {
    // Without transitions, the styles are final at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(docsUrl + route);
    await page.locator('html[data-hydrated]').waitFor();
    if (open) {
      await page.keyboard.press(open);
      await page.getByRole('combobox').fill('mock');
      await expect(page.getByRole('option').first()).toBeVisible();
    }
    const count = await markControls(page, open ? '.oct-search' : 'body');
    expect(count).toBeGreaterThan(1);
    const controls = Array.from({ length: count }, (_, index) =>
      page.locator(`[data-control="${index}"]`),
    );
    const idle: string[] = [];
    for (const control of controls) idle.push(await stateOf(control));
    await page.keyboard.press('Tab');
    for (const [index, control] of controls.entries()) {
      const label = (await control.getAttribute('class'))!;
      await control.focus();
      await expect.poll(() => stateOf(control), `${label} focused`).not.toBe(idle[index]);
    }
    for (const [index, control] of controls.entries()) {
      const label = (await control.getAttribute('class'))!;
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await control.hover();
      await expect.poll(() => stateOf(control), `${label} hovered`).not.toBe(idle[index]);
      const hovered = await stateOf(control);
      await page.mouse.down();
      await expect.poll(() => stateOf(control), `${label} pressed`).not.toBe(hovered);
      // Releasing the button elsewhere is no click.
      await page.mouse.move(700, 1);
      await page.mouse.up();
    }
  });
}

test('on touch devices, rows and buttons are large enough', async ({ browser, docsUrl }) => {
  const page = await openOnPhone(browser, `${docsUrl}/guide/start/quick-start`);
  const heightsOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((nodes) =>
        nodes
          .filter((node) => node.checkVisibility())
          .map((node) => node.getBoundingClientRect().height),
      );
  for (const [selector, height] of [
    ['.oct-tab', 44],
    ['.oct-edit-link', 44],
    ['.oct-copy', 40],
  ] as const) {
    const heights = await heightsOf(selector);
    expect(heights.length, selector).toBeGreaterThan(0);
    expect(Math.min(...heights), selector).toBeGreaterThanOrEqual(height);
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect
    .poll(async () => Math.min(...(await heightsOf('.oct-sidebar-link'))))
    .toBeGreaterThanOrEqual(44);
  await page.context().close();
});
