import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { findOutsideLinks, findWorkspaceRoot } from './find-outside-links';

let base: string;
let site: string;

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-links-')));
  site = join(base, 'repo/docs');
  for (const path of ['secret/key.mdx', 'repo/shared/a.mdx', 'repo/docs/content/index.mdx'])
    write(path);
  write('repo/pnpm-workspace.yaml');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function write(path: string, text = '') {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
}

function link(path: string, target: string) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  symlinkSync(target, join(site, path));
}

const findProblems = ({ root = 'content', publicDir = 'public', exclude = [] as string[] }) => {
  const folders = { cwd: site, root: join(site, root), outDir: join(site, 'dist') };
  const route = { cleanUrls: true, include: [], exclude };
  return findOutsideLinks({ ...folders, publicDir: join(site, publicDir), route });
};

const find = async (root = 'content', options = {}) => {
  const problems = await findProblems({ root, ...options });
  return problems.map(({ file, message }) => `${file!.slice(site.length + 1)}: ${message}`).sort();
};

test('reports files and folders in content and public with their targets', async () => {
  link('content/key.mdx', '../../../secret/key.mdx');
  link('content/en/_parts', join(base, 'secret'));
  link('content/.hidden', join(base, 'secret'));
  link('public/key.txt', join(base, 'secret/key.mdx'));
  // A link to a link, and a link in a folder that is itself linked.
  write('repo/shared/x.mdx');
  symlinkSync(join(base, 'secret/key.mdx'), join(base, 'repo/shared/key.mdx'));
  link('content/two.mdx', '../../shared/key.mdx');
  link('content/shared', '../../shared');
  const to = (name: string) =>
    `The symlink points outside the workspace, to "${join(base, name)}".`;
  expect(await find()).toEqual(
    [
      `content/.hidden: ${to('secret')}`,
      `content/en/_parts: ${to('secret')}`,
      `content/key.mdx: ${to('secret/key.mdx')}`,
      `content/two.mdx: ${to('secret/key.mdx')}`,
      `public/key.txt: ${to('secret/key.mdx')}`,
      `content/shared/key.mdx: ${to('secret/key.mdx')}`,
    ].sort(),
  );
});

test('ignores links in the workspace, in node_modules and in the output, loops and broken links', async () => {
  link('content/a.mdx', '../../shared/a.mdx');
  link('content/shared', '../../shared');
  link('content/loop', '.');
  link('content/self', 'self');
  link('content/broken.mdx', '../../../nothing');
  link('content/node_modules/package', join(base, 'secret'));
  link('dist/key.txt', join(base, 'secret/key.mdx'));
  expect(await find()).toEqual([]);
  expect(await find('.')).toEqual([]);
});

test('ignores links in the content folder that route.exclude excludes', async () => {
  link('content/.venv/bin/python', join(base, 'secret/key.mdx'));
  link('content/en/[id]/key.mdx', join(base, 'secret/key.mdx'));
  link('content/linked', join(base, 'secret'));
  link('content/files', '../../shared');
  symlinkSync(join(base, 'secret/key.mdx'), join(base, 'repo/shared/key.mdx'));
  link('content/public/key.mdx', join(base, 'secret/key.mdx'));
  const files = async (...exclude: string[]) =>
    (await find('content', { publicDir: 'content/public', exclude })).map((line) =>
      line.replace(/: .*/, ''),
    );
  const all = ['.venv/bin/python', 'en/[id]/key.mdx', 'files/key.mdx', 'linked', 'public/key.mdx'];
  expect(await files()).toEqual(all.map((path) => `content/${path}`));
  expect(await files('**/.venv/**')).toHaveLength(4);
  expect(await files('./content/.venv', 'en/**', '*')).toEqual(['content/public/key.mdx']);
  // Public files are published.
  expect(await files('**')).toEqual(['content/public/key.mdx']);
  // The files of an excluded folder are published if another path leads to it.
  link('content/again', '.venv/bin');
  expect(await files('**/.venv/**', 'en', 'files', 'linked')).toEqual([
    'content/again/python',
    'content/public/key.mdx',
  ]);
});

test('suggests to exclude links in the content folder, but not in the public folder', async () => {
  link('content/key.mdx', join(base, 'secret/key.mdx'));
  link('public/key.txt', join(base, 'secret/key.mdx'));
  const workspace = join(base, 'repo');
  expect((await findProblems({})).map(({ hint }) => hint)).toEqual([
    `Copy the file into the project, move it into ${workspace}, or exclude it with route.exclude.`,
    `Copy the file into the project, or move it into ${workspace}.`,
  ]);
});

test('the content folder itself can be a symlink, but not the links in it', async () => {
  write('other/en/index.mdx');
  symlinkSync('index.mdx', join(base, 'other/en/same.mdx'));
  link('linked', join(base, 'other'));
  expect(await find('linked')).toEqual([]);
  symlinkSync(join(base, 'secret'), join(base, 'other/en/out'));
  expect(await find('linked')).toHaveLength(1);
});

test('the workspace is the nearest folder with a workspace file, workspaces or a repository', () => {
  expect(findWorkspaceRoot(site)).toBe(join(base, 'repo'));
  write('repo/docs/package.json', '{"name": "docs"}');
  expect(findWorkspaceRoot(site)).toBe(join(base, 'repo'));
  write('repo/docs/package.json', '{"workspaces": []}');
  expect(findWorkspaceRoot(site)).toBe(site);
  write('alone/package.json', '{"name": ');
  expect(findWorkspaceRoot(join(base, 'alone'))).toBe(join(base, 'alone'));
  // In a worktree or submodule, `.git` is a file.
  write('alone/.git', 'gitdir: …');
  expect(findWorkspaceRoot(join(base, 'alone/a/b'))).toBe(join(base, 'alone'));
});
