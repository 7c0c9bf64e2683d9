import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { findSiteTitle, toTitle } from './site-title';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'octavo-title-')), 'clone-of-pebble');
  mkdirSync(folder);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

test.each([
  ['@acme/pebble', 'Pebble'],
  ['@a/b-c', 'B c'],
  ['@pebble/react', 'Pebble react'],
  ['@pebble/docs', 'Pebble docs'],
  ['x_y', 'X y'],
  ['react', 'React'],
  ['...', 'My project'],
  ['Docs', 'Docs'],
])('the title for the name %s is "%s"', (name, title) => {
  expect(toTitle(name)).toBe(title);
});

test.each([
  ['a heading', '# Pebble tools\n\n# Other\n', 'Pebble tools'],
  ['a heading with badges', '# Pebble [![npm](https://a.b/c.svg)](https://a.b)\n', 'Pebble'],
  ['formatted text', '# The `pebble` *tools*\r\n', 'The pebble tools'],
  [
    'an HTML heading',
    '<h1 align="center">\n  <img src="a.svg"> Pebble <b>tools</b>\n</h1>\n',
    'Pebble tools',
  ],
  ['an underlined heading', 'Pebble tools\n============\n', 'Pebble tools'],
  ['frontmatter', '---\ntitle: Pebble\n---\n\n# Introduction\n', 'Pebble'],
  ['no heading', 'Text.\n', 'Clone of pebble'],
  ['a heading with only an image', '# ![](logo.svg)\n', 'Clone of pebble'],
  ['code before the heading', '```sh\n# install\n```\n\n# Pebble\n', 'Pebble'],
])('without a package, the title is that of a README with %s', (_name, source, title) => {
  writeFileSync(join(folder, 'README.md'), source);
  expect(findSiteTitle({ folder, contentRoot: '.', manifest: undefined })).toBe(title);
});

test('the name of the package is preferred, if there is one', () => {
  writeFileSync(join(folder, 'README.md'), '# Other\n');
  expect(findSiteTitle({ folder, contentRoot: '.', manifest: { name: '@acme/pebble' } })).toBe(
    'Pebble',
  );
  for (const name of [undefined, '', 3])
    expect(findSiteTitle({ folder, contentRoot: '.', manifest: { name } })).toBe('Other');
});

test('the README of the content folder is read after that of the project', () => {
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/readme.md'), '# Inner\n');
  expect(findSiteTitle({ folder, contentRoot: 'docs', manifest: undefined })).toBe('Inner');
  writeFileSync(join(folder, 'README.md'), '# Outer\n');
  expect(findSiteTitle({ folder, contentRoot: 'docs', manifest: undefined })).toBe('Outer');
});

test('other pages do not name the site', () => {
  writeFileSync(join(folder, 'index.md'), '# Introduction\n');
  expect(findSiteTitle({ folder, contentRoot: '.', manifest: undefined })).toBe('Clone of pebble');
});
