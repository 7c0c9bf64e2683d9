import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { linkPackages, runOctavo, siteFolder } from '../support/sites';
import { expect, test } from '../support/test';

/** Creates a site with two pages and the given configuration. */
function createSite(name: string, config = ''): string {
  const site = siteFolder(name);
  rmSync(site, { recursive: true, force: true });
  write(site, {
    'package.json': '{ "type": "module" }',
    'docs.config.mjs': `export default { title: 'Site', ${config} };\n`,
    'content/index.md': '# Home\n\n[Guide](./guide.md)\n',
    'content/guide.md': '# Guide\n',
    'theme/index.css': 'h1 { color: red }\n',
  });
  linkPackages(site);
  return site;
}

function write(folder: string, files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

test('an output folder that overlaps sources is rejected, and nothing is deleted', async () => {
  for (const [outDir, reason] of [
    ['content', 'is the content folder'],
    ['content/dist', 'is inside the content folder'],
    ['theme', 'is the theme folder'],
    ['.', 'is the project folder'],
    ['/', 'contains the project folder'],
  ]) {
    const site = createSite('overlap', `outDir: '${outDir}'`);
    const { code, output } = await runOctavo(site, ['build']);
    expect(code, output).toBe(1);
    expect(output).toContain(`outDir: "${outDir}" ${reason}`);
    expect(output).toContain('docs.config.mjs:1:');
    expect(read(site, 'content/guide.md')).toBe('# Guide\n');
  }
});

test('a folder with other files is rejected, and replaced with --force', async () => {
  const site = createSite('victim', "outDir: 'victim'");
  write(site, { 'victim/notes.txt': 'mine', 'victim/.git/HEAD': 'ref' });
  const rejected = await runOctavo(site, ['build']);
  expect(rejected.code).toBe(1);
  expect(rejected.output).toContain('contains files that were not created by Octavo: notes.txt');
  expect(read(site, 'victim/notes.txt')).toBe('mine');
  expect(rejected.output).toContain('"octavo build --force"');
  expect((await runOctavo(site, ['build', '--shard', '1/1'])).code).toBe(0);
  const merged = await runOctavo(site, ['merge']);
  expect(merged.code).toBe(1);
  expect(merged.output).toContain('"octavo merge --force"');
  const forced = await runOctavo(site, ['build', '--force']);
  expect(forced.code, forced.output).toBe(0);
  expect(existsSync(join(site, 'victim/notes.txt'))).toBe(false);
  expect(read(site, 'victim/.git/HEAD')).toBe('ref');
  expect(existsSync(join(site, 'victim/guide.html'))).toBe(true);
});

test('a deployment worktree keeps its repository and kept files, also without a cache', async () => {
  const site = createSite('worktree', "build: { keep: ['CNAME'] }");
  write(site, { 'dist/.git/HEAD': 'ref', 'dist/CNAME': 'docs.example' });
  expect((await runOctavo(site, ['build'])).code).toBe(0);
  const list = read(site, 'dist/.octavo-files.json');
  rmSync(join(site, 'content/guide.md'));
  write(site, { 'content/index.md': '# Home\n' });
  // `npm ci` deletes the cache.
  rmSync(join(site, 'node_modules/.cache'), { recursive: true });
  const second = await runOctavo(site, ['build']);
  expect(second.code, second.output).toBe(0);
  expect(existsSync(join(site, 'dist/guide.html'))).toBe(false);
  expect(read(site, 'dist/CNAME')).toBe('docs.example');
  expect(read(site, 'dist/.git/HEAD')).toBe('ref');
  expect(JSON.parse(list).files).toContain('guide.html');
  expect(JSON.parse(read(site, 'dist/.octavo-files.json')).files).not.toContain('guide.html');
});

test('an output of version 0.1.0 is taken over with one warning', async () => {
  const site = createSite('old-output');
  expect((await runOctavo(site, ['build'])).code).toBe(0);
  rmSync(join(site, 'dist/.octavo-files.json'));
  rmSync(join(site, 'node_modules/.cache'), { recursive: true });
  write(site, { 'dist/CNAME': 'docs.example' });
  const first = await runOctavo(site, ['build']);
  expect(first.output).toMatch(
    /was created by an older version of Octavo.* Kept 1 file .*: CNAME\./,
  );
  const second = await runOctavo(site, ['build']);
  expect(second.output).not.toContain('older version');
  expect(read(site, 'dist/CNAME')).toBe('docs.example');
});

test('an output folder that is a symlink stays one, and a file is rejected', async () => {
  const site = createSite('linked-output');
  expect((await runOctavo(site, ['build'])).code).toBe(0);
  renameSync(join(site, 'dist'), join(site, 'target'));
  symlinkSync('target', join(site, 'dist'));
  write(site, { 'content/guide.md': '# Changed\n' });
  const linked = await runOctavo(site, ['build']);
  expect(linked.code, linked.output).toBe(0);
  expect(lstatSync(join(site, 'dist')).isSymbolicLink()).toBe(true);
  expect(read(site, 'target/guide.html')).toContain('Changed');
  rmSync(join(site, 'dist'));
  writeFileSync(join(site, 'dist'), 'a file');
  const file = await runOctavo(site, ['build']);
  expect(file.code).toBe(1);
  expect(file.output).toContain('is a file, not a folder');
  expect(read(site, 'dist')).toBe('a file');
});

test('a build lists the files that an upload has to add, replace and delete', async () => {
  const site = createSite('output-changed');
  write(site, { 'content/old.md': '# Old\n' });
  const build = async (...args: string[]) => {
    const { code, output } = await runOctavo(site, ['build', '--changed', ...args]);
    expect(code, output).toBe(0);
    return JSON.parse(read(site, args[0]!));
  };
  const pages = (paths: string[]) => paths.filter((path) => /\.(?:html|md)$/.test(path));

  const first = await build('first.json');
  expect(first.added).toEqual(Object.keys(first.files));
  expect([...first.changed, ...first.deleted]).toEqual([]);
  expect(first.added).toEqual(JSON.parse(read(site, 'dist/.octavo-files.json')).files);

  const { changed, added, deleted } = await build('unchanged.json');
  expect([...changed, ...added, ...deleted]).toEqual([]);

  write(site, { 'content/guide.md': '# Guide\n\nEdited.\n', 'content/new.md': '# New\n' });
  rmSync(join(site, 'content/old.md'));
  const second = await build('second.json');
  expect(pages(second.added)).toEqual(['new.html', 'new.md']);
  expect(pages(second.deleted)).toEqual(['old.html', 'old.md']);
  expect(second.changed).toContain('guide.md');
  expect(second.changed).not.toContain('index.md');

  // Another machine has neither the output nor the cache of the earlier build.
  rmSync(join(site, 'dist'), { recursive: true });
  rmSync(join(site, 'node_modules/.cache'), { recursive: true });
  expect(await build('other.json', '--since', 'first.json')).toEqual(second);

  const everything = await build('everything.json', '--since', 'missing.json');
  expect(everything.added).toEqual(Object.keys(second.files));
});

test('a build that fails lists no files, and the next one lists its own changes', async () => {
  const site = createSite('output-changed-failed');
  const build = () => runOctavo(site, ['build', '--changed', 'changed.json']);
  expect((await build()).code).toBe(0);
  rmSync(join(site, 'changed.json'));
  write(site, { 'content/guide.md': '# Guide\n\n[Dead](/nowhere)\n' });
  expect((await build()).code).toBe(1);
  expect(existsSync(join(site, 'changed.json'))).toBe(false);
  write(site, { 'content/guide.md': '# Guide\n\nEdited.\n' });
  expect((await build()).code).toBe(0);
  const { added, changed, deleted } = JSON.parse(read(site, 'changed.json'));
  expect(changed).toContain('guide.html');
  expect([...added, ...deleted].filter((path) => /\.(?:html|md)$/.test(path))).toEqual([]);
});

test('options that cannot list changed files are rejected before the build', async () => {
  const site = createSite('output-changed-options');
  for (const [args, message] of [
    [['--since', 'a.json'], '--since: requires --changed.'],
    [['--changed', 'dist/changed.json'], 'is in the output folder.'],
    [['--changed', 'content'], 'content is a folder.'],
    [
      ['--changed', 'a.json', '--since', 'package.json'],
      '--since: expected a file written by "octavo build --changed"',
    ],
    [
      ['--changed', 'a.json', '--shard', '1/2'],
      '--changed: a shard does not write the output folder.',
    ],
  ] as const) {
    const { code, output } = await runOctavo(site, ['build', ...args]);
    expect(output).toContain(message);
    expect(code).toBe(1);
    expect(existsSync(join(site, 'dist'))).toBe(false);
  }
});
