import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

test('an old URL redirects to the page with query and hash, on any host and in the app', async ({
  page,
  consoleMessages,
}) => {
  const env = { OCTAVO_BASE: '/docs/' };
  const site = copySite('basic', 'redirects');
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(site, path), change(readFileSync(join(site, path), 'utf8')));
  edit('docs.config.ts', (text) =>
    text.replace("lang: 'en',", "lang: 'en', redirects: { '/begin': '/older' },"),
  );
  edit('content/en/guide/start.mdx', (text) => `---\nredirectFrom: /older\n---\n\n${text}`);
  const built = await runOctavo(site, ['build'], env);
  expect(built.code, built.output).toBe(0);
  expect(readFileSync(join(site, 'dist/_redirects'), 'utf8')).toBe(
    '/docs/begin /docs/guide/start 301\n/docs/older /docs/guide/start 301\n',
  );
  const { url, close } = await serve('preview', site, env);
  try {
    await page.goto(`${url}older?a=1#first-section`);
    await expect(page).toHaveURL(`${url}guide/start?a=1#first-section`);
    await expect(page.locator('h1')).toContainText('Start');

    await page.locator('html[data-hydrated]').waitFor();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs/begin#first-section';
      link.textContent = 'moved';
      document.querySelector('main')!.prepend(link);
      Object.assign(window, { isSameDocument: true });
    });
    await page.getByText('moved').click();
    await expect(page).toHaveURL(`${url}guide/start#first-section`);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(consoleMessages).toEqual([]);
  } finally {
    await close();
  }
});

test('an old URL redirects to the page in dev', async ({ page }) => {
  const site = copySite('basic', 'redirects-dev');
  const file = join(site, 'content/en/guide/start.mdx');
  writeFileSync(file, `---\nredirectFrom: /older\n---\n\n${readFileSync(file, 'utf8')}`);
  const { url, close } = await serve('dev', site);
  try {
    await page.goto(`${url}older#first-section`);
    await expect(page).toHaveURL(`${url}guide/start#first-section`);
    await expect(page.locator('h1')).toContainText('Start');
    await page.goto(`${url}no/such/page`);
    await expect(page.getByText('404').first()).toBeVisible();
    await expect(page).toHaveURL(`${url}no/such/page`);
  } finally {
    await close();
  }
});

test('alternative names of option pages redirect to the pages of the documentation', async ({
  page,
  docsUrl,
}) => {
  for (const [from, to] of [
    ['/config/test/test-timeout', '/config/test/testTimeout'],
    ['/zh/api/rstest/fake-timers', '/zh/api/rstest/fakeTimers'],
  ]) {
    await page.goto(docsUrl + from);
    await expect(page).toHaveURL(docsUrl + to);
  }
});

test('a redirect loop, or a redirect from an existing page, fails the build', async () => {
  const site = copySite('basic', 'bad-redirects');
  const file = join(site, 'docs.config.ts');
  const redirects = "{ '/x': '/y', '/y': '/x', '/guide/start': '/' }";
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace("lang: 'en',", `lang: 'en',\n  redirects: ${redirects},`),
  );
  const { code, output } = await runOctavo(site, ['build']);
  expect(code).toBe(1);
  expect(output.match(/bad-redirect/g)).toHaveLength(3);
  expect(output).toContain('docs.config.ts:8:');
});
