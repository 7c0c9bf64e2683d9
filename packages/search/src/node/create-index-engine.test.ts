import { expect, test } from 'vitest';

import { buildIndexes } from '../indexer/build-indexes';
import type { IndexEntry } from '../model/types';
import { createIndexEngine } from './create-index-engine';

const entry = (routePath: string, title: string, content: string, lang = 'en'): IndexEntry => ({
  id: routePath,
  title,
  content,
  toc: [{ id: 'part', text: 'Part', depth: 2, charIndex: 0 }],
  routePath,
  lang,
  version: '',
});
const PAGES = [
  entry('/mock', 'Mock modules', 'Part\n\nReplace a module with a factory.'),
  entry('/retry', 'Retry', 'Part\n\nRun a failed test again.'),
];

/** Returns the engine of a built index and the files that it has read. */
async function open(entries: IndexEntry[], splitSize: number) {
  const { files } = buildIndexes(entries, { splitSize })[0]!;
  const byName = new Map(files.map(({ file, json }) => [file, json]));
  const read: string[] = [];
  const engine = await createIndexEngine({
    index: files[0].file,
    readJson: async (path) => {
      read.push(path);
      return JSON.parse(byName.get(path)!);
    },
  });
  return { engine, read, count: files.length };
}

test.each([
  ['one file', Number.POSITIVE_INFINITY],
  ['a split index', -1],
])('answers queries from %s', async (_name, splitSize) => {
  const { engine } = await open(PAGES, splitSize);
  const { results } = await engine.query('factory of a module');
  expect(results[0]?.routePath).toBe('/mock');
});

test('reads the parts of a split index when a query needs them', async () => {
  const { engine, read } = await open(PAGES, -1);
  expect(read).toHaveLength(1);
  await engine.query('retry');
  expect(read.length).toBeGreaterThan(1);
});

test('folds Chinese characters', async () => {
  const { engine } = await open([entry('/zh/mock', '模拟模块', '用工厂函数替换模块。', 'zh')], -1);
  expect((await engine.query('模擬模塊')).results[0]?.routePath).toBe('/zh/mock');
});

test.each([null, 'text', {}])('rejects %j, which is not an index', async (content) => {
  await expect(
    createIndexEngine({ index: 'static/x.json', readJson: async () => content }),
  ).rejects.toThrow('static/x.json is not a search index');
});
