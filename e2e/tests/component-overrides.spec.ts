import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySite, repository, runOctavo, serve } from '../support/sites';
import { expect, test } from '../support/test';

const parts = JSON.parse(
  readFileSync(join(repository, 'packages/theme/dist/eject/components.json'), 'utf8'),
) as { name: string; hash?: string }[];
const ejectable = parts.filter(({ hash }) => hash).map(({ name }) => name);
const bound = parts.filter(({ hash }) => !hash).map(({ name }) => name);

test('every theme component can be ejected or wrapped, and the site stays the same', async ({
  page,
  consoleMessages,
}) => {
  const site = copySite('basic', 'parts');
  const run = (...args: string[]) => runOctavo(site, args);
  expect(await run('eject', ...ejectable)).toMatchObject({ code: 0 });
  expect(await run('wrap', ...bound)).toMatchObject({ code: 0 });
  const list = (await run('list')).output;
  expect(list).toContain('theme/Navbar.tsx, ejected from 0.1.0');
  expect(list).toContain(`theme/${bound[0]}.tsx, custom override`);

  const edit = (name: string, from: string, to: string) => {
    const file = join(site, `theme/${name}.tsx`);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  };
  edit('Sidebar', '<SidebarItems', '<p>A line of our own</p><SidebarItems');
  edit('ColorModeControl', '<Original', '<i data-wrapped /><Original');
  writeFileSync(join(site, 'theme/index.css'), '.oct-navbar { --own: 1 }\n');
  const built = await run('build');
  expect(built.code, built.output).toBe(0);

  const { url, close } = await serve('preview', site);
  await page.goto(`${url}guide/start`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(page.getByText('A line of our own')).toBeVisible();
  await expect(page.locator('[data-wrapped]').first()).toBeAttached();
  await expect(page.getByRole('banner')).toHaveCSS('--own', '1');
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(consoleMessages).toEqual([]);
  await close();
});

test('upstream changes are shown, and unknown names are reported with the nearest one', async () => {
  const site = copySite('basic', 'overrides-diff');
  const run = (...args: string[]) => runOctavo(site, args);
  await run('eject', 'Outline');
  expect((await run('diff')).output).toContain('Outline has not changed since version 0.1.0.');
  expect((await run('eject', 'Outline')).output).toContain(
    'theme/Outline.tsx already overrides Outline. (USAGE)\n\n→ Use --force to overwrite it.',
  );

  // Simulates a component that was ejected from an earlier version.
  const { createHash } = await import('node:crypto');
  const origin = join(site, 'theme/.ejected/Outline.tsx');
  const older = readFileSync(origin, 'utf8').replace(
    'export const Outline',
    'export const Earlier',
  );
  const hash = createHash('sha256').update(older).digest('hex').slice(0, 12);
  const file = join(site, 'theme/Outline.tsx');
  writeFileSync(origin, older);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/0\.1\.0 \([\da-f]+\)/, `0.0.9 (${hash})`),
  );
  const { code, output } = await run('diff', 'Outline');
  expect(code).toBe(0);
  expect(output).toContain('--- @octavo/theme@0.0.9/Outline.tsx');
  expect(output).toContain('+++ @octavo/theme@0.1.0/Outline.tsx');
  expect(output).toMatch(/^-export const Earlier.*\n\+export const Outline/m);
  expect((await run('list')).output).toContain(
    'ejected from 0.0.9, changed upstream (run `octavo diff Outline`)',
  );

  expect(await run('eject', 'Navbr')).toMatchObject({
    code: 1,
    output: '✗ Unknown theme component "Navbr". (USAGE)\n\n→ Did you mean "Navbar"?\n',
  });
  expect((await run('eject', bound[0]!)).output).toContain(
    `${bound[0]} cannot be ejected, because it lazy-loads internal theme modules.`,
  );
  expect((await run('diff', 'Navbar')).output).toContain('"Navbar" has not been ejected.');
});
