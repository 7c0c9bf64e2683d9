import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { amount } from '../support/amounts';
import { copySite, docsSite, runOctavo, serve } from '../support/sites';
import { test as base, expect } from '../support/test';

interface BuiltSite {
  url: string;
  /** URLs of pages, relative to the URL of the site. */
  routes: string[];
}

/**
 * The documentation, and fixtures with a page of each kind. Long runs use all pages, short runs a
 * sample.
 */
const test = base.extend<object, { sites: BuiltSite[] }>({
  sites: [
    async ({ docsUrl }, use) => {
      const served = await Promise.all(
        ['basic', 'versions'].map(async (fixture) => {
          const site = copySite(fixture, `conditions-${fixture}`);
          const { code, output } = await runOctavo(site, ['build']);
          expect(code, output).toBe(0);
          return { ...(await serve('preview', site)), dist: join(site, 'dist') };
        }),
      );
      await use([
        { url: docsUrl, routes: routesOf(join(docsSite, 'dist'), amount(30, 1)) },
        ...served.map(({ url, dist }) => ({
          url: url.replace(/\/$/, ''),
          routes: routesOf(dist, amount(4, 1)),
        })),
      ]);
      await Promise.all(served.map(({ close }) => close()));
    },
    { scope: 'worker' },
  ],
});

/** Returns the home page and every n-th other page. */
function routesOf(dist: string, step: number): string[] {
  const all = readdirSync(dist, { recursive: true })
    .map((path) => String(path).replace(/\\/g, '/'))
    .filter((path) => path.endsWith('.html') && !path.endsWith('404.html'))
    .filter((path) => readFileSync(join(dist, path), 'utf8').includes('data-oct-page'))
    .map((path) => `/${path.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`)
    .sort();
  return all.filter((route, index) => route === '/' || index % step === step - 1);
}

const addressesOf = (sites: readonly BuiltSite[]) =>
  sites.flatMap(({ url, routes }) => routes.map((route) => url + route));

/** What was rendered between the end of the document and the end of hydration, for each frame. */
interface Seen {
  frames: number;
  headings: number[];
  contents: number[];
  shortest: number;
  longest: number;
}

/** Runs in the page before all other scripts and observes every frame. */
function watchFrames(): void {
  const seen = {
    frames: 0,
    headings: [] as number[],
    contents: [] as number[],
    shortest: Number.POSITIVE_INFINITY,
    longest: 0,
  };
  Object.assign(window, { seen });
  const note = (list: number[], value: number) => list.includes(value) || list.push(value);
  const look = () => {
    const isWhole = document.querySelector('script[type="application/json"]') !== null;
    const content = document.querySelector('[data-oct-page]');
    if (isWhole) {
      const length = (content?.textContent ?? '').replace(/\s+/g, '').length;
      seen.frames++;
      note(seen.headings, document.querySelectorAll('h1').length);
      note(seen.contents, document.querySelectorAll('[data-oct-page]').length);
      seen.shortest = Math.min(seen.shortest, length);
      seen.longest = Math.max(seen.longest, length);
    }
    requestAnimationFrame(look);
  };
  look();
}

async function expectOnce(page: Page, route: string): Promise<void> {
  const read = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await expect.poll(async () => (await read()).frames, route).toBeGreaterThan(0);
  const seen = await read();
  expect(seen.headings, route).toEqual([1]);
  expect(seen.contents, route).toEqual([1]);
  expect(seen.shortest, route).toBeGreaterThanOrEqual(seen.longest * 0.9);
}

/** Adds the attributes and elements that browser extensions add to every page. */
function actAsExtension(): void {
  const act = () => {
    if (!document.body) return void requestAnimationFrame(act);
    document.documentElement.setAttribute('data-extension', '1');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.prepend(document.createElement('extension-root'));
    document.body.append(Object.assign(document.createElement('div'), { id: 'extension' }));
    document.head.append(document.createElement('style'));
    for (const input of document.querySelectorAll('input, button'))
      input.setAttribute('data-extension-id', 'x');
  };
  act();
}

/** Wraps text in elements before the app runs, as translation tools do. */
function actAsTranslator(): void {
  const act = () => {
    const heading = document.querySelector('h1');
    const isWhole = document.querySelector('script[type="application/json"]') !== null;
    if (!heading || !isWhole) return void requestAnimationFrame(act);
    const font = document.createElement('font');
    font.append(...heading.childNodes);
    heading.append(font);
  };
  act();
}

function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

const CONDITIONS: [name: string, act: (() => void) | undefined, isSlow: boolean][] = [
  ['slow scripts', undefined, true],
  ['a browser extension that changes the document', actAsExtension, false],
  ['blocked storage', blockStorage, false],
];

for (const [name, act, isSlow] of CONDITIONS) {
  test(`with ${name}, the content is always rendered exactly once, without console messages`, async ({
    page,
    sites,
    consoleMessages,
  }) => {
    await page.addInitScript(watchFrames);
    if (act) await page.addInitScript(act);
    if (isSlow)
      await page.route(/\.js$/, async (route) => {
        await new Promise((done) => setTimeout(done, 200));
        await route.continue();
      });
    for (const route of addressesOf(sites)) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.locator('html[data-hydrated]').waitFor();
      await expectOnce(page, route);
      expect(consoleMessages, route).toEqual([]);
    }
  });
}

test('a translated page stays readable and usable, and at most warns that it was re-rendered', async ({
  page,
  sites,
  consoleMessages,
}) => {
  await page.addInitScript(actAsTranslator);
  for (const route of addressesOf(sites)) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('[data-oct-page]')).toHaveCount(1);
    await expect(page.locator('main')).toContainText(/\p{L}{4}/u);
    const unknown = consoleMessages.filter(
      (text) => !text.startsWith('warning: [octavo] Hydration mismatch'),
    );
    expect(unknown, route).toEqual([]);
  }
});

test('without JavaScript, every page shows its content once', async ({ browser, sites }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const route of addressesOf(sites)) {
    await page.goto(route);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toContainText(/\p{L}{4}/u);
    await expect(page.getByRole('link').first()).toBeVisible();
  }
  await context.close();
});
