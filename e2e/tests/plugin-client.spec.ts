import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, createSite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

/** Runtimes and bases. The client modules must behave the same with all of them. */
const BUILDS = [
  { runtime: 'auto', base: '/docs/' },
  { runtime: 'react', base: './' },
] as const;

for (const { runtime, base } of BUILDS)
  test(`client modules, styles and messages of plugins work with runtime "${runtime}" and base "${base}"`, async ({
    page,
    consoleMessages,
  }) => {
    const site = copySite('plugins', `plugin-client-${runtime}`);
    const env = { OCTAVO_RUNTIME: runtime, OCTAVO_BASE: base };
    const built = await runOctavo(site, ['build'], env);
    expect(built.code, built.output).toBe(0);
    const read = (path: string) => readFileSync(join(site, 'dist', path), 'utf8');
    expect(read('clock.html')).toMatch(/plugin-style-0\.\w+\.css" integrity="sha384-/);
    expect(read('clock.html')).toMatch(/js\/plugins\.\w+\.js" integrity="sha384-/);
    expect(read('index.html')).not.toContain('plugin-style-0');

    const { url, close } = await serve('preview', site, env);
    const log = () => page.evaluate(() => (globalThis as { pluginLog?: string[] }).pluginLog);
    await page.goto(url);
    const navbar = page.getByRole('banner');
    await expect(navbar).toHaveCSS('--from-plugin', 'all');
    await expect(navbar).toHaveCSS('--from-site', '1');
    await expect.poll(log).toEqual(['on / en doc']);
    const root = page.locator('#oct-root');
    await expect(root).toHaveAttribute('data-idle', base === './' ? '/' : base);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });

    // Navigation within the document loads the styles of the next page.
    await page.getByRole('link', { name: 'To the clock' }).click();
    const clock = page.locator('.clock');
    await expect(clock).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect.poll(log).toEqual(['on / en doc', 'abort /', 'off /', 'on /clock en doc']);
    await expect(clock).toHaveText('?');
    await clock.scrollIntoViewIfNeeded();
    await expect(clock).toHaveText('It is now 12:00');

    await page.goto(`${url}zh/clock`);
    await expect(clock).toHaveText('现在是 12:00');
    expect(consoleMessages).toEqual([]);
    await page.goto(`${url}missing`);
    await expect.poll(log).toEqual(['on /missing en 404']);
    await close();
  });

for (const { runtime, base } of BUILDS)
  test(`client modules of plugins and components work on the same page with runtime "${runtime}" and base "${base}"`, async ({
    page,
    consoleMessages,
  }) => {
    const site = createSite(`plugin-client-components-${runtime}`, {
      'docs.config.ts': `
        import { defineConfig } from '@octavo/cli';
        export default defineConfig({
          base: process.env.OCTAVO_BASE,
          plugins: [{ name: 'mark', client: { module: './mark.ts' } }],
        });`,
      'mark.ts': `
        export default async () => {
          document.documentElement.dataset.mark = (await import('./text')).text;
        };`,
      'text.ts': "export const text = 'done';",
      'Counter.tsx': `
        import { useState } from 'react';
        export function Counter() {
          const [count, setCount] = useState(0);
          return <button onClick={() => setCount(count + 1)}>Clicked {count} times</button>;
        }`,
      'content/index.md': '# Home\n\nSee [the counter](./plugins.mdx).\n',
      // Its script has the same name as that of the plugins, in another folder.
      'content/plugins.mdx':
        "import { Counter } from '../Counter';\n\n# Counter\n\n<Counter />\n\nBack [home](./index.md).\n",
    });
    const env = { OCTAVO_RUNTIME: runtime, OCTAVO_BASE: base };
    const built = await runOctavo(site, ['build'], env);
    expect(built.code, built.output).toBe(0);
    const { url, close } = await serve('preview', site, env);
    const check = async () => {
      await expect(page.locator('html')).toHaveAttribute('data-mark', 'done');
      await page.getByRole('button', { name: 'Clicked 0 times' }).click();
      await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
    };
    await page.goto(`${url}plugins`);
    await check();
    await page.getByRole('link', { name: 'home', exact: true }).click();
    await page.getByRole('link', { name: 'the counter' }).click();
    await check();
    expect(consoleMessages).toEqual([]);
    await close();
  });

test('client modules and styles of plugins work during development, also after an edit', async ({
  page,
}) => {
  const site = copySite('plugins', 'plugin-client-dev');
  const { url, close } = await serve('dev', site);
  await page.goto(`${url}zh/clock`);
  await expect(page.locator('.clock')).toHaveText('现在是 12:00');
  await expect(page.locator('.clock')).toHaveCSS('color', 'rgb(1, 2, 3)');
  const file = join(site, 'plugins/visible.client.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('12:00', '13:00'));
  await expect(page.locator('.clock')).toHaveText('现在是 13:00');
  await close();
});

test('a client module that fails only logs an error', async ({ page, consoleMessages }) => {
  const site = copySite('plugins', 'plugin-client-error');
  writeFileSync(
    join(site, 'plugins/idle.client.ts'),
    'export default () => { throw new Error("No."); };\n',
  );
  writeFileSync(join(site, 'plugins/page.client.ts'), 'export const start = 1;\n');
  const built = await runOctavo(site, ['build']);
  expect(built.code, built.output).toBe(0);
  const { url, close } = await serve('preview', site);
  await page.goto(`${url}zh/clock`);
  await expect(page.locator('.clock')).toHaveText('现在是 12:00');
  await expect
    .poll(() => consoleMessages.filter((message) => message.includes('plugin "clock" failed')))
    .toHaveLength(2);
  await close();
});
