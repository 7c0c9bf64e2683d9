import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Page } from '@playwright/test';

import { copySite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'default' });

/** Overridable components in which the tests throw. */
const PARTS = ['Navbar', 'Sidebar', 'Outline', 'DocFooter', 'SearchButton', 'Layout'];

const FILES: Record<string, string> = {
  // `?fail=Navbar:render` throws in the navbar; a click on its button throws in an event handler.
  'components/Faulty.tsx': `import { useEffect } from 'react';

export function Faulty({ name }: { name: string }) {
  const fail = typeof window === 'undefined' ? '' : new URLSearchParams(location.search).get('fail');
  if (fail === name + ':render') throw new Error(name + ' throws at render');
  useEffect(() => {
    if (fail === name + ':effect') throw new Error(name + ' throws in an effect');
  });
  const onClick = () => {
    throw new Error(name + ' throws in a handler');
  };
  return (
    <button type="button" data-faulty={name} onClick={onClick}>
      {name}
    </button>
  );
}
`,
  ...Object.fromEntries(
    PARTS.map((name) => [
      `theme/${name}.tsx`,
      `import { ${name} as Original } from '@octavo/theme';
import type { ComponentProps } from 'react';
import { Faulty } from '../components/Faulty';

export function ${name}(props: ComponentProps<typeof Original>) {
  return (
    <>
      <Original {...props} />
      <Faulty name="${name}" />
    </>
  );
}
`,
    ]),
  ),
  // The client returns results without a title, which the panel cannot render.
  'theme/SearchButton.tsx': `import { SearchButton as Original } from '@octavo/theme';
import type { ComponentProps } from 'react';
import { Faulty } from '../components/Faulty';

export function SearchButton(props: ComponentProps<typeof Original>) {
  const { client } = props;
  const query: typeof client.query = async (text, options) => {
    const answer = await client.query(text, options);
    return text === 'invalid' ? { results: [{}], total: 1 } as never : answer;
  };
  return (
    <>
      <Original {...props} client={{ state: client.state, init: () => client.init(), query }} />
      <Faulty name="SearchButton" />
    </>
  );
}
`,
  'content/en/guide/_meta.json': JSON.stringify([
    'start',
    'counter',
    'long',
    'panel',
    'widget',
    'image',
  ]),
  'content/en/guide/widget.mdx':
    'import { Faulty } from \'../../../components/Faulty\';\n\n# Widget\n\nProse next to the widget.\n\n## The widget\n\n<Faulty name="Content" />\n',
  'content/en/guide/image.md': '# Image\n\n## Small\n\n![Wide](/wide.svg)\n\n![Tall](/tall.svg)\n',
  'content/public/wide.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20"/></svg>',
  'content/public/tall.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="40"><rect width="10" height="40"/></svg>',
};

let served: Served;

test.beforeAll(async () => {
  const site = copySite('basic', 'resilience');
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(() => served.close());

/** Collects uncaught errors and errors that an error boundary reported. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

const landmarks = (page: Page): Record<string, ReturnType<Page['locator']>> => ({
  Navbar: page.getByRole('banner'),
  Sidebar: page.locator('.oct-sidebar-nav'),
  Outline: page.locator('.oct-outline'),
  Content: page.getByText('Prose next to the widget.'),
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(served.url + path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

for (const part of ['Navbar', 'Sidebar', 'Outline', 'DocFooter', 'SearchButton', 'Content'])
  for (const phase of ['render', 'effect'])
    test(`an error at ${phase} in ${part} keeps the rest on screen until the next page`, async ({
      page,
    }) => {
      const errors = collectErrors(page);
      await open(page, `guide/widget?fail=${part}:${phase}`);
      await expect.poll(() => errors.join()).toContain(`${part} throws`);
      for (const [name, landmark] of Object.entries(landmarks(page)))
        if (name !== part) await expect(landmark, name).toBeVisible();
      await expect(landmarks(page).Content!).toBeVisible();
      const link =
        part === 'Sidebar'
          ? page.locator('.oct-logo')
          : page.locator('.oct-sidebar-link[href$="long"]');
      await link.click();
      await expect(page.locator('h1')).not.toContainText('Widget');
      for (const landmark of [landmarks(page).Navbar!, page.locator('main')])
        await expect(landmark).toBeVisible();
      expect(new Set(errors)).toEqual(
        new Set([`${part} throws ${phase === 'render' ? 'at render' : 'in an effect'}`]),
      );
    });

test('errors in event handlers change nothing on screen', async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, 'guide/widget');
  const parts = ['Navbar', 'Sidebar', 'Outline', 'DocFooter', 'SearchButton', 'Layout', 'Content'];
  for (const part of parts) await page.locator(`[data-faulty=${part}]`).dispatchEvent('click');
  for (const landmark of Object.values(landmarks(page))) await expect(landmark).toBeVisible();
  expect(errors).toEqual(parts.map((part) => `${part} throws in a handler`));
});

for (const phase of ['render', 'effect'])
  test(`an error at ${phase} in the layout keeps the page as static HTML with working links`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await page.goto(`${served.url}guide/widget?fail=Layout:${phase}`);
    await expect.poll(() => errors.join()).toContain('Layout throws');
    for (const landmark of Object.values(landmarks(page))) await expect(landmark).toBeVisible();
    await page.locator('.oct-sidebar-link[href$="long"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A long page');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await page.goBack();
    await expect(landmarks(page).Content!).toBeVisible();
  });

test('an error in the search panel closes it, and the next click opens it again', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await open(page, 'guide/widget');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('invalid');
  await expect(dialog).toHaveCount(0);
  expect(errors).toHaveLength(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
  for (const landmark of Object.values(landmarks(page))) await expect(landmark).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('long');
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

/** Wraps every text node like the translation of Chrome, which also replaces the node. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || parent.closest('font, script, style, noscript, textarea, svg')) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') wrap(target);
        for (const node of addedNodes) wrap(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test('a translated page stays complete while typing, navigating, opening menus and switching language', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await open(page, 'guide/widget');
  await translate(page);

  const dialog = page.getByRole('dialog', { name: 'Search' });
  await page.keyboard.press('/');
  const box = page.getByRole('combobox');
  for (const query of [
    'par',
    'para',
    'paragraph',
    'pro',
    'zzzz',
    'zzzz zzz',
    'sec',
    'Section 1',
    '',
  ]) {
    await box.fill(query);
    if (query.startsWith('zzz')) await expect(dialog).toContainText(`No results for "${query}"`);
    else if (query !== '') await expect(dialog.locator('mark').first()).toBeVisible();
  }
  await box.fill('long');
  await expect(dialog.getByRole('option', { selected: true })).toContainText('A long page');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('A long page');

  for (const name of ['counter', 'widget', 'start', 'image', 'long']) {
    await page.locator(`.oct-sidebar-link[href$="/${name}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/${name}$`));
    const current = page.locator('.oct-sidebar-link[aria-current=page]');
    await expect(current).toHaveAttribute('href', new RegExp(`/${name}$`));
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.goBack();
  await expect(page.locator('h1')).toContainText('Image');

  for (const to of ['简体中文', 'English']) {
    await page.locator('.oct-switch .oct-dropdown-button').click();
    await page.locator('.oct-switch').getByRole('link', { name: to }).click();
    await expect(page.locator('.oct-switch .oct-dropdown-button')).toHaveAccessibleName(
      new RegExp(to),
    );
    for (const landmark of [page.getByRole('banner'), page.locator('main h1')])
      await expect(landmark).toBeVisible();
  }

  await page.setViewportSize({ width: 700, height: 800 });
  await page.locator('.oct-hamburger').click();
  await expect(page.locator('.oct-mobile-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.oct-mobile-menu')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('offline, a page that is not cached shows a message, Back works, and a retry loads it', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  await open(page, 'guide/start');
  await page.locator('.oct-sidebar-link[href$="/long"]').click();
  await expect(page.locator('h1')).toContainText('A long page');

  await context.setOffline(true);
  await page.locator('.oct-sidebar-link[href$="/widget"]').click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded.');
  await expect(page).toHaveURL(/guide\/widget$/);
  await expect(page).toHaveTitle('This page could not be loaded - Fixture');
  const retry = alert.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeFocused();
  await expect(page.locator('.oct-outline')).toHaveCount(0);
  await expect(page.locator('.oct-doc-footer')).toHaveCount(0);
  await expect(page.locator('.oct-sidebar-link[aria-current=page]')).toHaveAttribute(
    'href',
    /widget$/,
  );
  await retry.click();
  await expect(alert).toBeVisible();

  await page.goBack();
  await expect(page.locator('h1')).toContainText('A long page');
  await expect(page).toHaveTitle('A long page - Fixture');
  await page.goForward();
  await expect(alert).toBeVisible();

  await context.setOffline(false);
  await retry.click();
  await expect(page.locator('h1')).toContainText('Widget');
  await expect(page).toHaveTitle('Widget - Fixture');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('[data-faulty=Content]')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a zoomed SVG image fills the window in its aspect ratio', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'guide/image');
  for (const [name, width, height] of [
    ['Wide', 968, 323],
    // The caption is below.
    ['Tall', 130, 520],
  ] as const) {
    await page.getByRole('button', { name: `Zoom image: ${name}` }).click();
    const large = page.locator('.oct-zoom > img');
    await expect
      .poll(async () => {
        const box = await large.boundingBox();
        return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
      })
      .toEqual([width, height]);
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
  }
});
