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

const found = async () => (await findUnreadable(folder)).map(({ file }) => relative(folder, file!));

test('names pages that are links to nothing or to themselves', async () => {
  symlinkSync('nowhere.mdx', join(folder, 'guide/gone.mdx'));
  symlinkSync('loop.mdx', join(folder, 'loop.mdx'));
  expect((await found()).sort()).toEqual(['guide/gone.mdx', 'loop.mdx']);
});

test('is content with links that lead somewhere, and with what is no page', async () => {
  symlinkSync('start.mdx', join(folder, 'guide/again.mdx'));
  symlinkSync('nowhere.png', join(folder, 'guide/gone.png'));
  symlinkSync('nowhere.mdx', join(folder, 'guide/_draft.mdx'));
  expect(await found()).toEqual([]);
});

test('names a folder that is not there', async () => {
  const [problem] = await findUnreadable(join(folder, 'none'));
  expect(problem?.message).toContain('Expected a folder that can be read, got: ENOENT');
});
