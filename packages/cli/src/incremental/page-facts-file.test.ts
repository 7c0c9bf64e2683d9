import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { PageFacts } from './page-facts';
import { readPageFacts, writePageFacts } from './page-facts-file';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-facts-'));
  file = join(folder, 'facts.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

function factsOf(description: string): PageFacts {
  return {
    file: { relativePath: 'a.md', routePath: '/a', lang: 'en', version: '', kind: 'markdown' },
    entry: 'a.jsonl',
    shared: 's',
    positions: 'p',
    seo: { canonical: '/a', translations: {}, description, trail: [], isHidden: false },
  };
}

const PAGES = {
  '/site/a.md': factsOf('first'),
  // Contains the path of another page.
  '/site/a.md ': factsOf('"/site/b.md" \n"/site/b.md" '),
  '/site/b "测试".md': factsOf('测试'),
};

test('reads the facts of some pages', () => {
  const blocks = writePageFacts(file, Object.entries(PAGES));
  for (const [path, facts] of Object.entries(PAGES))
    expect(readPageFacts(file, [path], blocks)).toEqual(new Map([[path, facts]]));
  expect(readPageFacts(file, Object.keys(PAGES), blocks)).toEqual(new Map(Object.entries(PAGES)));
});

test('reads the facts of many pages in any order', () => {
  const pages = Array.from(
    { length: 200 },
    (_, at) => [`/site/测${at * 7}.md`, factsOf(`页 ${at}`)] as const,
  );
  const blocks = writePageFacts(file, pages);
  expect(blocks.length).toBeGreaterThan(2);
  const paths = pages.map(([path]) => path);
  expect(readPageFacts(file, paths, blocks)).toEqual(new Map(pages));
  expect(readPageFacts(file, ['/site/测.md'], blocks)).toBeUndefined();
  expect(readPageFacts(file, ['/'], blocks)).toBeUndefined();
  expect(readPageFacts(file, paths, [])).toBeUndefined();
});

test('reads no facts if those of a page are missing', () => {
  const blocks = writePageFacts(file, Object.entries(PAGES));
  expect(readPageFacts(join(folder, 'other.jsonl'), ['/site/a.md'], blocks)).toBeUndefined();
  expect(readPageFacts(file, ['/site/b.md'], blocks)).toBeUndefined();
  expect(readPageFacts(file, ['/site/a.md', '/site/c.md'], blocks)).toBeUndefined();
});

test('reads no facts that were modified', () => {
  const blocks = writePageFacts(file, Object.entries(PAGES));
  writeFileSync(file, readFileSync(file, 'utf8').replace('"first"', '"other"'));
  expect(readPageFacts(file, ['/site/a.md'], blocks)).toBeUndefined();
  expect(readPageFacts(file, ['/site/a.md '], blocks)).toBeDefined();
});
