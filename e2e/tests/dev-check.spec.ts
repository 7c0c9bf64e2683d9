import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

/** The check runs with a low priority, so it has to wait for everything else on a busy machine. */
const expectChecked = expect.configure({ timeout: 300_000 });

let site: string;
let served: Served;
let page: string;

test.beforeAll(async () => {
  site = copySite('basic', 'dev-check');
  page = join(site, 'content/en/guide/start.mdx');
  append('[gone](/guide/gone) and <b>[away](#away)</b>');
  served = await serve('dev', site);
});
test.afterAll(() => served.close());

function append(text: string): void {
  writeFileSync(page, `${readFileSync(page, 'utf8')}\n${text}\n`);
}

test('the report lists problems of pages that were never opened, and follows edits', async ({
  page: browser,
}) => {
  await browser.goto(`${served.url}__octavo/check`);
  const list = browser.getByRole('main');
  await expectChecked(list).toContainText('Dead link: page "/guide/gone" not found');
  await expect(list).toContainText('dead-anchor');
  await expect(browser.getByRole('heading', { level: 1 })).toContainText('2 errors');
  writeFileSync(page, readFileSync(page, 'utf8').replace('/guide/gone', '/guide/long'));
  await expectChecked(browser.getByRole('heading', { level: 1 })).toContainText('1 error and');
  await expect(list).not.toContainText('dead-link');
  await list.getByRole('link', { name: 'content/en/guide/start.mdx' }).click();
  await expect(browser).toHaveURL(`${served.url}guide/start`);
});

test('a page shows its own problems, and stays readable', async ({ page: browser }) => {
  await browser.goto(`${served.url}guide/start`);
  const notice = browser.getByRole('complementary', { name: 'Findings' });
  await expectChecked(notice).toContainText('1 error');
  await notice.locator('summary').click();
  await expect(notice.getByRole('listitem').first()).toContainText('dead-anchor');
  await expect(notice.getByRole('listitem').first()).toContainText('start.mdx:');
  await expect(notice.getByRole('link', { name: 'All findings' })).toBeVisible();
  // The badge covers only its corner, and can be closed.
  await expect.poll(() => browser.locator('h1').evaluate(isOnTop)).toBe(true);
  await notice.getByRole('button', { name: 'Hide problems' }).click();
  await expect(notice).toHaveCount(0);
});

function isOnTop(element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 5, top + height / 2));
}

test('with check.dev, a page shows problems before the report is requested', async ({
  page: browser,
}) => {
  const other = copySite('basic', 'dev-check-key');
  const config = join(other, 'docs.config.ts');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(
      "title: 'Fixture'",
      "title: 'Fixture', check: { dev: true }",
    ),
  );
  const start = join(other, 'content/en/guide/start.mdx');
  writeFileSync(start, `${readFileSync(start, 'utf8')}\n[gone](/guide/gone)\n`);
  const dev = await serve('dev', other);
  await browser.goto(`${dev.url}guide/long`);
  const notice = browser.getByRole('complementary', { name: 'Findings' });
  await expectChecked(notice).toContainText('1 error');
  await dev.close();
});

test('an opened page shows its dead links without a check of the site', async ({
  page: browser,
}) => {
  const other = copySite('basic', 'dev-page-links');
  const file = (path: string) => join(other, path);
  const start = file('content/en/guide/start.mdx');
  const source = readFileSync(start, 'utf8');
  writeFileSync(file('LICENSE'), 'MIT');
  writeFileSync(start, `${source}\n[license](../../../LICENSE) [new](./new.md)\n`);
  const dev = await serve('dev', other);
  const notice = browser.getByRole('complementary', { name: 'Findings' });
  await browser.goto(`${dev.url}guide/long`);
  await expect(browser.locator('h1')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await browser.goto(`${dev.url}guide/start`);
  await expect(notice).toContainText('2 errors');
  await notice.locator('summary').click();
  await expect(notice.getByRole('listitem').first()).toContainText(
    '"LICENSE" exists, but it is outside the content folder.',
  );
  await expect(notice.getByRole('listitem').last()).toContainText('page "/guide/new" not found');

  writeFileSync(file('content/en/guide/new.md'), '# New\n');
  await expect(notice).toContainText('1 error');
  // A syntax error replaces the findings of the page, and they are back when it is fixed.
  const withLink = readFileSync(start, 'utf8');
  writeFileSync(start, `${withLink}\n<Unclosed>\n`);
  await expect(notice).toContainText('invalid-page');
  await expect(notice).toContainText('1 error');
  await expect(notice).not.toContainText('dead-link');
  writeFileSync(start, withLink);
  await expect(notice).toContainText('dead-link');
  await expect(notice).toContainText('1 error');
  writeFileSync(start, source);
  await expect(notice).toHaveCount(0);
  await dev.close();
});

test('the report also works without a configuration file', async ({ page: browser }) => {
  const other = copySite('basic', 'dev-check-default');
  rmSync(join(other, 'docs.config.ts'));
  const dev = await serve('dev', other);
  await browser.goto(`${dev.url}__octavo/check`);
  await expectChecked(browser.getByRole('heading', { level: 1 })).toContainText(/\d+ errors? and/);
  await dev.close();
});
