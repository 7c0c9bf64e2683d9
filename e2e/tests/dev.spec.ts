// cspell:ignore buton
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { Page } from '@playwright/test';

import { copySite, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let site: string;
let served: Served;

test.beforeAll(async () => {
  site = copySite('basic', 'dev');
  served = await serve('dev', site);
});
test.afterAll(() => served.close());

function edit(path: string, change: (text: string) => string): void {
  const file = join(site, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Opens a page and marks its document, so that a reload is detectable. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(served.url + route);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Returns the pages that have been compiled so far. */
function compiledPages(): number {
  const store = join(site, 'node_modules/.cache/octavo/pages');
  if (!existsSync(store)) return 0;
  return readdirSync(store, { recursive: true }).filter((path) => String(path).endsWith('.jsonl'))
    .length;
}

test('starting the server compiles no page, and opening a page compiles only that page', async ({
  page,
}) => {
  expect(compiledPages()).toBe(0);
  await open(page, 'guide/long');
  await expect.poll(compiledPages).toBe(1);
});

test('edits of prose, headings, frontmatter and nav files appear without a reload', async ({
  page,
}) => {
  await open(page, 'guide/start');
  edit('content/en/guide/start.mdx', (text) =>
    text.replace('A page of prose alone', 'An edited page'),
  );
  await expect(page.getByText('An edited page')).toBeVisible();

  edit('content/en/guide/start.mdx', (text) => text.replace('# Start here', '# Start there'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Start there/);
  await expect(page.getByRole('link', { name: 'Start there' }).first()).toBeVisible();

  edit('content/en/guide/start.mdx', (text) =>
    text.replace('## First section', '## Another section'),
  );
  await expect(page.getByRole('link', { name: 'Another section' }).first()).toBeVisible();

  edit('content/en/guide/start.mdx', (text) =>
    text.replace('description:', 'title: From frontmatter\ndescription:'),
  );
  await expect(page).toHaveTitle(/From frontmatter/);

  edit(
    'content/en/guide/_meta.json',
    () => '["start", { "type": "file", "name": "counter", "label": "Renamed" }, "long"]',
  );
  await expect(page.getByRole('link', { name: 'Renamed' }).first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('an update that arrives after a navigation does not change the URL', async ({ page }) => {
  const payload = /\/start[^/]*\.json/;
  await open(page, 'guide/start');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(payload, async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(payload);
  edit('content/en/guide/start.mdx', (text) => `${text}\nOne more line.\n`);
  await requested;
  await page.getByRole('link', { name: 'Renamed' }).first().click();
  await expect(page).toHaveURL(/\/guide\/counter$/);

  const answered = page.waitForResponse(payload);
  release();
  await (await answered).finished();
  // The next update is applied after the one that was held back.
  edit('content/en/guide/counter.mdx', (text) => `${text}\nThe next update.\n`);
  await expect(page.getByText('The next update.')).toBeVisible();
  await expect(page).toHaveURL(/\/guide\/counter$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Counter/);
});

test('an edit of the prose of a page with components preserves their state', async ({ page }) => {
  await open(page, 'guide/counter');
  await page.getByRole('button', { name: 'Counted 0' }).click();
  edit('content/en/guide/counter.mdx', (text) =>
    text.replace('Prose after the component.', 'Prose after the edit.'),
  );
  await expect(page.getByText('Prose after the edit.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('an edit of a component, or of the structure of a page, preserves the state', async ({
  page,
}) => {
  await open(page, 'guide/counter');
  await page.getByRole('button', { name: 'Counted 0' }).click();
  edit('components/Counter.tsx', (text) => text.replace('Counted {count}', 'Pressed {count}'));
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  edit('content/en/guide/counter.mdx', (text) =>
    text.replace('# Counter', '# Counter <Badge text="new" />'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('new');
  expect(await isSameDocument(page)).toBe(true);
});

test('a component that starts to use the theme is updated without a reload', async ({ page }) => {
  await open(page, 'guide/counter');
  // The following tests check line numbers.
  edit('components/Counter.tsx', (text) =>
    text
      .replace(/^/, "import { usePage } from '@octavo/theme';")
      .replace('{children}', '{children} On {usePage().title}'),
  );
  await expect(page.getByText('On Counter')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('an edited page is not shown until its code is bundled', async ({ page }) => {
  const data = `${served.url}static/pages/guide/counter.json`;
  await open(page, 'guide/counter');
  const { bundle } = await (await fetch(data)).json();
  await page.evaluate(() => {
    const counts: number[] = [];
    const count = () => counts.push(document.querySelectorAll('h1').length);
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { headingCounts: counts });
  });
  // The data of the edited page arrives while the bundle is being built.
  await page.route(data, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), bundle } });
  });
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/hot-updates\//, async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse(data);
  edit('content/en/guide/counter.mdx', (text) => text.replace(/^# .*$/m, '# Plain heading'));
  await (await answered).finished();
  // Plain prose is not part of the code, so this edit does not need the bundler.
  edit('content/en/guide/counter.mdx', (text) => `${text}\nThe last line.\n`);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Plain heading/);
  await expect(page.getByText('The last line.')).toBeVisible();
  const counts = await page.evaluate(
    () => (window as unknown as { headingCounts: number[] }).headingCounts,
  );
  expect(Math.max(...counts)).toBe(1);
  edit('content/en/guide/counter.mdx', (text) =>
    text.replace(/^# .*$/m, '# Counter <Badge text="new" />'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('new');
});

test('a new page is available immediately, and a deleted page is not found', async ({ page }) => {
  writeFileSync(join(site, 'content/en/guide/fresh.mdx'), '# Fresh page\n');
  await expect
    .poll(async () => (await fetch(`${served.url}static/pages/guide/fresh.json`)).text())
    .toContain('Fresh page');
  await open(page, 'guide/fresh');
  rmSync(join(site, 'content/en/guide/fresh.mdx'));
  await expect(page.getByText('404').first()).toBeVisible();
});

test('a page with components can be renamed and deleted', async ({ page }) => {
  const [before, after] = ['before', 'after'].map((name) =>
    join(site, `content/en/guide/${name}.mdx`),
  ) as [string, string];
  const printed = served.output().length;
  writeFileSync(before, '# Renamed page\n\n{1 + 1} files\n');
  await expect
    .poll(async () => (await fetch(`${served.url}static/pages/guide/before.json`)).text())
    .toContain('Renamed page');
  await open(page, 'guide/before');
  await expect(page.getByText('2 files')).toBeVisible();
  renameSync(before, after);
  await expect(page.getByText('404').first()).toBeVisible();
  await open(page, 'guide/after');
  await expect(page.getByText('2 files')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Problems' })).toHaveCount(0);
  rmSync(after);
  await expect(page.getByText('404').first()).toBeVisible();
  await open(page, 'guide/long');
  await expect(page.getByRole('dialog', { name: 'Problems' })).toHaveCount(0);
  expect(served.output().slice(printed)).toBe('');
});

test('a syntax error is shown with its position and source lines, until it is fixed', async ({
  page,
}) => {
  await open(page, 'guide/long');
  edit('content/en/guide/long.mdx', (text) =>
    text.replace('## Section 2\n', '## Section 2\n\nless than <10s\n'),
  );
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  await expect(overlay).toContainText('long.mdx:');
  await expect(overlay).toContainText('less than <10s');
  edit('content/en/guide/long.mdx', (text) => text.replace('less than <10s', 'less than ten'));
  await expect(overlay).toHaveCount(0);
  await expect(page.getByText('less than ten')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a syntax error in a page with components is shown with its position', async ({ page }) => {
  await open(page, 'guide/counter');
  edit('content/en/guide/counter.mdx', (text) => text.replace('## How it counts', '## How {'));
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  await expect(overlay).toContainText('counter.mdx:13:8');
  await expect(overlay).not.toContainText('mdx-loader');
  edit('content/en/guide/counter.mdx', (text) => text.replace('## How {', '## How it counts'));
  await expect(overlay).toHaveCount(0);
});

test('a syntax error in a component is shown with its position and source lines', async ({
  page,
}) => {
  await open(page, 'guide/counter');
  edit('components/Counter.tsx', (text) => text.replace('</button>', '</buton>'));
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  await expect(overlay).toContainText('components/Counter.tsx:9:7');
  await expect(overlay).toContainText('Syntax error: Expected </button>, got </buton>.');
  await expect(overlay).toContainText('> 9 |       </buton>');
  await expect(overlay).toContainText('<button> on line 7 is not closed.');
  await expect(overlay).not.toContainText('swc-loader');
  edit('components/Counter.tsx', (text) => text.replace('</buton>', '</button>'));
  await expect(overlay).toHaveCount(0);
});

test('a page that is opened while its fix is being bundled renders afterwards', async ({
  page,
}) => {
  const data = `${served.url}static/pages/guide/counter.json`;
  await open(page, 'guide/counter');
  const fixed = await (await fetch(data)).text();
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  edit('content/en/guide/counter.mdx', (text) => text.replace('## How it counts', '## How {'));
  await expect(overlay).toContainText('counter.mdx:13:8');
  // Respond with the data of the fixed page, while the bundle still contains the error.
  await page.route(
    data,
    (route) => route.fulfill({ body: fixed, contentType: 'application/json' }),
    {
      times: 1,
    },
  );
  const loaded = page.waitForResponse('**/static/js/pages/guide/counter.js');
  await page.goto(`${served.url}guide/counter`);
  expect(await (await loaded).text()).toContain('Module build failed');
  // The page receives events.
  await expect(overlay).toContainText('counter.mdx:13:8');
  // Some editors empty a file before they write it, and an empty page renders without code.
  let source = '';
  edit('content/en/guide/counter.mdx', (text) => {
    source = text;
    return '';
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  edit('content/en/guide/counter.mdx', () => source.replace('## How {', '## How it counts'));
  await expect(page.getByTestId('counter')).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

test('a script is served completely, even if it is rewritten during the response', async ({
  page,
}) => {
  const main = `${served.url}static/js/main.js`;
  const ask = () => new Promise<IncomingMessage>((done, fail) => get(main, done).on('error', fail));
  await open(page, 'guide/counter');
  const before = await text(await ask());
  // The server can send only as much as the buffers hold. The rest waits until this client reads
  // it.
  const slow = await ask();
  edit('components/Counter.tsx', (code) => `${code}export const twice = true;\n`);
  await expect.poll(async () => (await text(await ask())) === before).toBe(false);
  expect(await text(slow)).toBe(before);

  /** Returns the hash of the current bundle, from a response that has to be complete. */
  const currentHash = async () => {
    const now = await text(await ask());
    expect(now.slice(-200)).toBe(before.slice(-200));
    return /__webpack_require__\.h = [^;]*/.exec(now)?.[0];
  };
  for (const edits of Array.from({ length: 8 }).keys()) {
    const last = await currentHash();
    edit('components/Counter.tsx', (code) => code.replace(/twice.*;/, `twice = ${edits};`));
    await expect.poll(currentHash, { intervals: [1] }).not.toBe(last);
  }
  edit('components/Counter.tsx', (code) => code.replace(/export const twice.*\n/, ''));
});

test('an error that is thrown while a page loads is shown, and the page renders once it is fixed', async ({
  page,
}) => {
  await open(page, 'guide/start');
  edit('components/Counter.tsx', (text) => `throw new Error('not yet rendered');\n${text}`);
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  // A page that has the previous bundle keeps it.
  await expect(async () => {
    await page.goto(`${served.url}guide/counter`);
    await expect(overlay).toContainText('not yet rendered', { timeout: 5000 });
  }).toPass();
  await expect(overlay).toContainText('Counter.tsx');
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toHaveCount(0);
  await page.reload();
  await expect(overlay).toContainText('not yet rendered');
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  edit('components/Counter.tsx', (text) => text.replace(/^throw.*\n/, ''));
  await expect(page.getByTestId('counter')).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

test('a component that throws leaves the navbar usable, shows the error, and renders once it is fixed', async ({
  page,
}) => {
  await open(page, 'guide/counter');
  edit('components/Counter.tsx', (text) =>
    text.replace(
      '  return (',
      "  if (count >= 0) throw new Error('no counting today');\n  return (",
    ),
  );
  await expect(page.getByRole('dialog', { name: 'Problems' })).toContainText('no counting today');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  edit('components/Counter.tsx', (text) => text.replace(/ {2}if \(count.*\n/, ''));
  await expect(page.getByTestId('counter')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Problems' })).toHaveCount(0);
});

test('a changed title appears in the sidebar of every page that shows it', async ({ page }) => {
  await open(page, 'guide/start');
  edit('content/en/guide/long.mdx', (text) => text.replace(/^# .*$/m, '# Long, and renamed'));
  await expect(page.getByRole('link', { name: 'Long, and renamed' }).first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('the configuration can change without a restart', async ({ page }) => {
  await open(page, 'guide/start');
  edit('docs.config.ts', (text) => text.replace("title: 'Fixture'", "title: 'Renamed site'"));
  await expect(page).toHaveTitle(/Renamed site/);
});

test('the changes of a JavaScript module of the configuration require a restart', async ({
  page,
}) => {
  writeFileSync(join(site, 'title.mjs'), "export const title = 'First';\n");
  const config = readFileSync(join(site, 'docs.config.ts'), 'utf8');
  writeFileSync(
    join(site, 'docs.config.ts'),
    `import { title } from './title.mjs';\n${config}\nvoid title;\n`,
  );
  await expect.poll(served.output).toMatch(/(?:Configuration reloaded|Server restarted)/);
  await open(page, 'guide/long');
  writeFileSync(join(site, 'title.mjs'), "export const title = 'Second';\n");
  await expect.poll(served.output).toContain('Restart the server to load the changes to title.mjs');
  writeFileSync(join(site, 'docs.config.ts'), config);
});

test('an invalid configuration is reported until it is fixed, also on pages that open meanwhile', async ({
  page,
}) => {
  await open(page, 'guide/start');
  const overlay = page.getByRole('dialog', { name: 'Problems' });
  edit('docs.config.ts', (text) => text.replace('description:', 'descripton:'));
  await expect(overlay).toContainText('descripton');
  edit('content/en/guide/start.mdx', (text) => `${text}\nA line more.\n`);
  await expect(page.getByText('A line more.')).toBeVisible();
  await expect(overlay).toContainText('descripton');
  await page.reload();
  await expect(overlay).toContainText('descripton');
  edit('docs.config.ts', (text) => text.replace('descripton:', 'description:'));
  await expect(overlay).toHaveCount(0);
});

test('a new theme folder overrides the theme in pages immediately', async ({ page }) => {
  writeFileSync(
    join(site, 'content/en/guide/themed.mdx'),
    'import { Badge } from \'@theme\';\n\n# Themed\n\n<Badge text="new" />\n',
  );
  await open(page, 'guide/themed');
  await expect(page.getByText('new', { exact: true })).toBeVisible();
  mkdirSync(join(site, 'theme'));
  writeFileSync(
    join(site, 'theme/index.tsx'),
    'export const Badge = ({ text }: { text: string }) => <b>{text} and its own</b>;\n',
  );
  await expect(page.getByText('new and its own')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  rmSync(join(site, 'theme'), { recursive: true });
  // The next test must not begin before the document is loaded again.
  await page.waitForFunction(() => !('sameDocument' in window));
  await expect(page.getByText('new', { exact: true })).toBeVisible();
});

test('a tab that was offline shows the edits of prose and components made meanwhile', async ({
  page,
  context,
}) => {
  await open(page, 'guide/counter');
  // A reload that an earlier change caused must not begin while the tab is offline.
  edit('content/en/guide/counter.mdx', (text) => text.replace(/^# .*$/m, '# Counted online'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Counted online');
  await context.setOffline(true);
  edit('content/en/guide/counter.mdx', (text) => text.replace(/^# .*$/m, '# Counted offline'));
  edit('components/Counter.tsx', (text) =>
    text.replace('data-testid="counter"', 'data-testid="counter" title="offline"'),
  );
  // A click shows that the page is offline.
  await page.locator('.oct-sidebar-link[href$="/long"]').click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.goBack();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Counted offline');
  await expect(page.getByTitle('offline')).toBeVisible();
});

test('a tab shows the edits made while the server was restarting', async ({ page }) => {
  const hotUpdates = join(
    site,
    'node_modules/.cache/octavo/bundle/development/client/static/hot-updates',
  );
  await open(page, 'guide/counter');
  const { port } = new URL(served.url);
  await served.close();
  // Bundle hashes recur, so the next server could send the updates of this one.
  expect(readdirSync(hotUpdates)).toEqual([]);
  edit('content/en/guide/counter.mdx', (text) => text.replace(/^# .*$/m, '# Counted again'));
  edit('components/Counter.tsx', (text) => text.replace('title="offline"', 'title="restarted"'));
  served = await serve('dev', site, {}, Number(port));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Counted again');
  await expect(page.getByTitle('restarted')).toBeVisible();
});

test('the base can change without a restart', async ({ page }) => {
  await open(page, 'guide/start');
  edit('docs.config.ts', (text) => text.replace("process.env.OCTAVO_BASE ?? '/'", "'/docs/'"));
  await expect(page).toHaveURL(/\/docs\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('requests with another host name are rejected', async () => {
  const { port } = new URL(served.url);
  const { request } = await import('node:http');
  const status = await new Promise<number | undefined>((done, fail) => {
    request({ port, host: 'localhost', path: '/', headers: { Host: 'evil.example' } }, (response) =>
      done(response.statusCode),
    )
      .on('error', fail)
      .end();
  });
  expect(status).toBe(403);
});
