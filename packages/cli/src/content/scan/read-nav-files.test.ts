import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { SiteConfig } from '../../model/config';
import { readNavFiles } from './read-nav-files';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'octavo-nav-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function read(files: Record<string, unknown>) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(content, null, 2));
  }
  return readNavFiles({ root } as SiteConfig);
}

test('reads arrays, and objects with "$schema" and "items"', async () => {
  const nav = [{ text: 'Guide', link: '/guide/', ariaLabel: 'ignored' }];
  const meta = ['index', { type: 'dir', name: 'more', custom: 'ignored' }];
  const { files, problems } = await read({
    'en/_nav.json': nav,
    'zh/_nav.json': { $schema: './nav.json', items: nav },
    'en/guide/_meta.json': meta,
    'zh/guide/_meta.json': { $schema: './meta.json', items: meta },
  });
  expect(problems).toEqual([]);
  expect([...files.navs].map(([folder, { items }]) => [folder, items])).toEqual([
    ['en', nav],
    ['zh', nav],
  ]);
  expect([...files.metas].map(([folder, { entries }]) => [folder, entries])).toEqual([
    ['en/guide', meta],
    ['zh/guide', meta],
  ]);
});

test('reports every value that does not match the schema with its position', async () => {
  const { files, problems } = await read({
    'de/_nav.json': [{ text: 'API', link: null }],
    'en/_nav.json': [{ link: '/guide/' }, { text: 'API', items: [{ text: 5 }] }],
    'en/guide/_meta.json': [{ type: 'page', name: 'x' }, { type: 'file' }, 7],
    'zh/_nav.json': 'Guide',
  });
  expect(files.navs.size + files.metas.size).toBe(0);
  expect(
    problems.map(
      ({ file, line, column, message, hint }) =>
        `${file!.slice(root.length + 1)}:${line}:${column} ${message}${hint ? ` → ${hint}` : ''}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "de/_nav.json:4:5 [0].link: expected a string, got null. → Remove the key, or set it to a string.",
      "en/_nav.json:2:3 Missing key "text" in [0]. → Expected a string.",
      "en/_nav.json:9:9 [1].items[0].text: expected a string, got 5.",
      "en/guide/_meta.json:3:5 [0].type: expected "file", "dir", "dir-section-header", "divider", "section-header" or "custom-link", got "page".",
      "en/guide/_meta.json:6:3 Missing key "name" in [1]. → Expected a string.",
      "en/guide/_meta.json:9:3 [2]: expected a string or an object, got 7.",
      "zh/_nav.json:1:1 The file: expected an array or an object, got "Guide".",
    ]
  `);
});

test('suggests the valid key for a misspelled one, among those of the type of the entry', async () => {
  const { problems } = await read({
    'en/_nav.json': [{ text: 'API', link: '/api/', items: [{ text: 'A', lnk: '/a' }] }],
    'en/guide/_meta.json': [
      { type: 'file', name: 'a', lable: 'A' },
      { type: 'dir', name: 'b', colapsed: true },
      { type: 'divider', label: 'ignored', dashd: true },
      { type: 'custom-link', label: 'C', items: [{ label: 'D', conext: 'd' }] },
      { type: 'section-header', label: 'E', Tag: 'new' },
    ],
  });
  expect(
    problems.map(
      ({ file, line, message, hint }) =>
        `${file!.slice(root.length + 1)}:${line} ${message} → ${hint}`,
    ),
  ).toEqual([
    'en/_nav.json:8 Unknown key "lnk" in [0].items[0]. → Did you mean "link"?',
    'en/guide/_meta.json:5 Unknown key "lable" in [0]. → Did you mean "label"?',
    'en/guide/_meta.json:10 Unknown key "colapsed" in [1]. → Did you mean "collapsed"?',
    'en/guide/_meta.json:15 Unknown key "dashd" in [2]. → Did you mean "dashed"?',
    'en/guide/_meta.json:23 Unknown key "conext" in [3].items[0]. → Did you mean "context"?',
    'en/guide/_meta.json:30 Unknown key "Tag" in [4]. → Did you mean "tag"?',
  ]);
});

test('reports invalid regular expressions', async () => {
  const { problems } = await read({
    'en/_nav.json': [
      { text: 'A', link: '/a', activeMatch: '^/a' },
      { text: 'B', items: [{ text: 'C', link: '/c', activeMatch: '((' }] },
    ],
  });
  expect(problems).toMatchObject([
    {
      file: join(root, 'en/_nav.json'),
      line: 13,
      column: 9,
      message: 'Invalid regular expression: /((/: Unterminated group.',
    },
  ]);
});

test('ignores byte order marks and reports other encodings', async () => {
  writeFileSync(join(root, '_nav.json'), '\ufeff[]');
  expect(await readNavFiles({ root } as SiteConfig)).toMatchObject({ problems: [] });
  writeFileSync(join(root, '_meta.json'), '\ufeff["a"]', 'utf16le');
  const { problems } = await readNavFiles({ root } as SiteConfig);
  expect(problems).toMatchObject([
    { file: join(root, '_meta.json'), message: 'Unsupported file encoding: UTF-16 LE.' },
  ]);
});
