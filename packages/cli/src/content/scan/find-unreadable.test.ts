import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { findUnreadable } from './find-unreadable';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-unreadable-'));
  mkdirSync(join(folder, 'guide'));
  writeFileSync(join(folder, 'guide/start.mdx'), '# Start');
});
afterEach(() => rmSync(folder, { recursive: true }));

const folders = () => ({ root: folder, publicDir: join(folder, 'public') });
const found = async () =>
  (await findUnreadable(folders())).map(({ file }) => relative(folder, file!));

test('reports pages that are broken or circular symlinks', async () => {
  symlinkSync('nowhere.mdx', join(folder, 'guide/gone.mdx'));
  symlinkSync('loop.mdx', join(folder, 'loop.mdx'));
  expect((await found()).sort()).toEqual(['guide/gone.mdx', 'loop.mdx']);
});

test('ignores working symlinks and files that are not pages', async () => {
  symlinkSync('start.mdx', join(folder, 'guide/again.mdx'));
  symlinkSync('nowhere.png', join(folder, 'guide/gone.png'));
  symlinkSync('nowhere.mdx', join(folder, 'guide/_draft.mdx'));
  expect(await found()).toEqual([]);
});

test('reports each broken symlink in the public folder once, except for locks of Emacs', async () => {
  mkdirSync(join(folder, 'public/.well-known'), { recursive: true });
  symlinkSync('nowhere.png', join(folder, 'public/logo.png'));
  symlinkSync('nowhere.md', join(folder, 'public/page.md'));
  symlinkSync('nowhere.txt', join(folder, 'public/.well-known/security.txt'));
  symlinkSync('user@host.1234', join(folder, 'public/.#logo.svg'));
  symlinkSync('../guide/start.mdx', join(folder, 'public/start.md'));
  symlinkSync('../guide', join(folder, 'public/guide'));
  expect((await found()).sort()).toEqual([
    'public/.well-known/security.txt',
    'public/logo.png',
    'public/page.md',
  ]);
});

test('reports a public folder that is a broken symlink', async () => {
  symlinkSync('../nowhere', join(folder, 'public'));
  expect(await found()).toEqual(['public']);
});

test('reports a missing folder', async () => {
  const [problem] = await findUnreadable({ ...folders(), root: join(folder, 'none') });
  expect(problem?.message).toContain('Cannot read folder: ENOENT');
});
