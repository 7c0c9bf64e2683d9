import { expect, test } from 'vitest';

import type { SourceFile } from '../../model/page';
import { batches, workerCount } from './compile-pages';

const GIGABYTE = 1024 ** 3;

test('starts as many threads as there are cores, memory and reason allow', () => {
  expect(workerCount(2, 24 * GIGABYTE)).toBe(2);
  expect(workerCount(64, 64 * GIGABYTE)).toBe(8);
  expect(workerCount(16, 4 * GIGABYTE)).toBe(2);
  expect(workerCount(1, GIGABYTE / 2)).toBe(1);
});

test('keeps the translations of a page together', () => {
  const files = ['en', 'zh'].flatMap((lang) =>
    Array.from(
      { length: 30 },
      (_, index) =>
        ({
          relativePath: `${lang}/guide/page-${index}.mdx`,
          filePath: `${lang}${index}`,
          lang,
        }) as SourceFile,
    ),
  );
  const split = batches(files);
  expect(split.flat()).toHaveLength(60);
  for (const batch of split) {
    const names = batch.map(({ relativePath }) => relativePath.slice(3));
    expect(new Set(names).size).toBe(names.length / 2);
  }
});
