import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

import { loadLocalEngine } from '../client/local-engine';
import { FLEXSEARCH_VERSION, OPENCC_VERSION } from '../engine/fingerprint';
import { assignSlots } from '../engine/section-slots';
import { createPage } from '../test-support/page';
import { buildIndexes } from './build-indexes';
import { buildPrebuilt } from './build-prebuilt';

vi.mock('../engine/section-slots', { spy: true });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(assignSlots).mockClear();
});

const [index] = buildIndexes([
  createPage('/mock', '# Mocking\n\nReplace modules.\n\n## Spies\n\nThey count calls.'),
  createPage('/zh/mock', '# 模拟\n\n替换模块与函数。'),
  createPage('/timeout', '# testTimeout\n\nA time limit.'),
]);
const BASE = 'https://docs.example/base/';
const options = { minLength: 0 };

/** Loads an index from a stubbed server. Returns the results of sample queries, and whether the client indexed the entries. */
async function load(files: { file: string; json: string }[]) {
  const byUrl = new Map([index!, ...files].map(({ file, json }) => [BASE + file, json]));
  vi.stubGlobal(
    'fetch',
    async (url: string) =>
      new Response(byUrl.get(url) ?? '', { status: byUrl.has(url) ? 200 : 404 }),
  );
  vi.mocked(assignSlots).mockClear();
  const query = await loadLocalEngine({
    url: BASE + index!.file,
    ...(files[0] && { prebuiltUrl: BASE + files[0].file }),
  });
  const answers = [];
  for (const text of ['mocking', 'spy calls', '模块', 'test timeout', 'moduel', 'c']) {
    answers.push(await query(text, 7));
  }
  return { answers, indexed: vi.mocked(assignSlots).mock.calls.length > 0 };
}

test('returns the same results without indexing again', async () => {
  const plain = await load([]);
  const prebuilt = await load(buildPrebuilt(index!, options));
  expect(prebuilt.answers).toEqual(plain.answers);
  expect([plain.indexed, prebuilt.indexed]).toEqual([true, false]);
});

test('splits long files', async () => {
  const files = buildPrebuilt(index!, { minLength: 0, maxLength: 60 });
  expect(files.length).toBeGreaterThan(3);
  const sharded = await load(files);
  expect(sharded.indexed).toBe(false);
  expect(sharded.answers).toEqual((await load([])).answers);
});

test('names files after the index and their content hash', () => {
  const [file] = buildPrebuilt(index!, options);
  expect(file?.file).toMatch(/^static\/search_index\.en\.postings\.[\da-f]{8}\.json$/);
  expect(buildPrebuilt(index!, options)).toEqual(buildPrebuilt(index!, options));
});

test('returns no files for small indexes', () => {
  expect(buildPrebuilt(index!)).toEqual([]);
});

test.each<[string, (json: string) => string]>([
  ['a different fingerprint', (json) => json.replace('format ', 'format 9')],
  [
    'a different index file',
    (json) => json.replace(/search_index\.en\.\w+/, 'search_index.en.00000000'),
  ],
  ['a different number of sections', (json) => json.replace(/"sections":\d+/, '"sections":99')],
  ['a truncated file', (json) => json.slice(0, json.length / 2)],
  ['HTML', () => '<!doctype html>'],
  ['invalid lines', (json) => json.replace(/\\t/g, '')],
])('is ignored with %s', async (_, corrupt) => {
  const files = buildPrebuilt(index!, options).map(({ file, json }) => ({
    file,
    json: corrupt(json),
  }));
  const corrupted = await load(files);
  expect(corrupted.indexed).toBe(true);
  expect(corrupted.answers).toEqual((await load([])).answers);
});

test.each([
  ['flexsearch', FLEXSEARCH_VERSION],
  ['opencc-js', OPENCC_VERSION],
])('the fingerprint contains the installed version of %s', (name, version) => {
  const manifest = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  expect(JSON.parse(readFileSync(manifest, 'utf8')).version).toBe(version);
});
