import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { PageIndex } from '../../content/compile/page-index';
import { createPageStore } from '../../content/compile/page-store';
import { digest } from '../../files/digest';
import { readCache, writeCache } from '../../files/json-cache';
import type { CompiledModule } from '../../model/compiled-page';
import { importShards } from './import-shards';
import { createOutput } from './output';
import type { FoundShard } from './read-shards';
import { getShardPaths } from './shards';
import { clearShard, writeShard } from './write-shard';

const ROOT = '/site/content';
const VERSION = 'v';

let folder: string;
let cacheDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-shards-'));
  cacheDir = join(folder, 'merged');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function compiled(code: string): CompiledModule {
  return {
    content: { frontmatter: {}, toc: [], text: code, ids: [], links: [] },
    html: [code],
    code,
    isStatic: true,
    dependencies: [],
    probes: [],
    assets: [],
    warnings: [],
  };
}

/** Builds a shard with one page. */
async function build(index: number): Promise<FoundShard> {
  const shardFolder = join(folder, `shards/${index}`);
  const machine = join(folder, `machine-${index}`);
  const shardCacheDir = join(machine, 'shard');
  clearShard(shardFolder);
  const output = createOutput({
    outDir: getShardPaths(shardFolder).output,
    cacheDir: shardCacheDir,
  });
  output.put(`p${index}.html`, 'key', () => `page ${index}`);
  await output.commit();
  const store = createPageStore({
    cacheDir: machine,
    version: VERSION,
    root: ROOT,
    useIndex: true,
  });
  const page = `${ROOT}/p${index}.md`;
  store.add(page, store.write(page, digest('source'), compiled(`${index}`)));
  store.saveIndex([page]);
  writeCache(join(shardCacheDir, 'inline-scripts.json'), { [`html${index}`]: {} });
  write(join(shardCacheDir, `images/${index}.webp`), 'image');
  write(join(machine, 'bundle/production/client.json'), `bundle of ${index}`);
  const record = { index, count: 2, octavo: '1', version: VERSION, content: 'c' };
  writeShard({
    folder: shardFolder,
    record,
    entries: [store.fileOf(page, digest('source'))],
    cacheDir: machine,
    shardCacheDir,
  });
  const text = readFileSync(getShardPaths(shardFolder).record, 'utf8');
  return { folder: shardFolder, record: JSON.parse(text) };
}

const importAll = (shards: readonly FoundShard[]) =>
  importShards(shards, { cacheDir, version: VERSION });

const openStore = (added?: PageIndex) =>
  createPageStore({ cacheDir, version: VERSION, root: ROOT, useIndex: true, added });

test('a page of a shard is in the page store, and in its index once that is saved', async () => {
  const imported = importAll([await build(1), await build(2)]);
  rmSync(join(folder, 'machine-1'), { recursive: true });
  const store = openStore(imported.takePages());
  const page = `${ROOT}/p2.md`;
  const summary = store.read(page, digest('source'));
  expect(store.readBody(page, digest('source'), summary!.hash).code).toBe('2');
  store.saveIndex([page]);
  expect(openStore().previousOf(page)).toBeDefined();
});

test('the pages of the shards are only returned once', async () => {
  const imported = importAll([await build(1), await build(2)]);
  expect([imported.takePages().size, imported.takePages().size]).toEqual([2, 0]);
});

test('returns the output of each shard with its keys', async () => {
  const output = importAll([await build(1), await build(2)]).readOutput();
  const keys = output.map(({ files }) => Array.from(files, ([path, { key }]) => [path, key]));
  expect(keys).toEqual([[['p1.html', 'key']], [['p2.html', 'key']]]);
  expect(readFileSync(join(output[1]!.folder, 'p2.html'), 'utf8')).toBe('page 2');
});

test('output files that are missing or truncated are not used', async () => {
  const shards = [await build(1), await build(2)] as const;
  const paths = shards.map((shard) => getShardPaths(shard.folder).output);
  rmSync(join(paths[0]!, 'p1.html'));
  writeFileSync(join(paths[1]!, 'p2.html'), 'pag');
  expect(
    importAll(shards)
      .readOutput()
      .map(({ files }) => files.size),
  ).toEqual([0, 0]);
});

test('joins caches, and uses the bundles of the first shard', async () => {
  importAll([await build(1), await build(2)]);
  expect(readCache(join(cacheDir, 'inline-scripts.json'))).toEqual({ html1: {}, html2: {} });
  expect(readdirSync(join(cacheDir, 'images'))).toEqual(['1.webp', '2.webp']);
  const bundle = readFileSync(join(cacheDir, 'bundle/production/client.json'), 'utf8');
  expect(bundle).toBe('bundle of 1');
});

test('a shard that is built again is incomplete until it is written', async () => {
  const { folder: shardFolder } = await build(1);
  clearShard(shardFolder);
  expect(readdirSync(shardFolder)).toEqual(['output']);
});

test('ignores pages of a shard with a path outside of the store', async () => {
  const shard = await build(1);
  const record = { ...shard.record, entries: ['../../../evil.jsonl'] };
  write(join(folder, 'evil.jsonl'), 'evil');
  expect(() => importAll([{ ...shard, record }])).not.toThrow();
  expect(readdirSync(folder).sort()).toEqual(['evil.jsonl', 'machine-1', 'merged', 'shards']);
});
