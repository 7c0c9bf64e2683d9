import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { isStaticRuntime } from '../support/runtime';
import { copySite, repository, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

const SECURITY = 'security: { headers: true, integrity: true },';

async function buildSecured(name: string): Promise<string> {
  const site = copySite('basic', name);
  const file = join(site, 'docs.config.ts');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace("lang: 'en',", `lang: 'en',\n  ${SECURITY}`),
  );
  const { code, output } = await runOctavo(site, ['build']);
  expect(code, output).toBe(0);
  return site;
}

test('the site works under a policy that allows only its own files and the generated hashes', async ({
  page,
  consoleMessages,
}) => {
  const site = await buildSecured('policy');
  const { policy, scriptHashes } = JSON.parse(
    readFileSync(join(site, 'dist/csp.json'), 'utf8'),
  ) as {
    policy: string;
    scriptHashes: string[];
  };
  expect(policy).toBe(
    `default-src 'self'; script-src 'self' ${scriptHashes.join(' ')}; style-src 'self'; object-src 'none'; base-uri 'self'`,
  );
  expect(readFileSync(join(site, 'dist/_headers'), 'utf8')).toContain(policy);
  const { url, close } = await serve('preview', site);
  try {
    const routes = readdirSync(join(site, 'dist'), { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.html') && !path.endsWith('404.html'))
      .map((path) => path.replace(/(?:^|(?<=\/))index\.html$|\.html$/, ''));
    expect(routes.length).toBeGreaterThan(8);
    for (const route of routes) {
      const response = await page.goto(url + route);
      expect(response?.headers()['content-security-policy'], route).toBe(policy);
      await page.locator('html[data-hydrated]').waitFor();
      for (const image of await page
        .locator('link[rel=icon]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)))
        expect(await page.evaluate(loads, image), image).toBe(true);
    }
    await page.goto(`${url}guide/counter`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByRole('tab', { name: 'two' }).click();
    await expect(page.getByText('Second panel.')).toBeVisible();
    await page
      .getByRole('button', { name: /languages?/i })
      .first()
      .hover();
    await expect(
      page
        .getByRole('link', { name: '简体中文' })
        .or(page.getByRole('menuitem', { name: '简体中文' }))
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search docs').fill('component');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/guide\/counter/);
    expect(consoleMessages).toEqual([]);

    // The policy is enforced: other scripts do not run.
    await page.evaluate(() =>
      document.body.append(
        Object.assign(document.createElement('script'), { textContent: 'window.ran = 1' }),
      ),
    );
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  } finally {
    await close();
  }
});

/** Returns whether an image is allowed and has loaded. */
function loads(url: string): Promise<boolean> {
  return new Promise((done) => {
    const image = new Image();
    image.onload = () => done(true);
    image.onerror = () => done(false);
    image.src = url;
  });
}

test('a script that does not match its integrity hash does not run', async ({
  page,
  consoleMessages,
}) => {
  const site = await buildSecured('integrity');
  const scripts = join(site, 'dist/static/js');
  const html = readFileSync(join(site, 'dist/guide/counter.html'), 'utf8');
  const tags = html.match(/<script defer src="[^"]+"[^>]*>/g) ?? [];
  // React, the app, the page, and what it shares with other pages. Without React, only the app.
  expect(tags).toHaveLength(isStaticRuntime ? 1 : 4);
  for (const tag of tags) expect(tag).toMatch(/ integrity="sha384-[\w+/]{64}"/);
  expect(html).toMatch(/<link rel="stylesheet" href="[^"]+" integrity="sha384-/);

  const { url, close } = await serve('preview', site);
  try {
    // The script of the page, which the app loads.
    const own = readdirSync(scripts, { recursive: true })
      .map(String)
      .find((path) => /pages\/guide\/counter/.test(path))!;
    writeFileSync(
      join(scripts, own),
      `window.changed = 1;${readFileSync(join(scripts, own), 'utf8')}`,
    );
    await page.goto(`${url}guide/start`);
    await page.locator('html[data-hydrated]').waitFor();
    expect(consoleMessages).toEqual([]);
    await page.goto(`${url}guide/counter`);
    await expect.poll(() => consoleMessages.some((text) => text.includes('integrity'))).toBe(true);
    expect(await page.evaluate(() => 'changed' in window)).toBe(false);
    await expect(page.getByText('Prose before the component.')).toBeVisible();
  } finally {
    await close();
  }
});

test('a build and a check connect to no host, and the output has no source maps and no local paths', async () => {
  const site = copySite('basic', 'private');
  const connections = join(site, 'connections.txt');
  writeFileSync(connections, '');
  const hook = pathToFileURL(join(repository, 'e2e/support/report-connections.mjs')).href;
  const env = { NODE_OPTIONS: `--import ${hook}`, CONNECTIONS_FILE: connections };
  for (const command of ['build', 'check']) {
    const { code, output } = await runOctavo(site, [command], env);
    expect(code, output).toBe(0);
  }
  expect(readFileSync(connections, 'utf8')).toBe('');

  const files = readdirSync(join(site, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  for (const text of ['sourceMappingURL=', site, repository, homedir()])
    expect(texts.filter(([, content]) => content.includes(text)).map(([file]) => file)).toEqual([]);
});
