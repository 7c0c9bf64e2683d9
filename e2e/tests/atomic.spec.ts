import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

import { amount, seeded } from '../support/amounts';
import { copySite, octavo, runOctavo } from '../support/sites';
import { expect, test } from '../support/test';

/** Returns every file of a folder with its content. */
function contents(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path): [string, string] => [
        path.slice(folder.length + 1),
        readFileSync(path, 'latin1'),
      ])
      .sort(),
  );
}

async function build(site: string, env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await runOctavo(site, ['build'], env);
  expect(code, output).toBe(0);
}

const exited = (child: ChildProcess) => new Promise((done) => child.once('exit', done));
const after = (time: number) => new Promise((done) => setTimeout(done, time));

test('a build that is killed at any moment leaves a complete site and a working cache', async () => {
  const site = copySite('basic', 'killed');
  const page = join(site, 'content/en/guide/long.mdx');
  const text = readFileSync(page, 'utf8');
  const random = seeded(20_261_121);
  await build(site);
  const started = performance.now();
  await build(site);
  const duration = performance.now() - started;
  for (let round = 0; round < amount(3, 100); round++) {
    const before = contents(join(site, 'dist'));
    writeFileSync(page, text.replace('This paragraph', `Paragraph ${round}`));
    // Some of the builds start without a cache.
    if (round % 3 === 0)
      rmSync(join(site, 'node_modules/.cache/octavo/pages'), { recursive: true, force: true });
    const moment = Math.round(random() * duration * 1.6);
    const child = spawn(process.execPath, [octavo, 'build'], { cwd: site, stdio: 'ignore' });
    await Promise.race([exited(child), after(moment)]);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await exited(child);
    // The next run completes an interrupted swap of the output folder.
    if (!existsSync(join(site, 'dist')))
      cpSync(join(site, 'node_modules/.cache/octavo/output-last'), join(site, 'dist'), {
        recursive: true,
      });
    const now = contents(join(site, 'dist'));
    const isNew = now.get('guide/long.html')!.includes(`Paragraph ${round}`);
    if (!isNew) expect(now, `round ${round}, ${moment} ms`).toEqual(before);
    await build(site);
    const warm = contents(join(site, 'dist'));
    expect(warm.get('guide/long.html')).toContain(`Paragraph ${round}`);
    if (isNew) expect(now, `round ${round}, ${moment} ms`).toEqual(warm);
  }
  const warm = contents(join(site, 'dist'));
  rmSync(join(site, 'node_modules/.cache'), { recursive: true });
  rmSync(join(site, 'dist'), { recursive: true });
  await build(site);
  expect(contents(join(site, 'dist'))).toEqual(warm);
});

test('a build waits for another build in the same folder', async () => {
  const site = copySite('basic', 'locked');
  const lock = join(site, 'node_modules/.cache/octavo/build.lock');
  mkdirSync(dirname(lock), { recursive: true });
  writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname(), token: 'other' }));
  const child = spawn(process.execPath, [octavo, 'build'], { cwd: site });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit');
  await expect
    .poll(() => output, { timeout: 60_000 })
    .toContain(`Waiting for another build in this folder (process ${process.pid})`);
  expect(existsSync(join(site, 'dist'))).toBe(false);
  rmSync(lock);
  expect(await exited, output).toEqual([0, null]);
  expect(existsSync(lock)).toBe(false);
});

test('two builds of the same files are byte-identical in other folders and time zones', async () => {
  const site = copySite('basic', 'place');
  const other = copySite('basic', 'another folder');
  await build(site, { TZ: 'Pacific/Kiritimati', LANG: 'C' });
  await build(other, { TZ: 'America/Los_Angeles', LANG: 'zh_CN.UTF-8' });
  const [first, second] = [contents(join(site, 'dist')), contents(join(other, 'dist'))];
  expect([...second.keys()]).toEqual([...first.keys()]);
  expect([...second].filter(([path, text]) => first.get(path) !== text)).toEqual([]);
});

/** Inputs other than pages: the path, with `{}` as a placeholder for the word, and the content. */
const INPUTS: [path: string, text: (word: string) => string][] = [
  ['words.ts', (word) => `export const title: string = 'Title ${word}';\n`],
  ['content/en/included.ts', (word) => `export const included = 'included ${word}';\n`],
  ['i18n.json', (word) => `{ "guide": { "en": "Guide ${word}", "zh": "指南 ${word}" } }\n`],
  [
    'theme/index.tsx',
    (word) =>
      `export * from '@octavo/theme/mdx';
const icons = import.meta.webpackContext('./icons').keys();
export const Mark = () => <b>{'theme ${word}' + icons}</b>;
`,
  ],
  // Adds a file to a folder that is imported as a whole.
  ['theme/icons/{}.ts', (word) => `export const icon = '${word}';\n`],
  [
    'plugin.mjs',
    (word) => `import { end } from './end.mjs';
const text = { type: 'text', value: 'plugin ${word}' + end };
export default () => (tree) => void tree.children.push({ type: 'paragraph', children: [text] });
`,
  ],
  ['end.mjs', (word) => `export const end = ', plugin ${word}';\n`],
  ['pnpm-lock.yaml', (word) => `lockfileVersion: '9.0' # ${word}\n`],
];

/**
 * Inputs that invalidate the whole cache, so that a change of another input would not be
 * detectable.
 */
const WHOLE_CACHE_INPUTS = ['plugin.mjs', 'end.mjs', 'pnpm-lock.yaml'];

const PAGE = `import { Mark } from '@theme';

# Inputs

<Mark />

\`\`\`ts file="./included.ts"
\`\`\`
`;

test('a warm build equals a cold build after a dependency of pages or the configuration has changed', async () => {
  const site = copySite('basic', 'inputs');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  };
  const writeInput = ([path, text]: (typeof INPUTS)[number], word: string) =>
    write(path.replace('{}', word), text(word));
  for (const input of INPUTS) writeInput(input, 'one');
  write('content/en/guide/inputs.mdx', PAGE.replace('./included', '../included'));
  write('content/en/guide/_meta.json', '["start", "counter", "long", "panel", "inputs"]');
  write('content/en/_nav.json', '[{ "text": "guide", "link": "/guide/start" }]');
  const config = readFileSync(join(site, 'docs.config.ts'), 'utf8')
    .replace(/title: '[^']*'/, "title, markdown: { remarkPlugins: ['./plugin.mjs'] }")
    .replace(/^/, "import { title } from './words';\n");
  write('docs.config.ts', config);
  await build(site);
  const shown = () => readFileSync(join(site, 'dist/guide/inputs.html'), 'utf8');
  expect(shown().match(/(?:Title|included|Guide|theme|plugin) one/g)?.length).toBeGreaterThan(5);

  const invalidatesWholeCache = ([path]: (typeof INPUTS)[number]) =>
    WHOLE_CACHE_INPUTS.includes(path);
  // In two groups, or one after the other.
  const steps = amount(0, 1)
    ? INPUTS.map((input) => [input])
    : [
        INPUTS.filter((input) => !invalidatesWholeCache(input)),
        INPUTS.filter(invalidatesWholeCache),
      ];
  for (const [index, inputs] of steps.entries()) {
    for (const input of inputs) writeInput(input, `two${index}`);
    await build(site);
    const warm = contents(join(site, 'dist'));
    // Pages show all inputs except the lockfile.
    if (inputs.some(([path]) => path !== 'pnpm-lock.yaml'))
      expect(shown()).toContain(`two${index}`);
    rmSync(join(site, 'node_modules/.cache'), { recursive: true });
    rmSync(join(site, 'dist'), { recursive: true });
    await build(site);
    const cold = contents(join(site, 'dist'));
    expect([...cold.keys()]).toEqual([...warm.keys()]);
    expect([...cold].filter(([path, text]) => warm.get(path) !== text)).toEqual([]);
  }
  expect(shown()).not.toMatch(/(?:Title|included|Guide|theme|plugin) one/);
});
