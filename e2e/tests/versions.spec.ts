import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { copySite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

let site: string;
let served: Served;
let url: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = copySite('versions', 'versions');
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  served = await serve('preview', site);
  url = served.url.replace(/\/$/, '');
});
test.afterAll(() => served.close());

async function open(page: Page, address: string): Promise<void> {
  await page.goto(url + address);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

async function choose(page: Page, menu: RegExp, name: string): Promise<void> {
  await page.locator('header').getByRole('button', { name: menu }).click();
  await page.locator('header').getByRole('link', { name, exact: true }).click();
}

for (const [from, menu, name, to] of [
  ['/guide/?a=1#install', /^Language/, '简体中文', '/zh/guide/?a=1#install'],
  ['/v1/zh/guide/?a=1', /^语言/, 'English', '/v1/guide/?a=1'],
  ['/guide/both?a=1#install', /^Version/, 'v1', '/v1/guide/both?a=1#install'],
  ['/guide/both?a=1#new-here', /^Version/, 'v1', '/v1/guide/both?a=1'],
  ['/zh/guide/?a=1#install', /^版本/, 'v1', '/v1/zh/guide/?a=1#install'],
  ['/guide/added', /^Version/, 'v1', '/v1/guide/'],
  ['/zh/guide/added', /^版本/, 'v1', '/v1/zh/guide/'],
  ['/v1/guide/removed', /^Version/, 'v2', '/guide/'],
  ['/v1/guide/removed', /^Language/, '简体中文', '/v1/zh/guide/removed'],
] as const) {
  test(`from ${from}, ${name} leads to ${to}`, async ({ page, consoleMessages }) => {
    await open(page, from);
    await choose(page, menu, name);
    await expect(page).toHaveURL(url + to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await fetch(url + to)).status).toBe(200);
    expect(consoleMessages).toEqual([]);
  });
}

test('a missing translation shows the original with a notice, and each part declares its language', async ({
  page,
  consoleMessages,
}) => {
  await open(page, '/zh/guide/both');
  await expect(page.getByRole('note')).toHaveText(/尚无中文翻译/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  const heading = page.getByRole('heading', { level: 1, name: 'Both' });
  await expect(heading).toBeVisible();
  const lang = () => heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  await expect.poll(lang).toBe('en');
  await expect(page.getByRole('navigation', { name: '目录' })).toContainText('New here');
  expect(consoleMessages).toEqual([]);
});

test('an unknown URL of a language shows its 404 page, whatever the host responds', async ({
  page,
}) => {
  // A host that has a single 404 page for all URLs.
  const anyHost = readFileSync(join(site, 'dist/404.html'), 'utf8');
  await page.route(`${url}/zh/no/such/page`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: anyHost }),
  );
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading && getComputedStyle(heading).visibility === 'visible')
        seen.add(heading.textContent);
      document.documentElement.dataset.seen = [...seen].join();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${url}/zh/no/such/page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面未找到');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/zh/');
  await expect(page.locator('html')).toHaveAttribute('data-seen', '页面未找到');
});

function head(path: string): string[] {
  const html = readFileSync(join(site, 'dist', path), 'utf8');
  return [
    ...html.matchAll(/<(?:link rel="(?:canonical|alternate)"|meta name="robots")[^>]*>/g),
  ].map(([tag]) =>
    tag.replace(/^<(?:link rel=|meta name=)|https:\/\/versions\.example\.com|[">]/g, ''),
  );
}

test('every copy of a page has the canonical URL of the original', () => {
  expect(head('guide/index.html')).toEqual([
    'canonical href=/guide/',
    'alternate hreflang=en href=/guide/',
    'alternate hreflang=zh href=/zh/guide/',
    'alternate hreflang=x-default href=/guide/',
    'alternate type=text/markdown href=/guide/index.md',
  ]);
  expect(head('v1/zh/guide/index.html')[0]).toBe('canonical href=/zh/guide/');
  expect(head('zh/guide/both.html')).toEqual([
    'canonical href=/guide/both',
    'alternate type=text/markdown href=/zh/guide/both.md',
  ]);
  expect(head('v1/guide/removed.html')).toContain('robots content=noindex');
  expect(head('404.html')).toEqual(['robots content=noindex']);
});

test('the sitemap lists each page once', () => {
  const sitemap = readFileSync(join(site, 'dist/sitemap.xml'), 'utf8');
  expect(
    [...sitemap.matchAll(/<loc>https:\/\/versions\.example\.com(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    ),
  ).toEqual([
    '/guide/added',
    '/guide/both',
    '/guide/',
    '/',
    '/zh/guide/added',
    '/zh/guide/',
    '/zh/',
  ]);
  expect(readFileSync(join(site, 'dist/robots.txt'), 'utf8')).toContain(
    'Sitemap: https://versions.example.com/sitemap.xml',
  );
});
