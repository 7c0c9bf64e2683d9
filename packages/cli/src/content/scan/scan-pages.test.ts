import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { expect, test } from 'vitest';

import { resolveConfig } from '../../config/resolve-config';
import type { UserConfig } from '../../model/config';
import { testPage } from '../../model/testing/page';
import { findDuplicates, findInvalidFileNames, scanPages } from './scan-pages';

const find = (relativePath: string) =>
  findInvalidFileNames([
    {
      relativePath,
      filePath: `/site/${relativePath}`,
      routePath: relativePath.replace(/^en|\.md$/g, '').replace(/\/index$/, '/'),
    },
  ]);

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

test.each(['a:b.md', 'C:/index.md'])(
  'reports en/%s, whose route starts like a path on a Windows drive',
  (name) => {
    expect(find(`en/${name}`)).toEqual([
      {
        file: `/site/en/${name}`,
        message: `Routes cannot start with "/${name[0]}:", because it is a drive on Windows.`,
        hint: `Rename the file, for example to en/${name.replace(':', '-')}, and set the title in the frontmatter.`,
      },
    ]);
    expect(find(`en/guide/${name}`)).toEqual([]);
    expect(find(`en/10${name}`)).toEqual([]);
  },
);

test.each([
  ['en/guide/Index.md', '/Index', 'en/guide/index.md'],
  ['en/INDEX.md', '/INDEX', 'en/index.md'],
  ['en/foo.html.md', '.html', 'en/foo.md'],
  ['en/a.html/Foo.HTML.md', '.HTML', 'en/a.html/Foo.md'],
  ['en/index.html.md', '.html', 'en/index.md'],
])('reports %s, because URLs omit %s at the end', (path, ending, name) => {
  expect(find(path)).toEqual([
    {
      file: `/site/${path}`,
      message: `Routes cannot end with "${ending}", because URLs omit it.`,
      hint: `Rename the file, for example to ${name}.`,
    },
  ]);
});

test.each(['en/guide/Index-page.md', 'en/html.md', 'en/foo.html/a.md'])(
  'accepts %s, whose route only resembles an omitted ending',
  (path) => {
    expect(find(path)).toEqual([]);
  },
);

test('the index of a folder is valid, and one with a capital letter is reported', async () => {
  const files = ['guide/index.md', 'foo.html/index.md', 'a/README.md', 'b/Index.md'];
  expect((await scanFolder(files)).problems).toEqual(['b/Index.md']);
});

test('reports routes that differ only in letter case or Unicode normalization', () => {
  const pages = ['en/caf\u00e9.md', 'en/cafe\u0301.mdx', 'en/Caf\u00e9.tsx', 'en/cafe.md'];
  expect(findDuplicates(pages.map((path) => testPage(path))).map(({ file }) => file)).toEqual(
    [pages[1], pages[2]].map((path) => testPage(path!).filePath),
  );
});

/** Scans a folder with these files. */
async function scanFolder(
  paths: readonly string[],
  route: UserConfig['route'] = {},
  outDir = 'dist',
) {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-scan-'));
  for (const path of paths) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), '# Page');
  }
  const file = join(cwd, 'docs.config.ts');
  const context = { cwd, file, translations: {}, i18nFile: '', builtInPlugins: () => [] };
  const { config } = resolveConfig({ root: '.', route, outDir }, context);
  const { files, problems } = await scanPages(config);
  rmSync(cwd, { recursive: true });
  return { files, problems: problems.map(({ file }) => relative(cwd, file!)) };
}

/** Returns the pages of a folder with these files. */
async function scan(paths: readonly string[], route?: UserConfig['route']) {
  const { files } = await scanFolder(paths, route);
  return files.map(({ relativePath }) => relativePath);
}

test('reports pages and not-found pages with the same output file as a public file', async () => {
  const files = ['a.md', 'b.md', 'public/a.html', 'public/404.html'];
  expect((await scanFolder(files)).problems).toEqual(['a.md', 'public/404.html']);
  expect((await scanFolder([...files, '404.md'])).problems).toEqual(['404.md', 'a.md']);
});

test('copies of pages in the output and in shards are not pages', async () => {
  expect(await scan(['a.md', 'dist/b.md', 'dist-shards/1-of-2/output/c.md'])).toEqual(['a.md']);
});

test('the name of the output folder is not a pattern', async () => {
  const { files } = await scanFolder(['a.md', 'dist(1)/b.md', 'dist/c.md'], undefined, 'dist(1)');
  expect(files.map(({ relativePath }) => relativePath)).toEqual(['a.md', 'dist/c.md']);
});

test('includes files whose names are excluded by default', async () => {
  const files = [
    'a.md',
    '_drafts/b.md',
    '_drafts/c.md',
    '_drafts/image.png',
    '_d.md',
    'e.test.tsx',
  ];
  expect(await scan(files)).toEqual(['a.md']);
  const include = ['_drafts/*', 'e.test.tsx', 'a.md', 'node_modules/**'];
  expect(await scan([...files, 'node_modules/f/README.md'], { include })).toEqual([
    '_drafts/b.md',
    '_drafts/c.md',
    'a.md',
    'e.test.tsx',
  ]);
  expect(await scan(files, { include, exclude: ['_drafts/c.md'] })).not.toContain('_drafts/c.md');
});
