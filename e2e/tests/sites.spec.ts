import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { type Host, startHost } from '../support/hosts';
import { copySite, docsSite, octavoSite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

let site: string;
let rstest: Host;
let octavo: Host;
let kit: Served;
let env: Record<string, string>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const { code, output } = await runOctavo(octavoSite, ['build']);
  expect(code, output).toBe(0);
  rstest = await host(docsSite);
  octavo = await host(octavoSite);
  env = { RSTEST_URL: rstest.url, OCTAVO_URL: octavo.url };
  site = copySite('sites', 'sites');
  const built = await build();
  expect(built.code, built.output).toBe(0);
  kit = await serve('preview', site, env);
});
/** Serves a built site to all origins. */
const host = (folder: string, port = 0): Promise<Host> =>
  startHost('plain', join(folder, 'dist'), '/', { port, allowsOrigins: true });

test.afterAll(() => Promise.all([rstest, octavo, kit].map((served) => served?.close())));

const build = (more: Record<string, string> = {}) =>
  runOctavo(site, ['build'], { ...env, ...more });
const read = (path: string) => readFileSync(join(site, 'dist', path), 'utf8');
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);

/** Writes a page, runs a command and removes the page. */
async function withPage<T>(content: string, run: () => Promise<T>): Promise<T> {
  const file = join(site, 'content/en/guide/extra.md');
  writeFileSync(file, content);
  try {
    return await run();
  } finally {
    rmSync(file);
  }
}

test('links lead to the pages of the other sites in the language of the page', () => {
  for (const [path, prefix] of [
    ['guide/index.html', ''],
    ['zh/guide/index.html', 'zh/'],
  ] as const) {
    const links = hrefs(read(path));
    for (const link of [
      `${rstest.url}${prefix}guide/start/quick-start`,
      `${octavo.url}${prefix}guide/install`,
      `${octavo.url}${prefix}guide/search#synonyms`,
      // The Chinese page shows the English text.
      `${octavo.url}${prefix}reference/errors#dead-link`,
    ])
      expect(links, path).toContain(link);
    expect(read(path)).not.toMatch(/(?:rstest|octavo):\//);
  }
  expect(hrefs(read('zh/index.html'))).toContain(`${rstest.url}zh/guide/start/quick-start`);
});

test('Markdown copies and llms.txt contain the URLs', () => {
  const copy = read('zh/guide/index.md');
  expect(copy).toContain(`(${rstest.url}zh/guide/start/quick-start)`);
  expect(copy).toContain(`${octavo.url}zh/guide/search#synonyms`);
  const files = readdirSync(join(site, 'dist'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:md|txt)$/.test(name)))
    expect(read(file), file).not.toMatch(/(?:rstest|octavo):\//);
});

test('builds, checks and the dev server report dead links with suggestions', async ({ page }) => {
  const dead =
    '# Extra\n\n[a](rstest:/guide/start/quick-strat) [b](octavo:/guide/search#synonym)\n';
  const expected = ['Did you mean "rstest:/guide/start/quick-start"?', 'Did you mean "#synonyms"?'];
  await withPage(dead, async () => {
    for (const command of ['build', 'check']) {
      const { code, output } = await runOctavo(site, [command], env);
      expect(code, output).toBe(1);
      for (const hint of expected) expect(output).toContain(hint);
    }
    const dev = await serve('dev', site, env);
    await page.goto(`${dev.url}guide/extra`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Extra/);
    await expect.poll(dev.output).toContain(expected[0]!);
    await dev.close();
  });
});

test('without a network, the copy of the last build is used, and without a copy, the build fails', async () => {
  const url = octavo.url;
  await octavo.close();
  try {
    const stale = await build();
    expect(stale.code, stale.output).toBe(0);
    expect(stale.output).toMatch(
      /octavo\.json of the site "octavo", .* checked against the copy from \d{4}-/,
    );
    expect(hrefs(read('zh/guide/index.html'))).toContain(`${url}zh/guide/install`);

    rmSync(join(site, 'node_modules/.cache/octavo/sites'), { recursive: true });
    const missing = await build();
    expect(missing.code).toBe(1);
    expect(missing.output).toContain('Failed to load octavo.json of the site "octavo"');
    expect(missing.output).toContain('ECONNREFUSED');
    // No page links to it.
    expect(missing.output).not.toContain('"gone"');
  } finally {
    octavo = await host(octavoSite, Number(new URL(url).port));
  }
});

async function search(page: Page, path: string, query: string): Promise<void> {
  await page.goto(kit.url + path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
}

const dialog = (page: Page) => page.getByRole('dialog');
const options = (page: Page) => dialog(page).getByRole('option');
const siteNames = (page: Page) => dialog(page).locator('.oct-search-site');

test('the panel ranks the pages of all sites in one list, and its tabs filter them', async ({
  page,
  context,
}) => {
  await search(page, 'guide/', 'snapshot');
  await expect(siteNames(page).filter({ hasText: 'Rstest' }).first()).toBeVisible();
  await expect(options(page).filter({ hasText: 'Kit snapshots' })).toBeVisible();
  await expect(dialog(page).getByRole('tab')).toHaveText([
    'All sites',
    'Kit',
    'Rstest',
    'Octavo',
    'Gone',
    '简体中文',
  ]);
  await expect(dialog(page)).toContainText('No response from Gone');

  // With the keyboard only: to the tabs, to the third one, and back to the list.
  const tab = (name: string) => dialog(page).getByRole('tab', { name, exact: true });
  await tab('All sites').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Rstest')).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).filter({ hasText: 'Kit snapshots' })).toHaveCount(0);
  await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^${rstest.url}`));
  await dialog(page).getByRole('combobox').focus();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
  expect((await opened).url()).toContain(rstest.url);
});

test('in Chinese, the panel searches the Chinese pages of all sites', async ({ page }) => {
  await search(page, 'zh/guide/', '快照');
  await expect(options(page).filter({ hasText: '工具快照' })).toBeVisible();
  await expect(siteNames(page).filter({ hasText: 'Rstest' }).first()).toBeVisible();
  const link = options(page)
    .and(page.locator(`[href^="${rstest.url}"]`))
    .first();
  await expect(link).toHaveAttribute('href', new RegExp(`^${rstest.url}zh/`));
  await expect(dialog(page).getByRole('tab').first()).toHaveText('全部站点');
});

test('results of this site are shown while another site hangs', async ({ page }) => {
  await page.route(`${rstest.url}**`, () => undefined);
  await search(page, 'guide/', 'snapshot');
  await expect(options(page).filter({ hasText: 'Kit snapshots' })).toBeVisible();
  await expect(siteNames(page).filter({ hasText: 'Rstest' })).toHaveCount(0);
});

for (const width of [375, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the names of sites fit into the panel at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await search(page, 'guide/', 'snapshot');
      await expect(siteNames(page).filter({ hasText: 'Rstest' }).first()).toBeVisible();
      // The panel is scaled while it opens.
      const sizes = () =>
        dialog(page).evaluate((panel) => {
          const { left, right } = panel.getBoundingClientRect();
          return [...panel.querySelectorAll('.oct-search-site')].map((name) => {
            const box = name.getBoundingClientRect();
            return { fits: box.left >= left && box.right <= right, isLine: box.height < 30 };
          });
        });
      await expect
        .poll(async () => (await sizes()).filter(({ fits, isLine }) => !fits || !isLine))
        .toEqual([]);
    });
  }
}
