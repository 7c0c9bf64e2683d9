import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

import { loadLocalEngine } from '../client/local-engine';
import { FLEXSEARCH_VERSION } from '../engine/fingerprint';
import { sectionSlots } from '../engine/section-slots';
import { page } from '../test-support/page';
import { buildIndexes } from './build-indexes';
import { buildPrebuilt } from './build-prebuilt';

vi.mock('../engine/section-slots', { spy: true });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(sectionSlots).mockClear();
});

const [index] = buildIndexes([
  page('/mock', '# Mocking\n\nReplace modules.\n\n## Spies\n\nThey count calls.'),
  page('/zh/mock', '# 模拟\n\n替换模块与函数。'),
  page('/timeout', '# testTimeout\n\nA time limit.'),
]);
const BASE = 'https://docs.example/base/';
const options = { minLength: 0 };

/** Serve files as a host would, and load them. */
async function load(files: { file: string; json: string }[]) {
  const byUrl = new Map([index!, ...files].map(({ file, json }) => [BASE + file, json]));
  vi.stubGlobal(
    'fetch',
    async (url: string) =>
      new Response(byUrl.get(url) ?? '', { status: byUrl.has(url) ? 200 : 404 }),
  );
  vi.mocked(sectionSlots).mockClear();
  const query = await loadLocalEngine({
    url: BASE + index!.file,
    ...(files[0] && { prebuiltUrl: BASE + files[0].file }),
  });
  const answers = [];
  for (const text of ['mocking', 'spy calls', '模块', 'test timeout', 'moduel', 'c']) {
    answers.push(await query(text, 7));
  }
  return { answers, indexedHere: vi.mocked(sectionSlots).mock.calls.length > 0 };
}

test('gives the same answers without indexing again', async () => {
  const plain = await load([]);
  const prebuilt = await load(buildPrebuilt(index!, options));
  expect(prebuilt.answers).toEqual(plain.answers);
  expect([plain.indexedHere, prebuilt.indexedHere]).toEqual([true, false]);
});

test('splits what is long', async () => {
  const files = buildPrebuilt(index!, { minLength: 0, maxLength: 60 });
  expect(files.length).toBeGreaterThan(3);
  const sharded = await load(files);
  expect(sharded.indexedHere).toBe(false);
  expect(sharded.answers).toEqual((await load([])).answers);
});

test('names files by their content, beside the index', () => {
  const [file] = buildPrebuilt(index!, options);
  expect(file?.file).toMatch(/^static\/search_index\.en\.postings\.[\da-f]{8}\.json$/);
  expect(buildPrebuilt(index!, options)).toEqual(buildPrebuilt(index!, options));
});

test('is not made for small indexes', () => {
  expect(buildPrebuilt(index!)).toEqual([]);
});

test.each<[string, (json: string) => string]>([
  ['another fingerprint', (json) => json.replace('format ', 'format 9')],
  [
    'another plain file',
    (json) => json.replace(/search_index\.en\.\w+/, 'search_index.en.00000000'),
  ],
  ['another number of sections', (json) => json.replace(/"sections":\d+/, '"sections":99')],
  ['a cut', (json) => json.slice(0, json.length / 2)],
  ['HTML', () => '<!doctype html>'],
  ['broken lines', (json) => json.replace(/\\t/g, '')],
])('is passed over when it has %s', async (_, damage) => {
  const files = buildPrebuilt(index!, options).map(({ file, json }) => ({
    file,
    json: damage(json),
  }));
  const damaged = await load(files);
  expect(damaged.indexedHere).toBe(true);
  expect(damaged.answers).toEqual((await load([])).answers);
});

test('knows the version of FlexSearch', () => {
  const manifest = new URL('../../node_modules/flexsearch/package.json', import.meta.url);
  expect(JSON.parse(readFileSync(manifest, 'utf8')).version).toBe(FLEXSEARCH_VERSION);
});
