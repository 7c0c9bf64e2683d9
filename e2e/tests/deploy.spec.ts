import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';

import { amount } from '../support/amounts';
import { type HostKind, startHost } from '../support/hosts';
import { copySite, runOctavo } from '../support/sites';
import { expect, test } from '../support/test';

const HOSTS: HostKind[] = ['plain', 'adds-slash', 'strips-slash', 'pages'];

async function build(site: string, env: Record<string, string>): Promise<void> {
  const { code, output } = await runOctavo(site, ['build'], env);
  expect(code, output).toBe(0);
}

/** Returns the title of every page that is linked from the home page, by its URL. */
async function crawl(start: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const open = [start];
  for (let url = open.pop(); url !== undefined; url = open.pop()) {
    if (seen.has(url)) continue;
    const response = await fetch(url);
    expect(response.status, url).toBe(200);
    const html = await response.text();
    seen.set(url, /<title>([^<]*)/.exec(html)?.[1] ?? '');
    for (const [, href] of html.matchAll(/<a\s[^>]*?href="([^"#]+)[^"]*"/g)) {
      const next = new URL(href!, response.url);
      if (next.href.startsWith(start)) open.push(next.href);
    }
  }
  return seen;
}

/**
 * Visits the pages of a section by click and by reload, then requests alternative URLs that no link
 * uses.
 */
async function visit(page: Page, url: string, titles: Map<string, string>): Promise<void> {
  const ready = () => page.locator('html[data-hydrated]').waitFor();
  const [first] = [...titles.keys()].filter((address) => /guide\/start(?:\.html)?$/.test(address));
  await page.goto(first!);
  await ready();
  const sidebar = page.getByRole('navigation', { name: 'Pages in this section' });
  for (const name of ['A long page', 'Counter', 'Start here']) {
    const link = sidebar.getByRole('link', { name });
    const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page).toHaveTitle(titles.get(href)!);
    await page.reload();
    await ready();
    await expect(page).toHaveTitle(titles.get(href)!);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  // Alternative URLs resolve to the page, either through the host or through the 404 page.
  const address = first!.replace('start', 'long');
  for (const spelling of ['guide/long', 'guide/long/', 'guide/long.html', 'Guide/Long']) {
    await page.goto(url + spelling);
    await expect(page).toHaveURL(address);
    await ready();
    await expect(page.locator('h1')).toContainText('A long page');
  }
  const missing: string[] = [];
  const listen = (response: Response) =>
    response.status() < 400 ||
    response.request().isNavigationRequest() ||
    missing.push(response.url());
  page.on('response', listen);
  for (const path of ['no/such/page', 'zh/No/Such/', 'no.html']) {
    await page.goto(url + path);
    await ready();
    await expect(page.getByText('404').first()).toBeVisible();
  }
  page.off('response', listen);
  // The documents are missing, but everything that they request exists.
  expect(missing).toEqual([]);
}

for (const base of ['/', '/docs/']) {
  for (const cleanUrls of amount([base === '/' ? 'off' : 'on'], ['on', 'off'])) {
    test(`with base ${base} and clean URLs ${cleanUrls}, every host serves every page, by click and by reload`, async ({
      page,
      consoleMessages,
    }) => {
      const env = { OCTAVO_BASE: base, OCTAVO_CLEAN_URLS: cleanUrls };
      const site = copySite('basic', `deploy-${base === '/' ? 'root' : 'docs'}-${cleanUrls}`);
      await build(site, env);
      let expected: string[] | undefined;
      for (const kind of HOSTS) {
        const host = await startHost(kind, join(site, 'dist'), base);
        try {
          const pages = await crawl(host.url);
          const titles = [...pages].map(([url, title]) => `${url.slice(host.url.length)} ${title}`);
          expected ??= titles.sort();
          expect(titles.sort(), kind).toEqual(expected);
          expect(titles.length).toBeGreaterThanOrEqual(10);

          // The same code runs in browsers with either base, so for the other base one host is
          // enough.
          if (base === '/docs/' || kind === 'pages') await visit(page, host.url, pages);
          expect(
            consoleMessages.filter((text) => !/status of 404/.test(text)),
            kind,
          ).toEqual([]);
        } finally {
          // If its host closes while a page is open, the page requests it again, as after a
          // deployment.
          await page.goto('about:blank');
          await host.close();
        }
      }
    });
  }
}

test('a tab that stays open across a deployment reaches the right page with at most one document load', async ({
  page,
}) => {
  const site = copySite('basic', 'deploy-twice');
  await build(site, {});
  const old = join(site, 'dist-old');
  cpSync(join(site, 'dist'), old, { recursive: true });
  // The shared script and the script of the page get new names.
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(site, path), change(readFileSync(join(site, path), 'utf8')));
  edit('components/Counter.tsx', (text) => text.replace('Counted', 'Pressed'));
  edit('content/en/guide/counter.mdx', (text) => text.replace('# Counter', '# New counter'));
  await build(site, {});
  const host = await startHost('plain', old);
  try {
    await page.goto(`${host.url}guide/start`);
    await page.locator('html[data-hydrated]').waitFor();
    host.deploy(join(site, 'dist'));
    const before = host.documents.length;
    await page
      .getByRole('navigation', { name: 'Pages in this section' })
      .getByRole('link', { name: /counter/i })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('New counter');
    await expect(page.getByRole('button', { name: /pressed/i })).toBeVisible();
    expect(host.documents.length - before).toBeLessThanOrEqual(1);
  } finally {
    await host.close();
  }
});

test('a deployment without its scripts stays readable and never reloads endlessly', async ({
  page,
}) => {
  const site = copySite('basic', 'deploy-broken');
  await build(site, {});
  const whole = join(site, 'dist-whole');
  cpSync(join(site, 'dist'), whole, { recursive: true });
  rmSync(join(site, 'dist/static'), { recursive: true });
  const host = await startHost('plain', whole);
  try {
    await page.goto(`${host.url}guide/start`);
    await page.locator('html[data-hydrated]').waitFor();
    host.deploy(join(site, 'dist'));
    const before = host.documents.length;
    await page
      .getByRole('navigation', { name: 'Pages in this section' })
      .getByRole('link', { name: /long/i })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A long page');
    // A page that reloads itself again and again never stops sending requests.
    await page.waitForLoadState('networkidle');
    expect(host.documents.length - before).toBeLessThanOrEqual(2);
    await page.reload({ waitUntil: 'networkidle' });
    expect(host.documents.length - before).toBeLessThanOrEqual(4);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A long page');
  } finally {
    await host.close();
  }
});
