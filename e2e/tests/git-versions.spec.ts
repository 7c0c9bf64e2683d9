import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { startMcp } from '../support/mcp';
import { linkPackages, runOctavo, type Served, serve, siteFolder } from '../support/sites';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let site: string;
let served: Served | undefined;

function write(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: site, encoding: 'utf8' });
}

function commit(tag: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', tag);
  git('tag', tag);
}

function configure(more = ''): void {
  const versions = ['v2', 'v1', 'v0'].map(
    (name) => `{ name: '${name}', status: 'old', git: '${name}.0.0' }`,
  );
  write(
    'docs.config.mjs',
    `export default {
  title: 'Lib',
  siteOrigin: 'https://lib.test',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  multiVersion: { versions: ['v3', ${versions.join(', ')}] },
  themeConfig: {
    editLink: { docRepoBaseUrl: 'https://github.com/lib/lib/edit/main/content' },
    lastUpdated: true,
  },
  ${more}
};`,
  );
}

const text = (path: string, folder = 'dist') => readFileSync(join(site, folder, path), 'utf8');

/** Returns the files of a build without those whose name contains a hash of this build. */
function readOutput(folder: string): Record<string, string> {
  const files = readdirSync(join(site, folder), { recursive: true }) as string[];
  const html = files.filter((path) => /\.(?:html|md|xml|txt|json)$/.test(path)).sort();
  return Object.fromEntries(html.map((path) => [path, text(path, folder)]));
}

const config = ['--config', 'docs.config.mjs'];

test.beforeAll(() => {
  site = siteFolder('git-versions');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  linkPackages(site);
  git('init', '--quiet', '--initial-branch', 'main');
  write('.gitignore', 'node_modules\ndist*\ndocs.config.mjs\n');
  write('parts/Counter.tsx', 'export const Counter = () => <button>Counter of v0</button>;\n');
  for (const [lang, title] of [
    ['en', 'Start'],
    ['zh', '开始'],
  ] as const) {
    write(`content/${lang}/_nav.json`, `[{ "text": "${title}", "link": "/guide/" }]`);
    write(`content/${lang}/index.md`, '# Lib\n\n[Guide](/guide/)\n');
    write(`content/${lang}/guide/_meta.json`, '["index", "start", "gone"]');
    write(`content/${lang}/guide/index.md`, '# Guide\n\n[Start](./start.mdx), [Gone](./gone.md)\n');
    write(
      `content/${lang}/guide/start.mdx`,
      `import { Counter } from '../../../parts/Counter';\n\n# ${title}\n\n<Counter />\n`,
    );
    write(`content/${lang}/guide/gone.md`, '# Gone\n\nUnchanged needle in all tags.\n');
  }
  commit('v0.0.0');
  write('content/en/index.md', '# Lib\n\nVersion 1. [Guide](/guide/)\n');
  commit('v1.0.0');
  write('parts/Counter.tsx', 'export const Counter = () => <button>Counter of v2</button>;\n');
  commit('v2.0.0');
  write('parts/Counter.tsx', 'export const Counter = () => <button>Counter of v3</button>;\n');
  for (const lang of ['en', 'zh']) {
    rmSync(join(site, `content/${lang}/guide/gone.md`));
    write(`content/${lang}/guide/_meta.json`, '["index", "start"]');
    write(`content/${lang}/guide/index.md`, '# Guide\n\n[Start](./start.mdx)\n');
  }
  configure();
});
test.afterEach(() => served?.close());

test('builds three tags, and compiles equal pages once', async () => {
  const build = await runOctavo(site, ['build', ...config]);
  expect(build.code, build.output).toBe(0);
  // Of 30 pages, 6 are in the working tree, and 5 differ in a tag or exist only there.
  expect(build.output).toContain('30 pages');
  expect(build.output).toContain('11 pages compiled');
  expect(build.output).not.toContain('warn');
  for (const version of ['v0', 'v1', 'v2']) {
    expect(text(`${version}/guide/index.html`)).toContain(`href="/${version}/guide/start"`);
    expect(text(`${version}/zh/guide/index.html`)).toContain(`href="/${version}/zh/guide/start"`);
  }
  expect(text('guide/index.html')).toContain('href="/guide/start"');
  expect(text('guide/start.html')).toContain('Counter of v3');
  expect(text('v2/guide/start.html')).toContain('Counter of v2');
  expect(text('v0/guide/start.html')).toContain('Counter of v0');
  expect(text('v1/guide/start.html')).toContain(
    'https://github.com/lib/lib/blob/v1.0.0/content/en/guide/start.mdx',
  );
  expect(text('sitemap.xml')).not.toContain('/v1/guide/start');
  expect(text('v1/guide/start.md')).toContain('# Start');
  expect(existsSync(join(site, 'content/v1'))).toBe(false);
  const all = Object.values(readOutput('dist')).join('\n');
  expect(all).not.toContain('octavo--');
  expect(all).not.toContain('.cache/octavo');
});

test('the notice leads to the same page, and search stays in the version', async ({
  page,
  consoleMessages,
}) => {
  served = await serve('preview', site, {});
  await page.goto(`${served.url}v1/guide/start`);
  await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', '/guide/start');
  await page.goto(`${served.url}v1/zh/guide/gone`);
  await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', '/zh/guide/');
  await page.goto(`${served.url}v1/guide/start`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('needle');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/v1/guide/gone');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v1\/guide\/gone/);
  expect(consoleMessages).toEqual([]);
});

test('an assistant searches and reads the pages of a tag', async () => {
  const { call, close } = await startMcp(site, config);
  expect(await call('get_site')).toContain('Versions: v3 (default), v2, v1, v0');
  const found = await call('search_docs', { query: 'needle', version: 'v1' });
  expect(found).toContain('/v1/guide/gone)');
  expect(await call('read_page', { page: '/v1/guide/gone' })).toContain('Unchanged needle');
  expect(await call('list_pages', { lang: 'zh', version: 'v0' })).toContain('/v0/zh/guide/start)');
  await close();
});

test('a sharded build has the same output', async () => {
  const expected = readOutput('dist');
  rmSync(join(site, 'node_modules/.cache'), { recursive: true });
  configure("outDir: 'dist-merged',");
  for (const shard of ['1/2', '2/2']) {
    const { code, output } = await runOctavo(site, ['build', '--shard', shard, ...config]);
    expect(code, output).toBe(0);
  }
  const merge = await runOctavo(site, ['merge', ...config]);
  expect(merge.code, merge.output).toBe(0);
  expect(readOutput('dist-merged')).toEqual(expected);
  configure();
});

test('errors in a tag are warnings, and octavo check names the file', async () => {
  write('content/en/guide/dead.md', '# Dead\n\n[Missing](./missing.md)\n');
  write('content/zh/guide/dead.md', '# Dead\n');
  commit('v2.1.0');
  rmSync(join(site, 'content/en/guide/dead.md'));
  rmSync(join(site, 'content/zh/guide/dead.md'));
  const before = readFileSync(join(site, 'docs.config.mjs'), 'utf8');
  write('docs.config.mjs', before.replace('v2.0.0', 'v2.1.0'));
  const check = await runOctavo(site, ['check', ...config]);
  expect(check.output).toContain('content/en/guide/dead.md:3');
  expect(check.code, check.output).toBe(0);
  configure();
});

test('the dev server shows pages of tags', async ({ page }) => {
  served = await serve('dev', site, {});
  await page.goto(`${served.url}v1/guide/start`);
  await expect(page.getByRole('button', { name: 'Counter of v0' })).toBeVisible();
  await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', '/guide/start');
  await page.goto(`${served.url}v2/guide/`);
  await page.getByRole('main').getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(`${served.url}v2/guide/start`);
  await expect(page.getByRole('button', { name: 'Counter of v2' })).toBeVisible();
});
