import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

test('a plugin creates pages and a sidebar from other pages, also after an edit during development', async ({
  page,
}) => {
  const site = copySite('plugins', 'plugin-pages');
  const built = await runOctavo(site, ['build']);
  expect(built.code, built.output).toBe(0);
  const html = readFileSync(join(site, 'dist/contents/index.html'), 'utf8');
  for (const title of ['Home', 'Clock', 'Code']) expect(html).toContain(`<li>${title}</li>`);
  expect(html.indexOf('About the list')).toBeGreaterThan(0);
  expect(html.indexOf('About the list')).toBeLessThan(html.indexOf('The list'));

  const { url, close } = await serve('dev', site);
  await page.goto(`${url}contents/`);
  const items = page.locator('main li');
  await expect(items).toHaveText(['Clock', 'Code', 'Home']);
  await expect(page.getByRole('link', { name: 'About the list' }).first()).toBeVisible();
  const file = join(site, 'content/en/code.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('# Code', '# Code blocks'));
  await expect(items).toHaveText(['Clock', 'Code blocks', 'Home']);
  await close();
});
