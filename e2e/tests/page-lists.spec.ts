import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

function openSite(name: string) {
  const site = copySite('page-lists', name);
  return {
    site,
    html: (path: string) => readFileSync(join(site, 'dist', path), 'utf8'),
    build: (env?: Record<string, string>) => runOctavo(site, ['build'], env),
    edit(path: string, from: string, to: string) {
      const file = join(site, path);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from);
      writeFileSync(file, text.replace(from, to));
    },
  };
}

test('a page that lists pages is rendered again when its list changes, and no other page is', async () => {
  const { site, html, build, edit } = openSite('page-lists');
  const first = await build();
  expect(first.code, first.output).toBe(0);
  const items = (path: string) =>
    [
      ...html(path)
        .split('<ol data-level')[1]!
        .matchAll(/<li><a[^>]*href="([^"]*)"[^>]*>(.*?)<\/li>/g),
    ].map(([, href, text]) => [href, text!.replace(/<[^>]*>/g, '').trim()].join(' '));
  expect(items('index.html')).toEqual([
    '/blog/second Second post 2026-03-04   advanced',
    '/blog/first First post 2026-01-02 The start. a, b basic',
  ]);
  expect(items('zh/index.html').map((item) => item.split(' ')[0])).toEqual([
    '/zh/blog/second',
    '/zh/blog/first',
  ]);
  expect(html('index.html')).toContain('data-level="advanced"');
  expect(html('blog/first.html')).toContain('<meta name="keywords" content="a,b">');
  expect(html('index.html')).toContain('"lists":');
  expect(html('about.html')).not.toContain('"lists":');
  expect((await build()).output).toContain(': 0 pages compiled, 0 rendered');

  // The page itself, and the two pages that list it. The pages in Chinese list their own posts, and those in English.
  edit('content/en/blog/first.mdx', 'The start.', 'The beginning.');
  expect((await build()).output).toContain(': 1 page compiled, 3 rendered');
  expect(html('index.html')).toContain('The beginning.');
  edit('content/en/about.md', '# About', '# About\n\nText.');
  expect((await build()).output).toContain(': 1 page compiled, 1 rendered');
  expect((await build()).output).toContain(': 0 pages compiled, 0 rendered');

  // Without the stored queries, pages with lists are rendered again.
  rmSync(join(site, 'node_modules/.cache/octavo/page-lists.json'));
  edit('content/en/blog/first.mdx', 'The beginning.', 'The origin.');
  expect((await build()).output).toContain(': 1 page compiled, 3 rendered');
  expect(html('index.html')).toContain('The origin.');

  // The values of fields are part of the page data, so a changed schema needs no other change.
  edit('plugins/blog.ts', "split(' ')", "split(' ').toReversed()");
  await build();
  expect(items('index.html')[1]).toContain('b, a');
});

test('reports invalid fields in builds, checks and development, and invalid queries', async ({
  page,
}) => {
  const { site, build, edit } = openSite('page-lists-invalid');
  edit('content/en/blog/second.mdx', 'level: advanced', 'level: hard');
  edit('content/en/blog/first.mdx', 'tags: a b', 'minutes: [5]\nmintues: 5');
  for (const command of ['build', 'check']) {
    const { code, output } = await runOctavo(site, [command]);
    expect(code, output).toBe(1);
    expect(output).toContain('content/en/blog/second.mdx:3:1');
    expect(output).toContain('Invalid frontmatter key "level"');
    expect(output).toContain('content/en/blog/first.mdx:4:1');
    // Builds only print warnings if there are no errors.
    if (command === 'check') expect(output).toContain('Did you mean "minutes"?');
  }
  const { url, close } = await serve('dev', site);
  await page.goto(`${url}blog/second`);
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  await expect(overlay).toContainText('Invalid frontmatter key "level"');
  await expect(overlay).toContainText('content/en/blog/second.mdx:3:1');
  edit('content/en/blog/second.mdx', 'level: hard', 'level: basic');
  await expect(page.getByRole('heading', { name: 'Second post' })).toBeVisible();
  await close();
  edit('content/en/blog/first.mdx', 'minutes: [5]\nmintues: 5', 'minutes: 5');
  edit('components/Posts.tsx', "under: '/blog/'", "under: 'blog'");
  const { code, output } = await build();
  expect(code, output).toBe(1);
  expect(output).toContain(
    'usePages(): "under" must be a route path that starts with "/", got "blog".',
  );
  expect(output).toContain('components/Posts.tsx:10:25');
});

test('the list works in the browser, with a base path and both runtimes', async ({
  page,
  consoleMessages,
}) => {
  const { site, build, edit } = openSite('page-lists-browser');
  edit('docs.config.ts', "title: 'Lists',", "title: 'Lists',\n  base: '/docs/',");
  for (const runtime of ['auto', 'react']) {
    const built = await build({ OCTAVO_RUNTIME: runtime });
    expect(built.code, built.output).toBe(0);
    const { url, close } = await serve('preview', site);
    await page.goto(`${url}about`);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await page.goto(url);
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveText([/^Second post/, /^First post/]);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await items.getByRole('link', { name: 'Second post' }).click();
    await expect(page).toHaveURL(`${url}blog/second`);
    await page.goBack();
    await expect(items).toHaveText([/^Second post/, /^First post/]);
    await close();
  }
  expect(consoleMessages).toEqual([]);
});

test('an edit of a listed page updates the list during development', async ({ page }) => {
  const { site, edit } = openSite('page-lists-dev');
  const { url, close } = await serve('dev', site);
  await page.goto(url);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveText([/^Second post/, /^First post/, /^Draft post/]);
  edit('content/en/blog/first.mdx', '# First post', '# Renamed post');
  await expect(items).toHaveText([/^Second post/, /^Renamed post/, /^Draft post/]);
  await items.getByRole('link', { name: 'Renamed post' }).click();
  await expect(page.getByRole('heading', { name: 'Renamed post' })).toBeVisible();
  await page.goBack();
  await expect(items).toHaveText([/^Second post/, /^Renamed post/, /^Draft post/]);
  await close();
});

test('lists have the pages of the version and the language of their page', async ({ page }) => {
  const { site, build, edit } = openSite('page-lists-versions');
  const content = (path: string) => join(site, 'content', path);
  for (const lang of ['en', 'zh']) {
    mkdirSync(content('v2'), { recursive: true });
    renameSync(content(lang), content(`v2/${lang}`));
    edit(`content/v2/${lang}/index.mdx`, '../../components', '../../../components');
  }
  cpSync(content('v2/en/index.mdx'), content('v1/en/index.mdx'), { recursive: true });
  mkdirSync(content('v1/en/blog'));
  writeFileSync(content('v1/en/blog/old.md'), '---\ndate: 2025-01-01\n---\n\n# Old post\n');
  const versions = "multiVersion: { default: 'v2', versions: ['v2', 'v1'] },";
  edit('docs.config.ts', "title: 'Lists',", `title: 'Lists',\n  ${versions}`);
  const check = async (oldTitle: string) => {
    const built = await build();
    expect(built.code, built.output).toBe(0);
    const { url, close } = await serve('preview', site);
    const links = page.getByRole('main').locator('ol').getByRole('link');
    for (const [path, ...expected] of [
      ['', 'Second post /blog/second', 'First post /blog/first'],
      ['zh/', 'Second post /zh/blog/second', 'First post /zh/blog/first'],
      ['v1/', `${oldTitle} /v1/blog/old`],
      ['v1/zh/', `${oldTitle} /v1/zh/blog/old`],
    ]) {
      await page.goto(url + path);
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      const found = await links.evaluateAll((all) =>
        all.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
      );
      expect(found, path).toEqual(expected);
    }
    await links.click();
    await expect(page.getByRole('heading', { name: oldTitle })).toBeVisible();
    await close();
  };
  await check('Old post');
  edit('content/v1/en/blog/old.md', '# Old post', '# Renamed post');
  await check('Renamed post');
});
