import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { copySite, octavo, runOctavo } from '../support/sites';
import { expect, test } from '../support/test';

type Snapshot = Record<string, string>;

/** Returns the digest of every file of a built site, by path. */
function snapshot(site: string): Snapshot {
  const dist = join(site, 'dist');
  const paths = readdirSync(dist, { recursive: true }).map((path) =>
    String(path).replace(/\\/g, '/'),
  );
  return Object.fromEntries(
    paths
      .filter((path) => statSync(join(dist, path)).isFile())
      .sort()
      .map((path) => [
        path,
        createHash('sha1')
          .update(readFileSync(join(dist, path)))
          .digest('hex'),
      ]),
  );
}

const changed = (before: Snapshot, after: Snapshot) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => before[path] !== after[path])
    .sort();

function edit(site: string, path: string, change: (text: string) => string): void {
  writeFileSync(join(site, path), change(readFileSync(join(site, path), 'utf8')));
}

async function build(site: string, env = {}): Promise<string> {
  const { code, output } = await runOctavo(site, ['build'], env);
  expect(code, output).toBe(0);
  return output;
}

test('a build writes each page, its payload and the shared data, and no other files', async () => {
  const site = copySite('basic', 'files');
  await build(site);
  const files = Object.keys(snapshot(site)).map((path) =>
    path.replace(/\.[\da-f]{8}\./, '.HASH.').replace(/\d+\.HASH/, 'N.HASH'),
  );
  expect(files.filter((path) => !/^static\/(?:js|css|assets)\//.test(path))).toEqual(
    [
      '.octavo-files.json',
      '404.html',
      'csp.json',
      'guide/counter.html',
      'guide/counter.md',
      'guide/long.html',
      'guide/long.md',
      'guide/panel.html',
      'guide/panel.md',
      'guide/start.html',
      'guide/start.md',
      'index.html',
      'index.md',
      'llms-full.txt',
      'llms.txt',
      'octavo.json',
      'static/data/sidebar.en-guide.HASH.json',
      'static/data/sidebar.zh-zh-guide.HASH.json',
      'static/data/site.en.HASH.json',
      'static/data/site.zh.HASH.json',
      'static/icon.svg',
      'static/manifest.json',
      'static/pages/404.json',
      'static/pages/guide/counter.json',
      'static/pages/guide/long.json',
      'static/pages/guide/panel.json',
      'static/pages/guide/start.json',
      'static/pages/index.json',
      'static/pages/zh.json',
      'static/pages/zh/404.json',
      'static/pages/zh/guide/counter.json',
      'static/pages/zh/guide/long.json',
      'static/pages/zh/guide/panel.json',
      'static/pages/zh/guide/start.json',
      'static/routes.json',
      'static/search_index.en.HASH.json',
      'static/search_index.zh.HASH.json',
      'zh/404.html',
      'zh/guide/counter.html',
      'zh/guide/counter.md',
      'zh/guide/long.html',
      'zh/guide/long.md',
      'zh/guide/panel.html',
      'zh/guide/panel.md',
      'zh/guide/start.html',
      'zh/guide/start.md',
      'zh/index.html',
      'zh/index.md',
      'zh/llms-full.txt',
      'zh/llms.txt',
    ].sort(),
  );
});

test('a second build compiles and writes nothing, and a cold build is byte-identical', async () => {
  const site = copySite('basic', 'twice');
  expect(await build(site)).toContain('7 pages compiled, 12 rendered');
  const first = snapshot(site);
  expect(await build(site)).toMatch(/: 0 pages compiled, 0 rendered, 0 of \d+ files written/);
  expect(snapshot(site)).toEqual(first);
  rmSync(join(site, 'node_modules/.cache'), { recursive: true });
  rmSync(join(site, 'dist'), { recursive: true });
  await build(site);
  expect(changed(first, snapshot(site))).toEqual([]);
});

test('an edited word changes the page, its payload and its search index, and an edited heading the files that show it', async () => {
  const site = copySite('basic', 'word');
  await build(site);
  const first = snapshot(site);
  edit(site, 'content/en/guide/long.mdx', (text) =>
    text.replace('This paragraph', 'That paragraph'),
  );
  expect(await build(site)).toContain(': 1 page compiled, 2 rendered');
  const second = snapshot(site);
  const names = (paths: string[]) => [
    ...new Set(paths.map((path) => path.replace(/\.[\da-f]{8}\./, '.'))),
  ];
  expect(names(changed(first, second))).toEqual([
    '.octavo-files.json',
    'guide/long.html',
    'guide/long.md',
    'llms-full.txt',
    // The first paragraph is the description of the page.
    'llms.txt',
    'static/manifest.json',
    'static/pages/guide/long.json',
    'static/pages/zh/guide/long.json',
    'static/search_index.en.json',
    // This page is not translated, so the original is shown.
    'zh/guide/long.html',
    'zh/guide/long.md',
  ]);

  edit(site, 'content/en/guide/counter.mdx', (text) =>
    text.replace('Prose after the component', 'Words after the component'),
  );
  await build(site);
  const third = snapshot(site);
  expect(names(changed(second, third))).toEqual([
    '.octavo-files.json',
    'guide/counter.html',
    'guide/counter.md',
    'llms-full.txt',
    'static/manifest.json',
    'static/pages/guide/counter.json',
    'static/search_index.en.json',
  ]);

  edit(site, 'content/en/guide/long.mdx', (text) =>
    text.replace('# A long page', '# A longer page'),
  );
  await build(site);
  const scripts = changed(third, snapshot(site)).filter((path) => /\.(?:js|css)$/.test(path));
  expect(scripts).toEqual([]);
});

test('a warm build equals a cold build after each kind of input has changed', async () => {
  const site = copySite('basic', 'warm');
  await build(site);
  const inputs: [string, (text: string) => string][] = [
    ['content/en/shared/note.mdx', (text) => text.replace('shared', 'common')],
    ['components/Counter.tsx', (text) => text.replace('Counted', 'Pressed')],
    ['docs.config.ts', (text) => text.replace("title: 'Fixture'", "title: 'Other'")],
    [
      'content/en/guide/_meta.json',
      (text) => text.replace('"counter", "long"', '"long", "counter"'),
    ],
    ['content/en/guide/panel.tsx', (text) => text.replace('that is', 'which is')],
  ];
  for (const [path, change] of inputs) {
    const before = snapshot(site);
    edit(site, path, change);
    await build(site);
    const warm = snapshot(site);
    expect(changed(before, warm), path).not.toEqual([]);
    rmSync(join(site, 'node_modules/.cache'), { recursive: true });
    rmSync(join(site, 'dist'), { recursive: true });
    await build(site);
    expect(changed(warm, snapshot(site)), path).toEqual([]);
  }
});

test('an edit that keeps the size and the date of a file is built, and so is a restored file with an older date', async () => {
  const site = copySite('basic', 'same-date');
  const file = join(site, 'content/en/guide/long.mdx');
  const index = join(site, 'node_modules/.cache/octavo/sources.json');
  await build(site);
  const first = snapshot(site);
  // The index only contains files that have not changed for some time.
  await expect
    .poll(() => build(site).then(() => readFileSync(index, 'utf8')), { timeout: 60_000 })
    .toContain('/en/guide/long.mdx');

  const { atime, mtime, size } = statSync(file);
  edit(site, 'content/en/guide/long.mdx', (text) =>
    text.replace('This paragraph', 'That paragraph'),
  );
  utimesSync(file, atime, mtime);
  expect(statSync(file).size).toBe(size);
  await build(site);
  const edited = snapshot(site);
  expect(changed(first, edited)).toContain('guide/long.html');
  rmSync(join(site, 'node_modules/.cache'), { recursive: true });
  rmSync(join(site, 'dist'), { recursive: true });
  await build(site);
  expect(changed(edited, snapshot(site))).toEqual([]);

  edit(site, 'content/en/guide/long.mdx', (text) =>
    text.replace('That paragraph', 'This paragraph'),
  );
  utimesSync(file, new Date(0), new Date(0));
  await build(site);
  expect(changed(first, snapshot(site))).toEqual([]);
});

test('corrupt cache entries are rebuilt and never used', async () => {
  const site = copySite('basic', 'corrupt-cache');
  await build(site);
  const first = snapshot(site);
  const cache = join(site, 'node_modules/.cache/octavo');
  for (const path of readdirSync(cache, { recursive: true }).map(String)) {
    const file = join(cache, path);
    if (statSync(file).isFile()) writeFileSync(file, readFileSync(file).subarray(0, 40));
  }
  await build(site);
  expect(changed(first, snapshot(site))).toEqual([]);
});

test('cache entries that lost their content, but not their size and date, are rebuilt', async () => {
  const site = copySite('basic', 'lost-content');
  await build(site);
  const first = snapshot(site);
  const folder = join(site, 'node_modules/.cache/octavo/pages');
  const entries = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => /[\\/].*\.jsonl$/.test(path))
    .map((path) => join(folder, path));
  expect(entries.length).toBeGreaterThan(5);
  for (const file of entries) utimesSync(file, 1, 1);
  await build(site);
  for (const file of entries) {
    writeFileSync(file, Buffer.alloc(statSync(file).size));
    utimesSync(file, 1, 1);
  }
  rmSync(join(site, 'dist'), { recursive: true });
  await build(site);
  expect(changed(first, snapshot(site))).toEqual([]);
});

// A sidebar with more than 300 entries needs React.
for (const [runtime, largest] of [
  ['auto', 280],
  ['react', 300],
] as const) {
  test(`the size of first-visit scripts does not depend on the number of pages (${runtime})`, async () => {
    const sizes: number[] = [];
    for (const count of [3, largest]) {
      const site = copySite('basic', `count-${runtime}-${count}`);
      for (let index = 0; index < count; index++) {
        const file = join(site, `content/en/guide/many-${index}.mdx`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `# Page ${index}\n\nWords.\n\n<Badge text="x" />\n`);
      }
      rmSync(join(site, 'content/en/guide/_meta.json'));
      await build(site, { OCTAVO_RUNTIME: runtime });
      const html = readFileSync(join(site, 'dist/guide/start.html'), 'utf8');
      const scripts = [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, path]) =>
        join(site, 'dist', path!),
      );
      expect(scripts).toHaveLength(runtime === 'react' ? 2 : 1);
      sizes.push(scripts.reduce((sum, path) => sum + statSync(path).size, 0));
    }
    // Digests and names differ in length. A list of the pages would take more than this.
    expect(Math.abs(sizes[1]! - sizes[0]!)).toBeLessThan(1000);
  });
}

test('an interrupted build leaves the last output and a working cache', async () => {
  const site = copySite('basic', 'stopped');
  await build(site);
  const first = snapshot(site);
  edit(site, 'content/en/guide/long.mdx', (text) =>
    text.replace('This paragraph', 'That paragraph'),
  );
  for (const delay of [150, 400, 700, 1000]) {
    rmSync(join(site, 'node_modules/.cache/octavo/pages'), { recursive: true, force: true });
    rmSync(join(site, 'node_modules/.cache/octavo/bundle'), { recursive: true, force: true });
    const child = spawn(process.execPath, [octavo, 'build'], { cwd: site, stdio: 'ignore' });
    const ended = new Promise((done) => child.on('exit', done));
    await new Promise((done) => setTimeout(done, delay));
    child.kill('SIGINT');
    await ended;
    const now = snapshot(site);
    const isOld = changed(first, now).length === 0;
    if (!isOld)
      expect(readFileSync(join(site, 'dist/guide/long.html'), 'utf8')).toContain('That paragraph');
  }
  await build(site);
  expect(readFileSync(join(site, 'dist/guide/long.html'), 'utf8')).toContain('That paragraph');
  expect(existsSync(join(site, 'node_modules/.cache/octavo/output-next'))).toBe(false);
});
