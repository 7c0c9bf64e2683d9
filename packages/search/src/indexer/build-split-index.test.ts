// cspell:ignore timeuot xqzw spie
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { FLEXSEARCH_VERSION, OPENCC_VERSION } from '../engine/fingerprint';
import { assignSlots } from '../engine/section-slots';
import type { SplitIndex } from '../engine/split-index';
import type { IndexEntry } from '../model/types';
import { createPage } from '../test-support/page';
import { openIndex } from '../test-support/test-engine';
import { buildIndexes, replacePages, updateIndex } from './build-indexes';
import { hashPart } from './index-part';
import type { SearchIndex } from './types';

vi.mock('../engine/section-slots', { spy: true });

const PAGES = [
  createPage('/a', '# Mocking\n\nReplace modules.\n\n## Spies\n\nThey count calls.'),
  createPage('/b', '# Timeout\n\nA time limit.'),
  createPage('/c', '# Snapshots\n\nStored output.\n\n## Inline\n\nIn the file.', { weight: 0.5 }),
];

function build(pages: readonly IndexEntry[], files?: ReadonlyMap<string, string>): SearchIndex {
  const previous = files && {
    file: [...files.keys()][0]!,
    read: (name: string) => files.get(name),
  };
  return buildIndexes(pages, { splitSize: -1, ...(files && { previous: () => previous }) })[0]!;
}

/** Returns the files of an index in the output folder, the index file first. */
function getFiles({ files, kept }: SearchIndex, last = new Map<string, string>()) {
  const written = files.map(({ file, json }): [string, string] => [file, json]);
  return new Map([...written, ...kept.map((file): [string, string] => [file, last.get(file)!])]);
}

const routesOf = async (index: SearchIndex, query: string) => {
  const { results } = await (await openIndex(index)).query(query);
  return [...new Set(results.map(({ routePath }) => routePath))];
};

test('only long indexes are split', () => {
  const long = createPage('/long', `# Long\n\n${'测试 '.repeat(150_000)}`);
  const isSplit = (pages: IndexEntry[]) =>
    !Array.isArray(JSON.parse(buildIndexes(pages)[0]!.files[0].json));
  expect([isSplit(PAGES), isSplit([long])]).toEqual([false, true]);
});

test('names the index file as specified, and its parts after their content', () => {
  const { files } = build(PAGES);
  const [main, ...parts] = files;
  expect(main.file).toMatch(/^static\/search_index\.en\.[\da-f]{8}\.json$/);
  expect(parts.length).toBeGreaterThan(PAGES.length);
  for (const { file, json } of parts)
    expect(file).toBe(`static/search_index.en/${hashPart(json)}.json`);
});

test('the main file does not contain the text of pages, and each page is in a separate part', () => {
  const { files } = build(PAGES);
  const main = JSON.parse(files[0].json) as SplitIndex;
  expect(main).toMatchObject({ lang: 'en', sections: [2, 1, 2], weights: { 2: 0.5 } });
  const page = files.find(({ file }) => file.endsWith(`/${main.pages[1]}.json`));
  expect(JSON.parse(page!.json)).toEqual(PAGES[1]);
});

test('fetches only the terms and pages that a query needs', async () => {
  const index = build(PAGES);
  const main = JSON.parse(index.files[0].json) as SplitIndex;
  const requested: string[] = [];
  const engine = await openIndex({
    ...index,
    files: index.files.map(({ file, json }) => ({
      file,
      get json() {
        if (file !== index.files[0].file) requested.push(file.slice(-17, -5));
        return json;
      },
    })) as unknown as SearchIndex['files'],
  });
  const terms = main.terms.map(([, part]) => part);
  expect(await engine.prepare('timeout')).toBeDefined();
  expect(requested.toSorted()).toEqual(terms.toSorted());
  expect((await engine.query('timeout')).total).toBe(1);
  expect(requested).toEqual([...terms, main.pages[1]]);
  requested.length = 0;
  await engine.query('timeuot');
  expect(requested).toEqual([main.words]);
  requested.length = 0;
  await engine.query('xqzw');
  expect(requested).toEqual([main.names]);
});

test('a request for a part that failed is repeated', async () => {
  const { files } = build(PAGES);
  let isOffline = true;
  const engine = await openIndex({
    files: files.map(({ file, json }, at) => ({
      file,
      get json() {
        if (at > 0 && isOffline) throw new TypeError('Failed to fetch');
        return json;
      },
    })),
  } as unknown as SearchIndex);
  await expect(engine.query('timeout')).rejects.toThrow('Failed to fetch');
  isOffline = false;
  expect((await engine.query('timeout')).total).toBe(1);
});

test('queries that need the same parts can run at the same time', async () => {
  const engine = await openIndex(build(PAGES));
  const totals = await Promise.all(
    ['spies', 'spie', 'spies calls', 'timeout', 'spies'].map(
      async (query) => (await engine.query(query)).total,
    ),
  );
  expect(totals).toEqual([1, 1, 1, 1, 1]);
});

test('an index that was built by another version is not opened', async () => {
  const index = build(PAGES);
  const json = index.files[0].json.replace('"format ', '"format 9');
  const files: SearchIndex['files'] = [{ ...index.files[0], json }];
  await expect(openIndex({ ...index, files })).rejects.toThrow('different version');
});

test('indexes only the pages that changed', async () => {
  const before = getFiles(build(PAGES));
  vi.mocked(assignSlots).mockClear();
  const pages = PAGES.with(1, createPage('/b', '# Timeout\n\nA limit of retries.'));
  const index = build(pages, before);
  const indexed = new Set(vi.mocked(assignSlots).mock.calls.map(([, routePath]) => routePath));
  expect(indexed).toEqual(new Set(['/b']));
  expect(index.kept.length).toBeGreaterThan(1);
  const files = getFiles(index, before);
  expect(files).toEqual(getFiles(build(pages)));
  const all = { ...index, files: [...files].map(([file, json]) => ({ file, json })) };
  expect(await routesOf(all as SearchIndex, 'retries')).toEqual(['/b']);
  expect(await routesOf(all as SearchIndex, 'inline')).toEqual(['/c']);
});

test.each<[string, (files: Map<string, string>) => void]>([
  ['is missing', (files) => files.clear()],
  ['is not split', (files) => void files.set([...files.keys()][0]!, '[]')],
  ['is not JSON', (files) => void files.set([...files.keys()][0]!, '<!doctype html>')],
  [
    'has another format',
    (files) => {
      const [file, json] = [...files][0]!;
      files.set(file, json.replace('"format ', '"format 9'));
    },
  ],
  ['lacks a part', (files) => void files.delete([...files.keys()].at(-3)!)],
  ['has a modified part', (files) => void files.set([...files.keys()].at(-3)!, '"the\\t1\\n"')],
  ['has a modified page', (files) => void files.set([...files.keys()][1]!, '{}')],
])('indexes all pages if the previous index %s', (_, change) => {
  const files = getFiles(build(PAGES));
  change(files);
  const pages = PAGES.with(0, createPage('/a', '# Spies'));
  if (files.size === 0) files.set('static/search_index.en.00000000.json', '');
  const index = build(pages, files);
  expect(index.kept).toEqual([]);
  expect(getFiles(index)).toEqual(getFiles(build(pages)));
});

test('indexes all pages if a page or section is added or removed', () => {
  const files = getFiles(build(PAGES));
  const longer = createPage('/b', '# Timeout\n\nA limit.\n\n## Retries\n\nTimes.');
  for (const pages of [
    PAGES.slice(1),
    [...PAGES, createPage('/d', '# D')],
    PAGES.with(1, longer),
  ]) {
    expect(build(pages, files)).toEqual(build(pages));
  }
});

test('keeps no files in another folder', () => {
  const files = getFiles(build(PAGES));
  const [index] = buildIndexes(PAGES, {
    splitSize: -1,
    prefix: 'other',
    previous: () => ({ file: [...files.keys()][0]!, read: (file) => files.get(file) }),
  });
  expect(index).toEqual(buildIndexes(PAGES, { splitSize: -1, prefix: 'other' })[0]);
});

test('is the same after any edits as a new index', () => {
  const word = fc.constantFrom('mock', 'mocks', 'module', 'a', '测试', 'rs.mock');
  const section = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
  const page = fc
    .array(section, { minLength: 1, maxLength: 4 })
    .map((sections) => sections.map((text, at) => `## ${text || at}\n\n${text}`).join('\n\n'));
  const site = fc.array(page, { minLength: 4, maxLength: 4 });
  const toPages = (texts: readonly string[]) =>
    texts.map((text, at) => createPage(`/${at}`, `# Page\n\n${text}`));
  fc.assert(
    fc.property(site, site, fc.subarray([0, 1, 2, 3]), (first, second, edited) => {
      const before = getFiles(build(toPages(first)));
      const pages = toPages(first.map((text, at) => (edited.includes(at) ? second[at]! : text)));
      expect(getFiles(build(pages, before), before)).toEqual(getFiles(build(pages)));
    }),
    { numRuns: 30 },
  );
});

/** Updates an index without the content of the pages that have not changed. */
function update(
  pages: readonly IndexEntry[],
  before: readonly IndexEntry[],
  files: ReadonlyMap<string, string>,
): SearchIndex | undefined {
  const unchanged = new Set(
    pages.filter((page, at) => page === before[at]).map(({ routePath }) => routePath),
  );
  const entries = pages.map((page) =>
    unchanged.has(page.routePath) ? { ...page, content: '' } : page,
  );
  const previous = { file: [...files.keys()][0]!, read: (name: string) => files.get(name) };
  return updateIndex({ lang: 'en', version: '', entries }, previous, unchanged);
}

test('an update requires only the content of changed pages', () => {
  const site = fc.array(fc.constantFrom('mock a', 'mocks 测试', 'module', ''), {
    minLength: 4,
    maxLength: 4,
  });
  const toPage = (text: string, at: number) =>
    createPage(`/${at}`, `# Page\n\n${text}\n\n## Section\n\n${text} rs.mock`, {
      keywords: [`find ${text}`],
    });
  fc.assert(
    fc.property(
      site,
      site,
      fc.subarray([0, 1, 2, 3], { maxLength: 3 }),
      (first, second, edited) => {
        const before = first.map(toPage);
        const files = getFiles(build(before));
        const pages = before.map((page, at) =>
          edited.includes(at) ? toPage(second[at]!, at) : page,
        );
        expect(getFiles(update(pages, before, files)!, files)).toEqual(getFiles(build(pages)));
      },
    ),
    { numRuns: 30 },
  );
});

test.each([
  ['split', -1],
  ['small', 1e6],
])('replaces pages of a %s index', (_, splitSize) => {
  const toIndex = (pages: readonly IndexEntry[]) => buildIndexes(pages, { splitSize })[0]!;
  const changed = createPage('/c', '# Snapshots\n\nStored files.\n\n## Inline\n\nCode.', {
    weight: 0.5,
    keywords: ['expected files'],
  });
  changed.toc[0]!.keywords = ['next to the assertion'];
  const files = getFiles(toIndex(PAGES));
  const previous = { file: [...files.keys()][0]!, read: (name: string) => files.get(name) };
  const group = { lang: 'en', version: '' };
  const index = replacePages(group, [changed], previous)!;
  expect(getFiles(index, files)).toEqual(getFiles(toIndex(PAGES.with(2, changed))));
  expect(replacePages(group, [createPage('/d', '# New')], previous)).toBeUndefined();
  expect(replacePages(group, [changed], { ...previous, read: () => undefined })).toBeUndefined();
});

test('an index is not updated if the content of other pages is required', () => {
  const files = getFiles(build(PAGES));
  const longer = createPage('/b', '# Timeout\n\nA limit.\n\n## Retries\n\nTimes.');
  expect(update(PAGES.with(1, longer), PAGES, files)).toBeUndefined();
  expect(update(PAGES.slice(0, 2), PAGES, files)).toBeUndefined();
  expect(update(PAGES, PAGES, new Map([...files].slice(0, 1)))).toBeUndefined();
  expect(update(PAGES, PAGES, new Map([['static/other.json', '[]']]))).toBeUndefined();
});

test.each([
  ['flexsearch', FLEXSEARCH_VERSION],
  ['opencc-js', OPENCC_VERSION],
])('the fingerprint contains the installed version of %s', (name, version) => {
  const manifest = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  expect(JSON.parse(readFileSync(manifest, 'utf8')).version).toBe(version);
});
