import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { checkOutDir } from './check-out-dir';

let cwd: string;

beforeEach(() => {
  cwd = join(mkdtempSync(join(tmpdir(), 'octavo-out-dir-')), 'project');
  for (const folder of ['content/public', 'theme', 'other', 'content-2', 'public'])
    mkdirSync(join(cwd, folder), { recursive: true });
});
afterEach(() => rmSync(resolve(cwd, '..'), { recursive: true, force: true }));

const check = (outDir: string, root = 'content') =>
  checkOutDir({
    cwd,
    root: resolve(cwd, root),
    publicDir: resolve(cwd, root, 'public'),
    themeDir: join(cwd, 'theme'),
    cacheDir: join(cwd, 'node_modules/.cache/octavo'),
    outDir: resolve(cwd, outDir),
  });

test.each([
  ['.', 'is the project folder'],
  ['..', 'contains the project folder'],
  ['/', 'contains the project folder'],
  ['content', 'is the content folder'],
  ['content/dist', 'is inside the content folder'],
  ['content/public', 'is inside the content folder'],
  ['theme', 'is the theme folder'],
  ['theme/dist', 'is inside the theme folder'],
  ['node_modules', 'contains the cache folder'],
  ['node_modules/.cache/octavo/dist', 'is inside the cache folder'],
])('%s %s', (outDir, reason) => {
  expect(check(outDir)).toBe(reason);
});

test.each(['dist', 'other', '../victim', 'public', 'content-2', 'contents', '..dist'])(
  '%s can be the output',
  (outDir) => {
    expect(check(outDir)).toBeUndefined();
  },
);

test('symlinks are resolved', () => {
  symlinkSync(join(cwd, 'content'), join(cwd, 'link'));
  expect(check('link')).toBe('is the content folder');
  expect(check('link/new/dist')).toBe('is inside the content folder');
});

test('a project that is its own content folder can contain the output', () => {
  expect(check('dist', '.')).toBeUndefined();
  expect(check('public', '.')).toBe('is the public folder');
});
