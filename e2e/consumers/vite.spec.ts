import { stripVTControlCharacters } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { expect, type Page, test } from '@playwright/test';

import { install, prepare, run } from './install';
import { type Served, serveWith } from './serve';
import { expectThemeComponents } from './theme-components';

let served: Served;
let folder: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = prepare('vite', (app) => {
    install(app);
    run(app, 'npm', ['run', 'build']);
  });
  served = await serveWith(folder, 'node_modules/.bin/vite', ['preview', '--strictPort', '--port']);
});
test.afterAll(() => served?.close());

/** Returns the scripts that a page loads: their source, and their size in bytes with brotli. */
async function scriptsOf(page: Page, path: string): Promise<{ text: string; size: number }> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  await page.goto(`${served.url}/${path}`, { waitUntil: 'networkidle' });
  page.removeAllListeners('response');
  const all = await Promise.all(texts);
  const size = all.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  return { text: all.join('\n'), size };
}

test('a Vite app with its own router renders all components', async ({ page }) => {
  await expectThemeComponents(page, served.url);
});

test('a navbar alone adds at most 12.6 kB to React, and no unused code', async ({ page }) => {
  const navbar = await scriptsOf(page, 'navbar.html');
  await expect(page.getByRole('link', { name: 'Acme' })).toBeVisible();
  const react = await scriptsOf(page, 'react.html');
  const added = navbar.size - react.size;
  console.log(`A navbar alone adds ${(added / 1000).toFixed(1)} kB (brotli) to React.`);
  expect(added).toBeLessThanOrEqual(12_600);
  for (const unused of ['flexsearch', 'shiki', 'createBrowserRouter', 'oct-search-button'])
    expect(navbar.text.includes(unused), unused).toBe(false);
});

test('a build without react-router-dom fails with instructions', () => {
  const build = () => run(folder, 'env', ['ENTRY=router', 'node_modules/.bin/vite', 'build']);
  // The bundler colors each character of the line that it prints.
  const output = stripVTControlCharacters(messageOf(build));
  expect(output).toMatch(/\/\/ Not installed\? Run npm install react-router-dom; .+ README/);
});

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return String(error);
  }
  return '';
}
