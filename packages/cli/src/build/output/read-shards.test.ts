import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { getCliVersion } from '../../files/cli-version';
import { checkShardContent, readShards } from './read-shards';
import { getShardFolder, getShardPaths, type ShardRecord } from './shards';

let outDir: string;

beforeEach(() => {
  outDir = join(mkdtempSync(join(tmpdir(), 'octavo-shards-')), 'dist');
});
afterEach(() => rmSync(join(outDir, '..'), { recursive: true }));

function write(index: number, { count = 2, ...fields }: Partial<ShardRecord> = {}): string {
  const folder = getShardFolder({ outDir }, { index, count });
  mkdirSync(folder, { recursive: true });
  const record: ShardRecord = {
    index,
    count,
    octavo: getCliVersion(),
    version: 'v',
    content: 'c',
    entries: [],
    ...fields,
  };
  writeFileSync(getShardPaths(folder).record, JSON.stringify(record));
  return folder;
}
const read = () => readShards(outDir, 'v');

test('returns the shards in the order of their numbers', () => {
  for (let index = 11; index >= 1; index--) write(index, { count: 11 });
  expect(read().map(({ record }) => record.index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('reports a folder without shards, and a missing shard', () => {
  expect(read).toThrow(/^No shards found in .*dist-shards\.$/);
  write(2);
  expect(read).toThrow(/^Missing shards in .*dist-shards: 1\/2\.$/);
});

test('a shard whose build was stopped is missing', () => {
  write(1);
  rmSync(getShardPaths(write(2)).record);
  expect(read).toThrow(/: 2\/2\.$/);
});

test.each(['', '{', '[]', 'null', '{"index":2,"count":2}', '{"index":"2","count":2,"entries":[]}'])(
  'a shard with the invalid record %j is missing',
  (json) => {
    write(1);
    writeFileSync(getShardPaths(write(2)).record, json);
    expect(read).toThrow(/: 2\/2\.$/);
  },
);

test('rejects shards with different counts', () => {
  write(1);
  write(2);
  write(3, { count: 3 });
  expect(read).toThrow(/contains shards from different builds: 1\/2, 2\/2, 3\/3\.$/);
});

test('rejects a shard that exists twice', () => {
  write(2);
  const folder = write(1);
  cpSync(folder, `${folder}-copy`, { recursive: true });
  expect(read).toThrow(
    /^Shard 1\/2 exists more than once: .*dist-shards\/1-of-2, .*dist-shards\/1-of-2-copy\.$/,
  );
});

test('rejects a shard of another version of Octavo', () => {
  write(1);
  write(2, { octavo: '99.0.0', version: 'w' });
  expect(read).toThrow(
    `2-of-2 was built with Octavo 99.0.0, but this is Octavo ${getCliVersion()}.`,
  );
});

test('rejects a shard that was built with other settings', () => {
  write(1);
  write(2, { version: 'w' });
  expect(read).toThrow(
    /built with different settings, dependencies or Node\.js versions: .*2-of-2\.$/,
  );
});

test('rejects a shard with other content', () => {
  write(1);
  write(2, { content: 'd' });
  const shards = read();
  expect(() => checkShardContent(shards, 'c')).toThrow(
    /^The content of the site differs from that of some shards: [^,]*2-of-2\.$/,
  );
  expect(() => checkShardContent(shards.slice(0, 1), 'c')).not.toThrow();
});
