import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import type { SourceFile } from '../model/page';
import { createLiveHeads } from './live-heads';

const filePath = join(mkdtempSync(join(tmpdir(), 'octavo-heads-')), 'a.mdx');
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

test('reads the head again after its file was saved', () => {
  const heads = createLiveHeads({ replaceRules: [] });
  save('# One\n', 1);
  expect(heads.getCached(filePath)).toBeUndefined();
  const first = heads.read(file);
  expect(first.title).toBe('One');
  expect(heads.read(file)).toBe(first);

  save('# Two\n', 2);
  expect(heads.getCached(filePath)?.title).toBe('One');
  expect(heads.read(file).title).toBe('Two');
});

test('reads an invalidated head again, even if its file was not saved', () => {
  const heads = createLiveHeads({ replaceRules: [] });
  save('# One\n', 1);
  const first = heads.read(file);
  heads.invalidate(filePath);
  expect(heads.getCached(filePath)).toBeUndefined();
  expect(heads.read(file)).not.toBe(first);
});

test('a deleted file has an empty head', () => {
  rmSync(filePath, { force: true });
  expect(createLiveHeads({ replaceRules: [] }).read(file)).toMatchObject({
    frontmatter: {},
    toc: [],
  });
});
