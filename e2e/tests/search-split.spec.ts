// cspell:ignore marzipam
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const PAGES = 60;
const FOLDER = 'dist/static/search_index.en';

let site: string;
let served: Served;

/** Writes a long page, with words that occur on no other page. */
function writePage(number: number, extra = ''): void {
  const sentence = `Page ${number} describes marzipan${number} and other sweets for a very long time.`;
  const paragraphs = Array.from({ length: 50 }, () => `${sentence} `.repeat(6));
  const text = [`# Sweets ${number}`, `## Recipe ${number}`, ...paragraphs, extra].join('\n\n');
  writeFileSync(join(site, `content/en/sweets/page-${number}.md`), `${text}\n`);
}

const build = async () => {
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
};

const getParts = () => new Set(readdirSync(join(site, FOLDER)));

test.beforeAll(async () => {
  site = copySite('basic', 'search-split');
  mkdirSync(join(site, 'content/en/sweets'));
  for (let number = 0; number < PAGES; number++) writePage(number);
  await build();
  served = await serve('preview', site);
});
test.afterAll(() => served.close());

test('a search in a large site fetches only the parts that it needs', async ({
  page,
  consoleMessages,
}) => {
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(new URL(request.url()).pathname));
  const parts = () => requests.filter((path) => path.includes('/search_index.en/'));
  await page.goto(`${served.url}guide/start`);
  await page.keyboard.press('ControlOrMeta+k');
  const box = page.getByRole('combobox');
  await box.pressSequentially('marzipan42');
  await expect(page.getByRole('option').first()).toContainText('Recipe 42');
  expect(new Set(parts()).size).toBe(parts().length);
  expect(parts().length).toBeLessThan(getParts().size / 2);

  await box.fill('marzipam42 recipe');
  await expect(page.getByRole('option').first()).toContainText('Recipe');
  await box.fill('Recipe 7');
  await expect(page.getByRole('option').first()).toContainText('Recipe 7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sweets\/page-7#recipe-7$/);
  expect(consoleMessages.filter((line) => !/^(log|info|debug)/.test(line))).toEqual([]);
});

test('a build after an edit writes only the parts that changed, and is the same as a new one', async () => {
  const before = getParts();
  writePage(3, 'It also describes nougat.');
  await build();
  const after = getParts();
  const added = [...after].filter((part) => !before.has(part));
  expect(added.length).toBeGreaterThan(1);
  expect(added.length).toBeLessThan(8);

  const manifest = readFileSync(join(site, 'dist/static/manifest.json'), 'utf8');
  writeFileSync(join(site, FOLDER, added[0]!), '"modified"');
  await build();
  expect(getParts()).toEqual(after);
  expect(readFileSync(join(site, 'dist/static/manifest.json'), 'utf8')).toBe(manifest);
  expect(readFileSync(join(site, FOLDER, added[0]!), 'utf8')).not.toBe('"modified"');
});

test('a page that was opened before a deployment finds what the new index contains', async ({
  page,
}) => {
  await page.goto(`${served.url}guide/start`);
  await page.keyboard.press('ControlOrMeta+k');
  const box = page.getByRole('combobox');
  await box.fill('nougat');
  await expect(page.getByRole('option').first()).toContainText('nougat');

  for (const number of [4, 5]) writePage(number, 'It also describes pistachio.');
  await build();
  await box.fill('pistachio');
  await expect(page.getByRole('option').first()).toContainText('pistachio');
});
