import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import type { SourceFile } from '../model/page';
import { createPageMetadataCache } from './page-metadata-cache';

const filePath = join(mkdtempSync(join(tmpdir(), 'octavo-cache-')), 'a.mdx');
const file: SourceFile = {
  filePath,
  relativePath: 'a.mdx',
  routePath: '/a',
  lang: 'en',
  version: '',
  kind: 'markdown',
};

function save(text: string, second: number): void {
  writeFileSync(filePath, text);
  utimesSync(filePath, second, second);
}

test('reads the metadata again after the file was saved', () => {
  const cache = createPageMetadataCache({ replaceRules: [] });
  save('# One\n', 1);
  expect(cache.getCached(filePath)).toBeUndefined();
  const first = cache.read(file);
  expect(first.title).toBe('One');
  expect(cache.read(file)).toBe(first);

  save('# Two\n', 2);
  expect(cache.getCached(filePath)?.title).toBe('One');
  expect(cache.read(file).title).toBe('Two');
});

test('reads invalidated metadata again, even if the file was not saved', () => {
  const cache = createPageMetadataCache({ replaceRules: [] });
  save('# One\n', 1);
  const first = cache.read(file);
  cache.invalidate(filePath);
  expect(cache.getCached(filePath)).toBeUndefined();
  expect(cache.read(file)).not.toBe(first);
});

test('the metadata of a deleted file is empty', () => {
  rmSync(filePath, { force: true });
  expect(createPageMetadataCache({ replaceRules: [] }).read(file)).toMatchObject({
    frontmatter: {},
    toc: [],
  });
});
