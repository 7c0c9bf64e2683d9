import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { findBrokenPages } from './broken-pages';

type Site = Parameters<typeof findBrokenPages>[1];

let cwd: string;
const pathOf = (path: string) => join(cwd, path);

/** Source files. Components are read from disk, and the code of Markdown pages comes from the page store. */
const FILES = {
  'content/direct.mdx': "import { Chart } from '../components/Chart';",
  'content/indirect.mdx': "import { Report } from '@components/Report';",
  'content/plain.mdx': 'export default () => null;',
  'content/partial.mdx': 'export default () => null;',
  'content/panel.tsx': "import { Report } from '../components/Report';",
  'components/Chart.tsx': 'export const Chart = 1;',
  'components/Report.tsx': "import { Chart } from './Chart';\nimport { Loop } from './Loop';",
  'components/Loop.tsx': "import { Report } from './Report';",
  'theme/Footer.tsx': "import { Loop } from '../components/Loop';",
  'theme/index.tsx': '',
} as const;
const PAGES = ['direct.mdx', 'indirect.mdx', 'plain.mdx', 'partial.mdx', 'panel.tsx'];

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-broken-pages-'));
  for (const [path, code] of Object.entries(FILES)) {
    mkdirSync(dirname(pathOf(path)), { recursive: true });
    writeFileSync(pathOf(path), code);
  }
});
afterAll(() => rmSync(cwd, { recursive: true }));

/** Returns the names of the pages that are broken if the given files have bundling problems. */
function brokenPages(files: readonly string[], config: Partial<Site['config']> = {}): string[] {
  const published = PAGES.map((name) => ({
    filePath: pathOf(`content/${name}`),
    kind: name.endsWith('.tsx') ? 'component' : 'markdown',
  })) as Site['published'];
  const isBroken = findBrokenPages(
    files.map((file) => ({ file: pathOf(file), message: 'Broken.' })),
    {
      config: { alias: { '@components': pathOf('components') }, overrides: {}, ...config },
      published,
      summaries: new Map([
        [pathOf('content/partial.mdx'), { dependencies: [pathOf('content/_part.mdx')] }],
      ]),
      codeOf: ({ filePath }: { filePath: string }) =>
        FILES[filePath.slice(cwd.length + 1) as keyof typeof FILES],
    } as unknown as Site,
  );
  return PAGES.filter((_, index) => isBroken(published[index]!));
}

test('finds no broken page without problems', () => {
  expect(brokenPages([])).toEqual([]);
});

test('finds the page that has a problem', () => {
  expect(brokenPages(['content/plain.mdx'])).toEqual(['plain.mdx']);
  expect(brokenPages(['content/panel.tsx'])).toEqual(['panel.tsx']);
});

test('finds pages that import a broken module, also through an alias, other modules and cycles', () => {
  expect(brokenPages(['components/Chart.tsx'])).toEqual([
    'direct.mdx',
    'indirect.mdx',
    'panel.tsx',
  ]);
  expect(brokenPages(['components/Loop.tsx'])).toEqual(['indirect.mdx', 'panel.tsx']);
});

test('finds pages that include a broken partial', () => {
  expect(brokenPages(['content/_part.mdx'])).toEqual(['partial.mdx']);
});

test('combines the pages of all problems', () => {
  expect(brokenPages(['content/_part.mdx', 'components/Loop.tsx'])).toEqual([
    'indirect.mdx',
    'partial.mdx',
    'panel.tsx',
  ]);
});

test('finds all pages if a problem is in the theme of the site or cannot be attributed', () => {
  expect(brokenPages(['node_modules/x/index.js'])).toEqual(PAGES);
  expect(brokenPages(['content/plain.mdx', 'unknown.ts'])).toEqual(PAGES);
  const overrides = { Footer: pathOf('theme/Footer.tsx') };
  expect(brokenPages(['components/Loop.tsx'], { overrides })).toEqual(PAGES);
  expect(brokenPages(['theme/index.tsx'], { themeFile: pathOf('theme/index.tsx') })).toEqual(PAGES);
});
