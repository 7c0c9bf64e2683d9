import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { SiteConfig } from '../model/config';
import { type BuildRecord, readBuildRecord, writeBuildRecord } from './build-record';

let folder: string;
let config: SiteConfig;
const RECORD = { environment: 'a', pages: 1 } as BuildRecord;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-record-'));
  config = { outDir: join(folder, 'dist'), cacheDir: join(folder, 'cache') } as SiteConfig;
  for (const path of [config.outDir, config.cacheDir]) mkdirSync(path);
  writeFileSync(join(config.outDir, '.octavo-files.json'), '{"files":["a.html"]}');
  for (const name of ['output.json', 'last-build-inputs.json'])
    writeFileSync(join(config.cacheDir, name), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('reads the record of the last build', () => {
  expect(readBuildRecord(config)).toBeUndefined();
  writeBuildRecord(RECORD, config);
  expect(readBuildRecord(config)).toMatchObject(RECORD);
});

test.each([
  ['of the output was deleted', () => rmSync(join(config.outDir, '.octavo-files.json'))],
  [
    'of the output lists other files',
    () => writeFileSync(join(config.outDir, '.octavo-files.json'), '{"files":[]}'),
  ],
  [
    'of the output is in a folder that became a file',
    () => {
      rmSync(config.outDir, { recursive: true });
      writeFileSync(config.outDir, 'a file');
    },
  ],
  ['of the cache was deleted', () => rmSync(join(config.cacheDir, 'output.json'))],
  ['of inputs was deleted', () => rmSync(join(config.cacheDir, 'last-build-inputs.json'))],
  ['of the cache was written again', () => writeFileSync(join(config.cacheDir, 'output.json'), '')],
])('there is no record if the list %s', (_, change) => {
  writeBuildRecord(RECORD, config);
  change();
  expect(readBuildRecord(config)).toBeUndefined();
  // A build that has not written its output has no record.
  rmSync(config.outDir, { recursive: true, force: true });
  writeBuildRecord(RECORD, config);
  expect(readBuildRecord(config)).toBeUndefined();
});
