import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

for (const runtime of ['auto', 'react'])
  test(`plugins add components to slots and replace components with runtime "${runtime}"`, async ({
    page,
    consoleMessages,
  }) => {
    const site = copySite('plugins', `plugin-layout-${runtime}`);
    const env = { OCTAVO_RUNTIME: runtime };
    const built = await runOctavo(site, ['build'], env);
    expect(built.code, built.output).toBe(0);
    // The components do not select the React runtime.
    const html = readFileSync(join(site, 'dist/index.html'), 'utf8');
    expect(/<script defer src="[^"]*js\/react\./.test(html)).toBe(runtime === 'react');
    const { url, close } = await serve('preview', site, env);
    await page.goto(url);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(page.locator('.note')).toHaveText(['A note: Home', 'Extra']);
    await expect(page.locator('.note').first()).toHaveCSS('--note', '1');
    await expect(page.getByText('Logo of a plugin')).toBeVisible();
    await page.getByRole('link', { name: 'To the clock' }).click();
    await expect(page.locator('.note')).toHaveText(['A note: Clock', 'Extra']);
    await page.goto(`${url}zh/`);
    await expect(page.locator('.note').first()).toHaveText('备注: 首页');
    await expect(page.locator('.note-top')).toBeVisible();
    expect(consoleMessages).toEqual([]);
    await close();
  });

test('components of plugins work during development, and invalid ones are reported by name', async ({
  page,
}) => {
  const site = copySite('plugins', 'plugin-layout-dev');
  const { url, close } = await serve('dev', site);
  await page.goto(url);
  await expect(page.locator('.note')).toHaveText(['A note: Home', 'Extra']);
  const file = join(site, 'plugins/Note.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('>Extra<', '>Changed<'));
  await expect(page.locator('.note')).toHaveText(['A note: Home', 'Changed']);
  await close();

  const config = join(site, 'docs.config.ts');
  const outcome = async (plugins: string) => {
    writeFileSync(
      config,
      `export default { locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }], plugins: ${plugins} };\n`,
    );
    const { code, output } = await runOctavo(site, ['build']);
    expect(code).toBe(1);
    return output;
  };
  const logo = (name: string) => `{ name: '${name}', components: { Logo: './plugins/Note.tsx' } }`;
  expect(await outcome(`[${logo('a')}, ${logo('b')}]`)).toContain(
    'plugins: multiple plugins replace the component Logo: "a", "b".',
  );
  expect(await outcome(`[${logo('a')}]`)).toContain('plugins ("a").components.Logo');
  expect(await outcome("[{ name: 'a', slots: { docAfters: './plugins/Note.tsx' } }]")).toContain(
    'Unknown key "docAfters" in plugins[0] ("a").slots.',
  );
  expect(await outcome("[{ name: 'a', slots: { docAfter: './plugins/Not.tsx' } }]")).toContain(
    'plugins ("a").slots.docAfter: file not found: "./plugins/Not.tsx".',
  );
});
