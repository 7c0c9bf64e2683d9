import { stripVTControlCharacters } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { expect, type Page, test } from '@playwright/test';

import { install, prepare, run } from './install';
import { expectParts } from './parts';
import { type Served, serveWith } from './serve';

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

/** Scripts that a page loads: their text, and their size in bytes with brotli. */
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

test('a Vite application with a router of its own has all parts', async ({ page }) => {
  await expectParts(page, served.url);
});

test('a navbar alone brings 12 kB at most beyond React, and nothing it does not use', async ({
  page,
}) => {
  const navbar = await scriptsOf(page, 'navbar.html');
  await expect(page.getByRole('link', { name: 'Stranger' })).toBeVisible();
  const react = await scriptsOf(page, 'react.html');
  const own = navbar.size - react.size;
  console.log(`A navbar alone: ${(own / 1000).toFixed(1)} kB with brotli beyond React.`);
  expect(own).toBeLessThanOrEqual(12_000);
  for (const foreign of ['flexsearch', 'shiki', 'createBrowserRouter', 'oct-search-button'])
    expect(navbar.text.includes(foreign), foreign).toBe(false);
});

test('an application without react-router-dom is told what to do about it', () => {
  const build = () => run(folder, 'env', ['ENTRY=router', 'node_modules/.bin/vite', 'build']);
  // The bundler colors each character of the line that it shows.
  const said = stripVTControlCharacters(messageOf(build));
  expect(said).toMatch(/\/\/ Not installed\? Run npm install react-router-dom; .+ readme/);
});

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return String(error);
  }
  return '';
}
