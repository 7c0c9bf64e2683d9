import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { loadSiteConfig } from '../../commands/load-site-config';
import { createWriteError, WRITE_HINT } from '../../files/write-error';
import { writeFileAtomic } from '../../files/write-file-atomic';

import type { SourceFile } from '../../model/page';
import { readSources } from '../scan/read-sources';
import { scanPages } from '../scan/scan-pages';
import { getCompileSettings } from './compile-context';
import { compilePages, createBatches, getWorkerCount } from './compile-pages';

vi.mock('../../files/write-file-atomic', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../files/write-file-atomic')>();
  return { writeFileAtomic: vi.fn(original.writeFileAtomic) };
});

const GIGABYTE = 1024 ** 3;

test('limits worker threads by cores, memory and a maximum', () => {
  expect(getWorkerCount(2, 24 * GIGABYTE)).toBe(2);
  expect(getWorkerCount(64, 64 * GIGABYTE)).toBe(8);
  expect(getWorkerCount(16, 4 * GIGABYTE)).toBe(2);
  expect(getWorkerCount(1, GIGABYTE / 2)).toBe(1);
});

test.each([
  [GIGABYTE / 2, 1],
  [0, getWorkerCount(16, totalmem())],
  [2 ** 64, getWorkerCount(16, totalmem())],
  [undefined, getWorkerCount(16, totalmem())],
])('limits worker threads by the memory limit %j of the container', (limit, expected) => {
  const spy = vi.spyOn(process, 'constrainedMemory').mockReturnValue(limit as number);
  onTestFinished(() => spy.mockRestore());
  expect(getWorkerCount(16)).toBe(expected);
});

/** Returns the pages of a site in two languages. */
const createFiles = (pages: number): SourceFile[] =>
  ['en', 'zh'].flatMap((lang) =>
    Array.from(
      { length: pages / 2 },
      (_, index) =>
        ({
          relativePath: `${lang}/guide/page-${index}.mdx`,
          filePath: `${lang}${index}`,
          lang,
        }) as SourceFile,
    ),
  );

test('keeps the translations of a page in one batch', () => {
  const split = createBatches(createFiles(60), 2);
  expect(split.flat()).toHaveLength(60);
  for (const batch of split) {
    const names = batch.map(({ relativePath }) => relativePath.slice(3));
    expect(new Set(names).size).toBe(names.length / 2);
  }
});

test.each([
  [60, 2],
  [100, 8],
  [262, 2],
  [1002, 2],
  [1002, 8],
])('distributes %i pages evenly over %i threads', (pages, threads) => {
  const compiled = Array.from({ length: threads }, () => 0);
  // The thread that has compiled the fewest pages is the first one to receive another batch.
  for (const batch of createBatches(createFiles(pages), threads)) {
    const thread = compiled.indexOf(Math.min(...compiled));
    compiled[thread]! += batch.length;
  }
  expect(Math.max(...compiled)).toBeLessThanOrEqual(pages / threads + 4);
});

test('reports a full disk once instead of for every page', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-full-disk-'));
  try {
    vi.mocked(writeFileAtomic).mockImplementation((file) => {
      throw createWriteError(file, Object.assign(new Error('write'), { code: 'ENOSPC' }));
    });
    mkdirSync(join(cwd, 'content'));
    for (const name of ['a', 'b', 'c']) writeFileSync(join(cwd, `content/${name}.md`), '# A\n');
    writeFileSync(join(cwd, 'docs.config.ts'), 'export default {};');
    const config = await loadSiteConfig({ cwd });
    const { files } = await scanPages(config);
    const { problems } = await compilePages({
      settings: getCompileSettings(config),
      cacheDir: config.cacheDir,
      version: 'test',
      files,
      digestOf: readSources(files.map(({ filePath }) => filePath)).digestOf,
    });
    expect(problems).toEqual([
      {
        file: join(cwd, 'node_modules/.cache/octavo'),
        message: 'Failed to write to the cache: ENOSPC (no space left on device).',
        hint: WRITE_HINT,
      },
    ]);
  } finally {
    vi.mocked(writeFileAtomic).mockReset();
    rmSync(cwd, { recursive: true });
  }
});
