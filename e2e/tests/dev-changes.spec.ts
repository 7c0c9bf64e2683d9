import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

function edit(path: string, change: (text: string) => string): void {
  write(path, change(readFileSync(join(site, path), 'utf8')));
}

/** Applies a change and waits until the server has printed a line. */
async function waitForOutput(line: string, change: () => void): Promise<void> {
  const printed = served.output().length;
  change();
  await expect.poll(() => served.output().slice(printed)).toContain(line);
}

const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />';

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

test('the folder for public files next to the configuration can be added', async ({
  page,
  request,
}) => {
  await start('dev-changes-public');
  await page.goto(`${served.url}guide/start`);
  const notice = page.getByRole('complementary', { name: 'Findings' });
  edit('content/en/guide/start.mdx', (text) => `${text}\n![x](/x.svg) ![y](/y.svg)\n`);
  await expect(notice).toContainText('2 errors');
  const status = async (name: string) => (await request.get(served.url + name)).status();
  write('public/x.svg', IMAGE);
  await expect(notice).toContainText('1 error');
  expect(await status('x.svg')).toBe(200);
  // The folder is in use now.
  write('public/y.svg', IMAGE);
  await expect(notice).toHaveCount(0);
  expect(await status('y.svg')).toBe(200);
});
