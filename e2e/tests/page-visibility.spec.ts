import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';

import { linkPackages, runOctavo, type Served, serve, siteFolder } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const FILES = {
  'docs.config.ts': `export default {
    title: 'Lib',
    siteOrigin: 'https://lib.example.com',
    lang: 'en',
    locales: [{ lang: 'en', label: 'English' }, { lang: 'ar', label: 'العربية' }],
    llms: true,
    themeConfig: { breadcrumbs: true },
  };`,
  'content/en/index.md': '---\npageType: home\n---\n\n[Guide](/guide/)',
  'content/en/_nav.json': '[{ "text": "Guide", "link": "/guide/" }]',
  'content/en/guide/_meta.json':
    '["index", "soon", "hidden", { "type": "dir", "name": "deep", "label": "Deep" }]',
  'content/en/guide/index.md': '# Guide\n\nSee the [hidden page](./hidden).',
  'content/en/guide/soon.md': '---\ndraft: true\n---\n\n# Soon\n\nNot [ready](/nowhere).',
  'content/en/guide/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\nOnly with the URL.',
  'content/en/guide/deep/post.md':
    '---\ndate: 2026-11-24\nauthors:\n  - Ada\n  - name: Bo\n    url: https://bo.example\n---\n\n# Post\n\n## Part\n\nText.',
  'content/ar/index.md': '---\npageType: home\n---\n\n[دليل](/guide/)',
  'content/ar/_nav.json': '[{ "text": "دليل", "link": "/guide/" }]',
  'content/ar/guide/index.md': '# دليل\n\nنص.',
};

let site: string;
let dist: string;
let served: Served;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

const html = (path: string) => readFileSync(join(dist, path), 'utf8');

test.beforeAll(async () => {
  site = siteFolder('page-visibility');
  dist = join(site, 'dist');
  mkdirSync(site, { recursive: true });
  linkPackages(site);
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  served = await serve('preview', site);
});
test.afterAll(() => served.close());

test('a build excludes drafts and their problems', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes('soon'))).toEqual([]);
  expect(html('guide/index.html').includes('Soon')).toBe(false);
});

test('an unlisted page is built, and nothing but links leads to it', () => {
  expect(html('guide/hidden.html')).toContain('<meta name="robots" content="noindex">');
  expect(html('sitemap.xml')).not.toContain('hidden');
  expect(html('llms.txt')).not.toContain('hidden');
  const others = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:json|html|txt)$/.test(file) && !file.includes('hidden'),
  );
  // The search index is one of these files.
  expect(others.some((file) => html(file).includes('See the hidden page'))).toBe(true);
  for (const file of others) {
    const text = html(file);
    expect([file, text.includes('Only with the URL'), text.includes('Hidden')]).toEqual([
      file,
      false,
      false,
    ]);
  }
});

test('the date and the authors are metadata for search engines', () => {
  const post = html('guide/deep/post.html');
  expect(post).toContain('<meta property="article:published_time" content="2026-11-24">');
  expect(post).toContain('<meta name="author" content="Ada">');
  expect(post).toContain(
    '"author":[{"@type":"Person","name":"Ada"},{"@type":"Person","name":"Bo","url":"https://bo.example"}]',
  );
});

test('a link to a draft is reported with the reason', async () => {
  write('content/en/guide/index.md', '# Guide\n\n[Soon](./soon) and [hidden](./hidden).');
  const { code, output } = await runOctavo(site, ['check']);
  write('content/en/guide/index.md', FILES['content/en/guide/index.md']);
  expect(code).toBe(1);
  expect(output).toContain('content/en/guide/index.md:3:');
  expect(output).toContain('page "/guide/soon" is a draft, and builds exclude drafts');
  expect(output.match(/Dead link/g)).toHaveLength(1);
});

test('breadcrumbs lead from the home page to the page', async ({ page, consoleMessages }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(`${served.url}guide/deep/post`);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Lib', 'Guide', 'Deep', 'Post']);
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText('Post');
  const { violations } = await new AxeBuilder({ page }).include('nav.oct-doc-place').analyze();
  expect(violations).toEqual([]);
  // The unlisted page is before this page.
  const previous = page.getByRole('link', { name: /Previous Page/ });
  await expect(previous).toHaveAttribute('href', '/guide/');
  await page.emulateMedia({ media: 'print' });
  await expect(breadcrumbs).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await breadcrumbs.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(`${served.url}guide/`);
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Lib', 'Guide']);
  await page.goto(served.url);
  await expect(page.getByRole('heading').first().or(page.getByRole('main'))).toBeVisible();
  await expect(breadcrumbs).toHaveCount(0);
  expect(consoleMessages).toEqual([]);
});

test('breadcrumbs follow the direction of the text', async ({ page }) => {
  await page.goto(`${served.url}ar/guide/`);
  const breadcrumbs = page.getByRole('navigation', { name: 'مسار الصفحة' });
  const [home, guide] = await breadcrumbs
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(home).toBeGreaterThan(guide!);
});

test('the dev server shows drafts with a notice', async ({ page }) => {
  expect(existsSync(join(dist, 'guide/soon.html'))).toBe(false);
  const dev = await serve('dev', site);
  try {
    await page.goto(`${dev.url}guide/soon`);
    await expect(page.getByRole('note')).toHaveText(
      'This page is a draft. Builds do not include it.',
    );
    const sidebar = page.getByRole('navigation', { name: 'Pages in this section' });
    await expect(sidebar.getByRole('link', { name: 'Soon' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Hidden' })).toHaveCount(0);
  } finally {
    await dev.close();
  }
});
