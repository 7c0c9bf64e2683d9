import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { resolveConfig } from '../../config/resolve-config';
import { testPage } from '../../model/testing/page';
import { findDuplicates, findInvalidFileNames, scanPages } from './scan-pages';

const find = (relativePath: string) =>
  findInvalidFileNames([{ relativePath, filePath: `/site/${relativePath}` }]);

test.each(['en/c#.md', 'en/what?.md', 'en/a%2Fb.md', 'en/c#/index.md', 'en/a\\b.md', 'en/a\nb.md'])(
  'reports %s, whose name cannot be part of a URL',
  (path) => {
    expect(find(path)).toMatchObject([{ file: `/site/${path}` }]);
  },
);

test.each(['en/100%.md', 'en/a&b+c.md', 'en/中文 名.md', "en/it's (here).md", 'en/v1.2.md'])(
  'accepts %s',
  (path) => {
    expect(find(path)).toEqual([]);
  },
);

test('suggests a valid name', () => {
  expect(find('en/c#.md')[0]?.hint).toContain('en/c-.md');
});

test('reports routes that differ only in letter case or Unicode normalization', () => {
  const pages = ['en/caf\u00e9.md', 'en/cafe\u0301.mdx', 'en/Caf\u00e9.tsx', 'en/cafe.md'];
  expect(findDuplicates(pages.map((path) => testPage(path))).map(({ file }) => file)).toEqual(
    [pages[1], pages[2]].map((path) => testPage(path!).filePath),
  );
});

test('copies of pages in the output and in shards are not pages', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-scan-'));
  for (const path of ['a.md', 'dist/b.md', 'dist-shards/1-of-2/output/c.md']) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), '# Page');
  }
  const file = join(cwd, 'docs.config.ts');
  const context = { cwd, file, translations: {}, i18nFile: '', builtInPlugins: () => [] };
  const { files } = await scanPages(resolveConfig({ root: '.' }, context).config);
  expect(files.map(({ relativePath }) => relativePath)).toEqual(['a.md']);
  rmSync(cwd, { recursive: true });
});
