import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { copySite, createSite, type Served, serve } from '../support/sites';
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

test('problems of a page that is deleted after a restart of the server are fixed', async ({
  page,
}) => {
  const bad = 'content/en/guide/bad.mdx';
  await start('dev-changes-restart');
  await page.goto(`${served.url}guide/start`);
  const notice = page.getByRole('complementary', { name: 'Findings' });
  await waitForOutput('Dead link', () => write(bad, '# Bad\n\n[x](./nope.md)\n'));
  await expect(notice).toContainText('1 error');
  await waitForOutput('Server restarted', () =>
    edit('docs.config.ts', (text) => text.replace("label: 'English'", "label: 'US English'")),
  );
  await expect(notice).toContainText('1 error');
  const printed = served.output().length;
  await waitForOutput('All reported problems are fixed.', () => rmSync(join(site, bad)));
  await expect(notice).toHaveCount(0);
  expect(served.output().slice(printed)).not.toContain('✗');
});

test('a problem that a change of the configuration fixes is removed from all pages', async ({
  page,
}) => {
  await start('dev-changes-config', {
    'components/Box.tsx': 'export default function Box() {\n  return <p>In a box</p>;\n}\n',
    'content/en/guide/box.mdx': '# Box\n\n<Box />\n',
    'content/en/guide/other.mdx': '# Other\n\n<Box />\n',
  });
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  await page.goto(`${served.url}guide/other`);
  await expect(overlay).toContainText('Unknown component');
  await page.goto(`${served.url}guide/box`);
  await expect(overlay).toContainText('Unknown component');
  const notice = page.getByRole('complementary', { name: 'Findings' });
  await expect(notice).toContainText('1 error on this page; 1 error in');
  edit('docs.config.ts', (text) =>
    text.replace(
      "title: 'Fixture',",
      "title: 'Fixture', markdown: { globalComponents: { Box: { module: './components/Box.tsx', export: 'default' } } },",
    ),
  );
  await expect(page.getByText('In a box')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('an error of a page is counted once on its fallback page', async ({ page }) => {
  await start('dev-changes-fallback', { 'content/en/guide/box.mdx': '# Box\n\nText.\n' });
  await page.goto(`${served.url}zh/guide/box`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  write('content/en/guide/box.mdx', '# Box\n\nText {name}.\n');
  const notice = page.getByRole('complementary', { name: 'Findings' });
  await expect(page.getByRole('dialog', { name: 'Problems' })).toContainText('name');
  await expect(notice).toContainText('1 error in content/en/guide/box.mdx');
});

test('a component page without a default export is reported until it has one', async ({ page }) => {
  const source = 'export function Pricing() {\n  return <h1>Pricing</h1>;\n}\n';
  await start('dev-changes-component');
  await waitForOutput('default export', () => write('content/en/pricing.tsx', source));
  await page.goto(`${served.url}pricing`);
  const notice = page.getByRole('complementary', { name: 'Findings' });
  await expect(notice).toContainText('1 warning on this page');
  write('content/en/pricing.tsx', source.replace('export', 'export default'));
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('an invalid file of the theme is shown when a page is opened, until it is fixed', async ({
  page,
}) => {
  const navbar = (text: string) => `export function Navbar() {\n  return <p>${text}</p>;\n}\n`;
  await start('dev-changes-invalid-theme', {
    'theme/Navbar.tsx': navbar('Navbar').replace('</p>', '</i>'),
  });
  const problems = page.getByRole('dialog', { name: 'Problems' });
  await page.goto(`${served.url}guide/start`);
  await expect(problems).toContainText('theme/Navbar.tsx:2:');
  await expect(problems).toContainText('Expected </p>, got </i>');
  await page.reload();
  await expect(problems).toContainText('Expected </p>, got </i>');
  write('theme/Navbar.tsx', navbar('Fixed navbar'));
  await expect(page.getByText('Fixed navbar')).toBeVisible();
  await expect(problems).toHaveCount(0);

  // An error that the bundler does not report.
  write('theme/Navbar.tsx', `throw new Error('No navbar');\n${navbar('Navbar')}`);
  await expect(async () => {
    await page.reload();
    await expect(problems).toContainText('No navbar', { timeout: 2000 });
  }).toPass();
  write('theme/Navbar.tsx', navbar('Last navbar'));
  await expect(page.getByText('Last navbar')).toBeVisible();
  await expect(problems).toHaveCount(0);
});

test('problems while pages move to the folder of a language are fixed by the configuration', async ({
  page,
}) => {
  site = createSite('dev-changes-move', {
    'package.json': '{ "type": "module" }',
    'docs.config.ts': "export default { title: 'Site' };\n",
    'content/index.md': '# Home\n\n[Start](./guide/start.md)\n',
    'content/_nav.json': '[{ "text": "Guide", "link": "/guide/start" }]\n',
    'content/guide/_meta.json': '["start"]\n',
    'content/guide/start.md': '# Start\n\nText.\n',
  });
  served = await serve('dev', site);
  await page.goto(`${served.url}guide/start`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('about:blank');
  await waitForOutput('No home page', () => {
    mkdirSync(join(site, 'content/en'));
    for (const name of ['index.md', '_nav.json', 'guide'])
      renameSync(join(site, 'content', name), join(site, 'content/en', name));
  });
  await waitForOutput('All reported problems are fixed', () =>
    write(
      'docs.config.ts',
      "export default { title: 'Site', lang: 'en', locales: [{ lang: 'en', label: 'English' }, { lang: 'de', label: 'Deutsch' }] };\n",
    ),
  );
});
