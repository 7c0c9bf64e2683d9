import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { lookAround, titleFrom } from './look-around';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-init-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that is not there yet is empty', () => {
  expect(lookAround(join(folder, 'new-site'))).toMatchObject({
    entries: [],
    title: 'New site',
    contentRoot: undefined,
    configFile: undefined,
  });
});

test('finds pages, the manifest and a site that is there', () => {
  mkdirSync(join(folder, 'docs/guide'), { recursive: true });
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'docs/guide/a.md'), '# A\n');
  writeFileSync(join(folder, 'doc'), 'a file');
  writeFileSync(join(folder, 'docs.config.mts'), '');
  writeFileSync(join(folder, 'package.json'), '{ "name": "@me/fast-thing" }');
  expect(lookAround(folder)).toMatchObject({
    contentRoot: 'docs',
    configFile: 'docs.config.mts',
    manifest: { name: '@me/fast-thing' },
    title: 'Fast thing',
  });
});

test('a title is made of the words of a name', () => {
  expect(['@a/b-c', 'x_y', '...', 'Docs'].map(titleFrom)).toEqual([
    'B c',
    'X y',
    'My project',
    'Docs',
  ]);
});
