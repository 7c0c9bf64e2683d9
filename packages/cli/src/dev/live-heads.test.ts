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

test('a head is read again once its file has been saved', () => {
  const heads = createLiveHeads({ replaceRules: [] });
  save('# One\n', 1);
  expect(heads.known(filePath)).toBeUndefined();
  const first = heads.read(file);
  expect(first.title).toBe('One');
  expect(heads.read(file)).toBe(first);

  save('# Two\n', 2);
  expect(heads.known(filePath)?.title).toBe('One');
  expect(heads.read(file).title).toBe('Two');
});

test('what is forgotten is read again, saved or not', () => {
  const heads = createLiveHeads({ replaceRules: [] });
  save('# One\n', 1);
  const first = heads.read(file);
  heads.forget(filePath);
  expect(heads.known(filePath)).toBeUndefined();
  expect(heads.read(file)).not.toBe(first);
});

test('a file that is gone says nothing', () => {
  rmSync(filePath, { force: true });
  expect(createLiveHeads({ replaceRules: [] }).read(file)).toMatchObject({
    frontmatter: {},
    toc: [],
  });
});
