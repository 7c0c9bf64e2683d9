import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { copySite, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

let site: string;
let served: Served;

/** Starts the dev server for a copy of the fixture. */
async function start(name: string, files: Record<string, string> = {}): Promise<void> {
  site = copySite('basic', name);
  for (const [path, text] of Object.entries(files)) write(path, text);
  served = await serve('dev', site);
}

test.afterEach(() => served.close());

function write(path: string, text: string): void {
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Applies a change and waits until the server has printed a line. */
async function waitForOutput(line: string, change: () => void): Promise<void> {
  const printed = served.output().length;
  change();
  await expect.poll(() => served.output().slice(printed)).toContain(line);
}

test('a stylesheet and an override of the theme can be added and removed', async ({ page }) => {
  await start('dev-changes-theme');
  await page.goto(`${served.url}guide/start`);
  const root = page.locator('html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  write('theme/index.css', ':root { --own: 1; }\n');
  await expect(root).toHaveCSS('--own', '1');
  write('theme/index.css', ':root { --own: 2; }\n');
  await expect(root).toHaveCSS('--own', '2');

  const navbar = (text: string) => `export function Navbar() {\n  return <p>${text}</p>;\n}\n`;
  write('theme/Navbar.tsx', navbar('First navbar'));
  await expect(page.getByText('First navbar')).toBeVisible();
  write('theme/Navbar.tsx', navbar('Second navbar'));
  await expect(page.getByText('Second navbar')).toBeVisible();
  await waitForOutput('Server restarted', () => rmSync(join(site, 'theme/Navbar.tsx')));
  await expect(page.getByText('Second navbar')).toHaveCount(0);
  await expect(root).toHaveCSS('--own', '2');

  await waitForOutput('Server restarted', () => rmSync(join(site, 'theme/index.css')));
  await expect(root).toHaveCSS('--own', '');
  expect(served.output()).not.toContain('✗');
});
