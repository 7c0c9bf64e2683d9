import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { amount } from '../support/amounts';
import { startRawHost } from '../support/raw-host';
import { copySite, runOctavo } from '../support/sites';
import { expect, test } from '../support/test';

/** Ends of paths that a careless redirect turns into the URL of another host, the most common ones first. */
const ENDS = [
  '//evil.example/path',
  '/\\evil.example/path',
  '/%2f/evil.example/path',
  '/..//evil.example/path',
  '/%5c%5Cevil.example/path',
  '//evil.example/guide/start?next=//evil.example#//evil.example',
  '/javascript:alert(1)',
  '///evil.example/path',
  '/%2fevil.example/path',
  '/%2F%2Fevil.example/path',
  '/%5cevil.example/path',
  '/.//evil.example/path',
  '/%2e%2e//evil.example/path',
  '/;//evil.example/path',
  '/%09//evil.example/path',
  '/%0a//evil.example/path',
  '//evil.example/%2e%2e',
  '//evil.example:80@evil.example/',
  '/https:/evil.example/path',
  '/https://evil.example/path',
  '/%6aavascript:alert(1)',
  '//guide//start',
  '//guide/start.html#//evil.example',
  '/',
].slice(0, amount(7, Number.POSITIVE_INFINITY));
const BASES = ['/', './', '/docs/'].slice(0, amount(2, 3));

/** Opens URLs, each as a first visit, and returns those that left the host or ran code. */
async function findEscapes(page: Page, url: string, paths: string[]): Promise<string[]> {
  const escapes: string[] = [];
  let current = '';
  await page.route('**/*', (route) => {
    if (new URL(route.request().url()).origin === url) return route.continue();
    escapes.push(`${current} requested ${route.request().url()}`);
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    escapes.push(`${current} ran code`);
    void dialog.dismiss();
  });
  for (current of paths) {
    await page.goto(url + current).catch(() => undefined);
    await expect(page.locator('html'), current).toHaveAttribute('data-hydrated');
    await expect(page.locator('h1').first(), current).toBeVisible();
    if (new URL(page.url()).origin !== url) escapes.push(`${current} opened ${page.url()}`);
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    for (const href of new Set(links))
      if (URL.canParse(href) && new URL(href).host.includes('evil'))
        escapes.push(`${current} links to ${href}`);
    // The next visit is a first visit again.
    await page.evaluate(() => localStorage.clear());
  }
  return escapes;
}

/** Builds a site with languages, versions and redirects, and serves it on a host that does not normalize paths. */
async function startSite(name: string, base: string) {
  const site = copySite('versions', name);
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(site, path), change(readFileSync(join(site, path), 'utf8')));
  edit('docs.config.ts', (text) =>
    text.replace("lang: 'en',", `lang: 'en', base: '${base}', redirects: { '/old': '/guide/' },`),
  );
  edit('content/v2/en/guide/index.md', (text) => `---\nredirectFrom: /older/page\n---\n\n${text}`);
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  const folder = join(site, 'served');
  cpSync(join(site, 'dist'), join(folder, base === './' ? '/' : base), { recursive: true });
  if (base !== '/') cpSync(join(site, 'dist/404.html'), join(folder, '404.html'));
  return startRawHost(folder);
}

/** Languages of browsers, and paths after which the site redirects them. */
const VISITS = [
  ['en-US', ['/zh', '/v1/zh']],
  ['zh-CN', ['', '/en', '/old', '/older/page']],
] as const;

for (const base of BASES) {
  test(`no redirect of a site with the base ${base} leaves the host, in any language, version or encoding`, async ({
    browser,
  }) => {
    const { url, close } = await startSite(`open-redirects${base.length}`, base);
    const root = base.slice(0, -1);
    try {
      for (const [locale, starts] of VISITS) {
        const context = await browser.newContext({ locale });
        // With a relative base, scripts are found only from the pages themselves.
        const paths =
          base === './'
            ? ['//', '//guide/']
            : starts.flatMap((start) => ENDS.map((end) => root + start + end));
        expect(await findEscapes(await context.newPage(), url, paths)).toEqual([]);
        await context.close();
      }
    } finally {
      await close();
    }
  });
}
