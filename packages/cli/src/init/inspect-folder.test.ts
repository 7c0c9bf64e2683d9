import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { inspectFolder, toTitle } from './inspect-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-init-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that does not exist is empty', () => {
  expect(inspectFolder(join(folder, 'new-site'))).toMatchObject({
    entries: [],
    title: 'New site',
    contentRoot: undefined,
    configFile: undefined,
  });
});

test('finds existing pages, the manifest and the configuration', () => {
  mkdirSync(join(folder, 'docs/guide'), { recursive: true });
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'docs/guide/a.md'), '# A\n');
  writeFileSync(join(folder, 'doc'), 'a file');
  writeFileSync(join(folder, 'docs.config.mts'), '');
  writeFileSync(join(folder, 'package.json'), '{ "name": "@me/fast-thing" }');
  expect(inspectFolder(folder)).toMatchObject({
    contentRoot: 'docs',
    configFile: 'docs.config.mts',
    manifest: { name: '@me/fast-thing' },
    title: 'Fast thing',
  });
});

test('derives a title from the name of a package', () => {
  expect(['@a/b-c', 'x_y', '...', 'Docs'].map(toTitle)).toEqual([
    'B c',
    'X y',
    'My project',
    'Docs',
  ]);
});
