import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { linkPackages, runOctavo, type Served, serve, siteFolder } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let site: string;
let served: Served;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

const config = (versions: string) => `export default { title: 'Lib', lang: 'en', ${versions} };`;

test.beforeAll(() => {
  site = siteFolder('version-status');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  linkPackages(site);
  write('docs.config.mjs', config(''));
  write('content/_nav.json', '[{ "text": "Guide", "link": "/guide/" }]');
  write('content/index.md', '# Lib\n\n[Guide](/guide/)');
  write('content/guide/_meta.json', '["index", "start", "gone"]');
  write('content/guide/index.md', '# Guide\n\n[start](./start.md) and [gone](/guide/gone)');
  write('content/guide/start.md', '# Start\n\nThe first text.');
  write('content/guide/gone.md', '# Gone\n\nOnly in v1.');
});
test.afterAll(() => served?.close());

test('freezes the content, and the current version stays in the content root', async () => {
  const { code, output } = await runOctavo(site, ['version', 'v1', '--config', 'docs.config.mjs']);
  expect(code, output).toBe(0);
  const [, versions] = /Add it to the configuration:\s+(multiVersion: \{[\s\S]*?\n {2}\},)/.exec(
    output,
  )!;
  write('docs.config.mjs', config(versions!));
  write('content/guide/start.md', '# Start\n\nThe second text.');
  write('content/guide/index.md', '# Guide\n\n[start](./start.md)');
  write('content/guide/_meta.json', '["index", "start"]');
  rmSync(join(site, 'content/guide/gone.md'));
  const build = await runOctavo(site, ['build', '--config', 'docs.config.mjs']);
  expect(build.code, build.output).toBe(0);
  expect(build.output).not.toContain('warn');
  const text = (path: string) => readFileSync(join(site, 'dist', path), 'utf8');
  expect(text('guide/start.html')).toContain('The second text.');
  expect(text('v1/guide/start.html')).toContain('The first text.');
  expect(text('v1/guide/index.html')).toContain('href="/v1/guide/start"');
});

test('old pages link to the same page in the current version', async ({
  page,
  consoleMessages,
}) => {
  served = await serve('preview', site, {});
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(`${served.url}v1/guide/start`);
  await expect(page.getByRole('note')).toHaveText(
    'This is the documentation for v1, an old version. Read this page in v2',
  );
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.getByRole('note').getByRole('link').click();
  await expect(page).toHaveURL(`${served.url}guide/start`);
  await expect(page.getByRole('main')).toContainText('The second text.');
  await expect(page.getByRole('note')).toHaveCount(0);
  // A page that no longer exists leads to the nearest parent page.
  await page.goto(`${served.url}v1/guide/gone`);
  await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', '/guide/');
  await page.goto(`${served.url}v1/`);
  await expect(page.getByRole('note')).toBeVisible();
  expect(consoleMessages).toEqual([]);
});
