import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let site: string;
let served: Served;

test.beforeAll(async () => {
  site = copySite('basic', 'search-dev');
  served = await serve('dev', site);
});
test.afterAll(() => served.close());

function compiledPages(): number {
  const store = join(site, 'node_modules/.cache/octavo/pages');
  if (!existsSync(store)) return 0;
  return readdirSync(store, { recursive: true }).filter((path) => String(path).endsWith('.jsonl'))
    .length;
}

test('search finds pages that were never opened, and compiles no page before it is used', async ({
  page,
  consoleMessages,
}) => {
  await page.goto(`${served.url}guide/start`);
  await page.locator('html[data-hydrated]').waitFor();
  // The page, and the target of a link with an anchor, which is checked.
  await expect.poll(compiledPages).toBe(2);

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('Prose within the component');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/guide\/counter$/);
  expect(consoleMessages.filter((line) => !/^(log|info|debug)/.test(line))).toEqual([]);
});

/** Returns the index that the dev server serves at this moment. */
async function indexInDev(): Promise<string> {
  const { searchIndexes } = await (await fetch(`${served.url}static/manifest.json`)).json();
  return (await fetch(served.url + searchIndexes.en.index)).text();
}

test('an edited page is found with the panel open and after reopening it', async ({ page }) => {
  await page.goto(`${served.url}guide/start`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  const box = page.getByRole('combobox');
  await box.fill('marzipan');
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'No results for "marzipan"' }),
  ).toBeVisible();

  const file = join(site, 'content/en/guide/long.mdx');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n\nMarzipan at the end.\n`);
  await expect(page.getByRole('option').first()).toContainText('Marzipan');

  await page.keyboard.press('Escape');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Marzipan', 'Nougat'));
  await expect.poll(indexInDev).toContain('Nougat');
  await page.keyboard.press('ControlOrMeta+k');
  await box.fill('nougat');
  await expect(page.getByRole('option').first()).toContainText('Nougat');
  await box.fill('marzipan');
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'No results for "marzipan"' }),
  ).toBeVisible();
});

test('the index contains the same entries as in a build', async () => {
  const { runOctavo } = await import('../support/sites');
  const response = await fetch(`${served.url}static/manifest.json`);
  const { searchIndexes } = await response.json();
  const build = await runOctavo(site, ['build']);
  expect(build.code, build.output).toBe(0);
  const built = JSON.parse(readFileSync(join(site, 'dist/static/manifest.json'), 'utf8'));
  expect(Object.keys(searchIndexes)).toEqual(Object.keys(built.searchIndexes));
  for (const key of Object.keys(searchIndexes)) {
    const inDev = await fetch(served.url + searchIndexes[key].index);
    expect(await inDev.text(), key).toBe(
      readFileSync(join(site, 'dist', built.searchIndexes[key].index), 'utf8'),
    );
  }
});
