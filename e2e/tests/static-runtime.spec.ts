import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { scrollTo } from '../support/scroll';
import { copySite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'default' });

/** Maximum size of the scripts before any input, in kB (1,000 bytes) with brotli. */
const SCRIPT_BUDGET = { 'guide/start': 14, 'guide/below': 15.5, 'zh/': 15 };

let served: Served;

test.beforeAll(async () => {
  const site = copySite('basic', 'static-runtime');
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(site, path), change(readFileSync(join(site, path), 'utf8')));
  edit('content/en/guide/_meta.json', () =>
    JSON.stringify(['start', 'counter', 'long', 'panel', 'overview', 'below']),
  );
  writeFileSync(
    join(site, 'content/en/guide/overview.mdx'),
    '---\noverview: true\n---\n\n# All pages\n',
  );
  writeFileSync(
    join(site, 'content/en/guide/below.mdx'),
    `import { Counter } from '../../../components/Counter';\n\n# Below\n\n${'Prose above the component.\n\n'.repeat(200)}\n<Counter>\n\nInside.\n\n</Counter>\n`,
  );
  const { code, output } = await runOctavo(site, ['build'], { OCTAVO_RUNTIME: '' });
  expect(code, output).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(() => served.close());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(served.url + path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Collects the URLs of the scripts that the page loads. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

const isReact = (url: string) => /\/react\.\w+\.js$/.test(url);

for (const [path, budget] of Object.entries(SCRIPT_BUDGET))
  test(`before any input, ${path} loads no React and stays within the budget`, async ({ page }) => {
    const scripts = collectScripts(page);
    await page.goto(served.url + path, { waitUntil: 'networkidle' });
    await page.locator('html[data-hydrated]').waitFor();
    expect(scripts.filter(isReact)).toEqual([]);
    const sizes = scripts.map(
      async (url) => brotliCompressSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length,
    );
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total / 1000).toBeLessThanOrEqual(budget);
  });

/** Returns the URLs of the files that a page prefetches. */
const prefetched = (page: Page) =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

test('the scripts of the search are prefetched when the page is idle, and not downloaded again', async ({
  page,
}) => {
  await page.goto(`${served.url}guide/start`);
  const react = async () => (await prefetched(page)).find(isReact) ?? '';
  await expect.poll(react).not.toBe('');
  const sizes = async () => {
    const url = await react();
    return page.evaluate(
      (name) => performance.getEntriesByName(name).map((entry) => entry.toJSON().transferSize > 0),
      url,
    );
  };
  await expect.poll(sizes).toEqual([true]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect.poll(sizes).toEqual([true, false]);
});

test('nothing is prefetched if the reader saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts = collectScripts(page);
  await page.goto(`${served.url}guide/start`, { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await prefetched(page)).toEqual([]);
  expect(scripts).toHaveLength(1);
});

/** Pages of each type, with the link that leads to them and what they show. */
const PAGES: Record<string, { path: string; heading: RegExp; type: string }> = {
  doc: { path: 'guide/start', heading: /Start here/, type: 'doc' },
  component: { path: 'guide/counter', heading: /Counter/, type: 'doc' },
  'component file': { path: 'guide/panel', heading: /A page that is a component/, type: 'custom' },
  overview: { path: 'guide/overview', heading: /All pages/, type: 'doc' },
  home: { path: '', heading: /Fixture/, type: 'home' },
  Chinese: { path: 'zh/guide/start', heading: /从这里开始/, type: 'doc' },
  missing: { path: 'no/such/page', heading: /PAGE NOT FOUND/, type: '404' },
};

/** Clicks a link that is added to the page, because not every page links to every other. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'follow';
    link.id = 'follow';
    document.getElementById('follow')?.remove();
    document.querySelector('main')!.prepend(link);
  }, `/${path}`);
  await page.locator('#follow').click();
}

for (const [from, first] of Object.entries(PAGES))
  test(`links from a ${from} page lead to pages of all types, and Back returns`, async ({
    page,
  }) => {
    await open(page, first.path);
    const fresh = async (path: string): Promise<string> => {
      const html = await (await fetch(served.url + path)).text();
      return page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        return structure(parsed.querySelector('#oct-root')!);

        /** Returns the elements with their classes, without those whose state depends on the reader. */
        function structure(root: Element): string {
          return [...root.querySelectorAll('.oct-layout > *, .oct-doc > *, .oct-sidebar-link')]
            .map((element) => `${element.localName}.${element.className}`)
            .join('\n');
        }
      }, html);
    };
    for (const [to, target] of Object.entries(PAGES)) {
      if (to === from) continue;
      await follow(page, target.path);
      await expect(page, to).toHaveURL(`${served.url}${target.path}`);
      await expect(title(page), to).toHaveText(target.heading);
      await expect(page.locator('.oct-layout')).toHaveAttribute('data-page-type', target.type);
      const lang = target.path.startsWith('zh/') ? 'zh' : 'en';
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const current = await page.evaluate(() =>
        [...document.querySelectorAll('.oct-layout > *, .oct-doc > *, .oct-sidebar-link')]
          .map((element) => `${element.localName}.${element.className}`)
          .join('\n'),
      );
      expect(current, to).toBe(await fresh(target.path));
      await page.goBack();
      await expect(page).toHaveURL(`${served.url}${first.path}`);
      await expect(title(page), to).toHaveText(first.heading);
    }
    expect(await isSameDocument(page)).toBe(true);
  });

test('components in pages work on the first page and after navigating, back and forward', async ({
  page,
  consoleMessages,
}) => {
  await open(page, 'guide/counter');
  const counter = page.getByRole('button', { name: /Counted/ });
  await counter.click();
  await expect(counter).toHaveText(/Counted 1/);
  await page.getByRole('tab', { name: 'two' }).click();
  await expect(page.getByText('Second panel.')).toBeVisible();
  await page.locator('.oct-sidebar-link[href$="/start"]').click();
  await expect(title(page)).toHaveText(/Start here/);
  await page.goBack();
  await expect(counter).toHaveText(/Counted 0/);
  await counter.click();
  await expect(counter).toHaveText(/Counted 1/);
  await expect(page.getByText('Second panel.')).toBeVisible();
  expect(consoleMessages).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test('a component below the fold is hydrated when the reader scrolls to it', async ({ page }) => {
  const scripts = collectScripts(page);
  await open(page, 'guide/below');
  expect(scripts.filter(isReact)).toEqual([]);
  const counter = page.getByRole('button', { name: 'Counted 0' });
  await counter.scrollIntoViewIfNeeded();
  await counter.click();
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  expect(scripts.filter(isReact)).toHaveLength(1);
});

test('going back across pages and a search restores each scroll position', async ({ page }) => {
  await open(page, 'guide/long');
  await scrollTo(page, 700);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('below');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('option').first()).toContainText('Below');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(/Below/);
  // The page scrolls to the match.
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBe(1);
  await scrollTo(page, 900);
  await page.locator('.oct-sidebar-link[href$="/long"]').click();
  await expect(title(page)).toHaveText(/A long page/);
  await scrollTo(page, 400);
  await page.locator('.oct-sidebar-link[href$="/start"]').click();
  await expect(title(page)).toHaveText(/Start here/);
  for (const [heading, top] of [
    [/A long page/, 400],
    [/Below/, 900],
    [/A long page/, 700],
  ] as const) {
    await page.goBack();
    await expect(title(page)).toHaveText(heading);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  }
  for (const top of [900, 400]) {
    await page.goForward();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a later click wins over a page that is still loading', async ({ page }) => {
  await open(page, 'guide/start');
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/guide\/long$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.locator('.oct-sidebar-link[href$="/long"]').click();
  await page.locator('.oct-sidebar-link[href$="/counter"]').click();
  await expect(title(page)).toHaveText(/Counter/);
  const response = page.waitForResponse(/\/guide\/long$/);
  release();
  await response;
  await expect(page).toHaveURL(`${served.url}guide/counter`);
  await expect(title(page)).toHaveText(/Counter/);
});

test('the language menu keeps query and hash, and the search finds pages of the new language', async ({
  page,
}) => {
  await open(page, 'guide/start?a=1#first-section');
  await page.locator('.oct-switch .oct-dropdown-button').click();
  await page.locator('.oct-switch').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh\/guide\/start\?a=1/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('text that is typed before the search panel has loaded is searched', async ({ page }) => {
  await open(page, 'guide/start');
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/react\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('long');
  release();
  await expect(page.getByRole('combobox')).toHaveValue('long');
  await expect(page.getByRole('option').first()).toContainText(/long/i);
});

test('offline, a page that is not cached shows a message, Back works, and a retry loads it', async ({
  page,
  context,
}) => {
  await open(page, 'guide/start');
  await page.locator('.oct-sidebar-link[href$="/long"]').click();
  await expect(title(page)).toContainText('A long page');

  await context.setOffline(true);
  await page.locator('.oct-sidebar-link[href$="/counter"]').click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded.');
  await expect(page).toHaveURL(/guide\/counter$/);
  await expect(page).toHaveTitle('This page could not be loaded - Fixture');
  const retry = alert.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeFocused();
  await expect(page.locator('.oct-outline')).toHaveCount(0);
  await expect(page.locator('.oct-sidebar-link[aria-current=page]')).toHaveAttribute(
    'href',
    /counter$/,
  );
  await retry.click();
  await expect(alert).toBeVisible();

  await page.goBack();
  await expect(title(page)).toContainText('A long page');
  await expect(page).toHaveTitle('A long page - Fixture');
  await page.goForward();
  await expect(alert).toBeVisible();

  await context.setOffline(false);
  await retry.click();
  await expect(title(page)).toContainText('Counter');
  await expect(page).toHaveTitle('Counter - Fixture');
  await expect(page.locator('main')).toBeFocused();
});

test('if the next page fails to load, the browser loads its document', async ({ page }) => {
  await open(page, 'guide/start');
  await page.route(/\/guide\/long$/, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.locator('.oct-sidebar-link[href$="/long"]').click();
  await expect(title(page)).toContainText('A long page');
  expect(await isSameDocument(page)).toBe(false);
});

test('a 404 page offers pages with similar names', async ({ page }) => {
  await open(page, 'guide/long-page');
  const similar = page.getByRole('navigation', { name: 'Similar pages' });
  await similar.getByRole('link', { name: 'A long page' }).click();
  await expect(title(page)).toContainText('A long page');
});

test('the build reports why a site with an override uses React', async () => {
  const site = copySite('basic', 'static-runtime-override');
  mkdirSync(join(site, 'theme'));
  writeFileSync(
    join(site, 'theme/Logo.tsx'),
    'export function Logo() {\n  return <b>Logo</b>;\n}\n',
  );
  const { code, output } = await runOctavo(site, ['build'], { OCTAVO_RUNTIME: '' });
  expect(code, output).toBe(0);
  expect(output).toContain('React runs the whole page, because of theme/Logo.tsx.');
});
