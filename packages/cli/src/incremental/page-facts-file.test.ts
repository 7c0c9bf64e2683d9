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
  writePageFacts(file, Object.entries(PAGES));
  for (const [path, facts] of Object.entries(PAGES))
    expect(readPageFacts(file, [path])).toEqual(new Map([[path, facts]]));
  expect(readPageFacts(file, Object.keys(PAGES))).toEqual(new Map(Object.entries(PAGES)));
});

test('reads no facts if those of a page are missing', () => {
  expect(readPageFacts(file, ['/site/a.md'])).toBeUndefined();
  writePageFacts(file, Object.entries(PAGES));
  expect(readPageFacts(file, ['/site/b.md'])).toBeUndefined();
  expect(readPageFacts(file, ['/site/a.md', '/site/c.md'])).toBeUndefined();
});

test('reads no facts that were modified', () => {
  writePageFacts(file, Object.entries(PAGES));
  writeFileSync(file, readFileSync(file, 'utf8').replace('"first"', '"other"'));
  expect(readPageFacts(file, ['/site/a.md'])).toBeUndefined();
  expect(readPageFacts(file, ['/site/a.md '])).toBeDefined();
});
