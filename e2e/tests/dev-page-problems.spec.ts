import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { copySite, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const PAGE = 'content/en/guide/counter.mdx';
let site: string;
let served: Served;

test.beforeAll(async () => {
  site = copySite('basic', 'dev-page-problems');
  writeFileSync(
    join(site, 'content/en/guide/second.mdx'),
    "import { Counter } from '../../../components/Counter';\n\n# Second\n\n<Counter />\n",
  );
  edit(PAGE, (text) => `${text}\n[Second](./second.mdx)\n`);
  mkdirSync(join(site, 'content/public'), { recursive: true });
  writeFileSync(join(site, 'content/public/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  // As in a terminal, where the bundler colors its messages.
  served = await serve('dev', site, { NO_COLOR: '', FORCE_COLOR: '1' });
});
test.afterAll(() => served.close());

function edit(path: string, change: (text: string) => string): void {
  const file = join(site, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const output = () => stripVTControlCharacters(served.output());

test('a missing import of an opened page is reported at its position in the page', async ({
  page,
}) => {
  await page.goto(`${served.url}guide/counter`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  const printed = output().length;
  edit(PAGE, (text) => text.replace('components/Counter', 'components/Conter'));
  await expect(overlay).toContainText('counter.mdx:1:25');
  await expect(overlay).toContainText('Imported file "../../../components/Conter" not found.');
  await expect(overlay).toContainText('Did you mean "../../../components/Counter"?');
  await expect(overlay).not.toContainText('[31m');
  await expect.poll(() => output().slice(printed)).toContain('✗ content/en/guide/counter.mdx:1:25');
  renameSync(join(site, 'components/Counter.tsx'), join(site, 'components/Conter.tsx'));
  await expect(overlay).toHaveCount(0);
  renameSync(join(site, 'components/Conter.tsx'), join(site, 'components/Counter.tsx'));
  await expect(overlay).toContainText('counter.mdx:1:25');
  edit(PAGE, (text) => text.replace('components/Conter', 'components/Counter'));
  await expect(overlay).toHaveCount(0);
});

test('a missing import of a partial is reported at its position in the partial', async ({
  page,
}) => {
  const partial = (name: string) => `import { ${name} } from './${name}';\n\n<${name} />\n`;
  writeFileSync(join(site, 'content/en/guide/_part.mdx'), partial('Gone'));
  edit(
    'content/en/guide/second.mdx',
    (text) => `import Part from './_part.mdx';\n${text}<Part />\n`,
  );
  await page.goto(`${served.url}guide/second`);
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  await expect(overlay).toContainText('content/en/guide/_part.mdx:1:22');
  await expect(overlay).toContainText('Imported file "./Gone" not found.');
  edit('content/en/guide/second.mdx', (text) => text.replace(/import Part.*\n|<Part.*\n/g, ''));
  await expect(overlay).toHaveCount(0);
});

test('a syntax error is not printed again while its fix is bundled', async ({ page, request }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(`${served.url}guide/counter`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const printed = output().length;
  edit(PAGE, (text) => `${text}\n<Badge\n`);
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  await expect(overlay).toContainText('Missing `>`');
  // The bundle contains the error.
  await expect
    .poll(async () => (await request.get(`${served.url}static/js/pages/guide/counter.js`)).text())
    .toContain('Module build failed');
  edit(PAGE, (text) => text.replace('\n<Badge\n', '\nEnd.\n'));
  await expect(page.getByText('End.')).toBeVisible();
  await expect(overlay).toHaveCount(0);
  await expect.poll(() => output().slice(printed)).toContain('All reported problems are fixed.');
  expect(output().slice(printed).match(/✗.*/g)).toHaveLength(1);
  expect(messages.filter((text) => text.includes('[octavo]'))).toEqual([]);
});

test('the warnings that are left are listed when the errors are fixed', async ({ request }) => {
  const path = 'content/en/guide/warned.md';
  const write = (title: string) =>
    writeFileSync(join(site, path), `---\ntitle: ${title}\n---\n\n\`\`\`js\nText.\n`);
  const printed = output().length;
  write('[');
  await expect.poll(() => output().slice(printed)).toContain(`✗ ${path}:`);
  write('Warned');
  await expect
    .poll(() => output().slice(printed))
    .toMatch(
      /✓ All reported errors are fixed\. 1 warning left:\n +content\/en\/guide\/warned\.md:5:1 /,
    );
  expect((await request.get(`${served.url}static/pages/guide/warned.json`)).status()).toBe(200);
  expect(output().slice(printed)).not.toContain('All reported problems are fixed.');
});

test('a change before the page receives events is shown', async ({ page, request }) => {
  const path = 'content/en/guide/early.md';
  const text = async () => (await request.get(`${served.url}static/pages/guide/early.json`)).text();
  writeFileSync(join(site, path), '# Early\n\nFirst text.\n');
  await expect.poll(text).toContain('First text.');
  let connect = () => {};
  const isChanged = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route('**/__octavo/events?*', async (route) => {
    await isChanged;
    await route.continue();
  });
  await page.goto(`${served.url}guide/early`);
  await expect(page.getByText('First text.')).toBeVisible();
  edit(path, (before) => before.replace('First', 'Second'));
  await expect.poll(text).toContain('Second text.');
  connect();
  await expect(page.getByText('Second text.')).toBeVisible();
});

test('a page of a restarted server is loaded in a new document', async ({ page }) => {
  // The document does not receive the event that reloads it.
  await page.route('**/__octavo/events?*', (route) => route.abort());
  await page.goto(`${served.url}guide/counter`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const printed = output().length;
  edit('docs.config.ts', (text) =>
    text.replace("title: 'Fixture',", "title: 'Fixture', logo: '/logo.svg',"),
  );
  await expect.poll(() => output().slice(printed)).toContain('Server restarted');
  await page.getByRole('link', { name: 'Second' }).first().click();
  await page.waitForFunction(() => !('sameDocument' in window));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(output().slice(printed)).not.toContain('✗');
});
