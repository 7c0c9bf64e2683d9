import { expect, test } from 'vitest';

import type { SourceFile } from '../../model/page';
import { createBatches, getWorkerCount } from './compile-pages';

const GIGABYTE = 1024 ** 3;

test('limits worker threads by cores, memory and a maximum', () => {
  expect(getWorkerCount(2, 24 * GIGABYTE)).toBe(2);
  expect(getWorkerCount(64, 64 * GIGABYTE)).toBe(8);
  expect(getWorkerCount(16, 4 * GIGABYTE)).toBe(2);
  expect(getWorkerCount(1, GIGABYTE / 2)).toBe(1);
});

test('keeps the translations of a page in one batch', () => {
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
  const split = createBatches(files);
  expect(split.flat()).toHaveLength(60);
  for (const batch of split) {
    const names = batch.map(({ relativePath }) => relativePath.slice(3));
    expect(new Set(names).size).toBe(names.length / 2);
  }
});
