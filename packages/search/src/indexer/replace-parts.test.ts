import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { SplitIndex } from '../engine/split-index';
import type { IndexEntry } from '../model/types';
import { createPage } from '../test-support/page';
import { buildIndexes, openReplacement } from './build-indexes';
import type { IndexLayout, SearchIndex } from './types';

const GROUP = { lang: 'en', version: '' };

const build = (pages: readonly IndexEntry[]) => buildIndexes(pages, { splitSize: -1 })[0]!;

/** Output folder with an index, which keeps the files of earlier indexes. */
class Folder {
  readonly files = new Map<string, string>();
  readonly reads: string[] = [];
  main = '';
  layout: IndexLayout | undefined;

  write({ files, layout }: SearchIndex) {
    for (const { file, json } of files) this.files.set(file, json);
    this.main = files[0].file;
    this.layout = layout;
  }

  replace(changed: readonly IndexEntry[], layout = this.layout): SearchIndex | undefined {
    this.reads.length = 0;
    const read = (file: string) => {
      this.reads.push(file);
      return this.files.get(file);
    };
    return openReplacement(GROUP, { file: this.main, read }, layout)(changed);
  }

  /** Returns the files of an index, the index file first. */
  filesOf({ files, kept }: SearchIndex) {
    return new Map([
      ...files.map(({ file, json }) => [file, json] as const),
      ...kept.map((file) => [file, this.files.get(file)] as const),
    ]);
  }
}

/** 5,000 words of the same length, in several parts. */
const WORDS = Array.from({ length: 5000 }, (_, at) => `w${(at * 7919 + 46_656).toString(36)}`);

const pageOf = (at: number, text: string) =>
  createPage(`/${at}`, `# Page\n\n${text}\n\n## Section\n\nShared words.`);

test('replaced pages have the files and the layout of a new index', () => {
  const text = fc
    .array(fc.tuple(fc.nat(WORDS.length - 1), fc.nat(400)), { maxLength: 6 })
    .map((ranges) =>
      ranges.map(([from, count]) => WORDS.slice(from, from + count).join(' ')).join(' '),
    );
  const site = fc.array(text, { minLength: 3, maxLength: 3 });
  const edit = fc.uniqueArray(fc.tuple(fc.nat(2), text), {
    maxLength: 2,
    selector: ([page]) => page,
  });
  fc.assert(
    fc.property(site, fc.array(edit, { maxLength: 4 }), (texts, edits) => {
      let pages = [...texts, WORDS.join(' ')].map((each, at) => pageOf(at, each));
      const folder = new Folder();
      folder.write(build(pages));
      let current = [...folder.files.keys()];
      for (const changes of edits) {
        const changed = changes.map(([page, each]) => pageOf(page, each));
        pages = pages.map((page) => changed.find(({ id }) => id === page.id) ?? page);
        const replaced = folder.replace(changed)!;
        const cold = build(pages);
        expect(folder.filesOf(replaced)).toEqual(folder.filesOf(cold));
        expect(replaced.layout).toEqual(cold.layout);
        const next = folder.filesOf(replaced);
        expect(new Set(replaced.removed)).toEqual(
          new Set(current.filter((file) => !next.has(file))),
        );
        current = [...next.keys()];
        folder.write(replaced);
      }
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['missing', undefined],
  ['of another index', { file: 'other.json', routePaths: [], terms: [], lengths: [] }],
])('reads all terms if the layout is %s', (_, layout) => {
  const folder = new Folder();
  const pages = [pageOf(0, 'one two'), pageOf(1, WORDS.join(' '))];
  folder.write(build(pages));
  folder.layout = layout;
  const replaced = folder.replace([pageOf(0, 'one three')])!;
  const cold = build(pages.with(0, pageOf(0, 'one three')));
  expect(folder.filesOf(replaced)).toEqual(folder.filesOf(cold));
  expect(replaced.layout).toEqual(cold.layout);
});

test('reads and writes only the parts that change', () => {
  const folder = new Folder();
  const index = build([pageOf(0, 'zebra'), pageOf(1, WORDS.join(' '))]);
  folder.write(index);
  const { terms } = JSON.parse(index.files[0].json) as SplitIndex;
  expect(terms.length).toBeGreaterThan(3);
  const replaced = folder.replace([pageOf(0, 'zebras')])!;
  // The main file, the page, and the part with its terms.
  expect(folder.reads).toHaveLength(3);
  // The list of words changes too.
  expect(replaced.files).toHaveLength(4);
  expect(folder.replace([pageOf(0, '斑马')])!.sizeChange).toBe(1);
});

test.each([
  ['its heading', createPage('/0', '# Page\n\none\n\n## Other\n\nShared words.')],
  ['its title', createPage('/0', '# Other\n\none\n\n## Section\n\nShared words.')],
  ['its weight', { ...pageOf(0, 'one'), weight: 0.5 }],
  ['its sections', createPage('/0', '# Page\n\none')],
  ['its path', pageOf(3, 'one')],
])('replaces no page if %s differs', (_, changed) => {
  const folder = new Folder();
  folder.write(build([pageOf(0, 'one'), pageOf(1, 'two')]));
  expect(folder.replace([changed])).toBeUndefined();
});

test('replaces no page if a file that it reads was modified', () => {
  const folder = new Folder();
  folder.write(build([pageOf(0, 'one'), pageOf(1, 'two')]));
  const changed = [pageOf(0, 'three')];
  expect(folder.replace(changed)).toBeDefined();
  const reads = [...folder.reads];
  expect(reads).toHaveLength(3);
  for (const file of reads) {
    const json = folder.files.get(file)!;
    folder.files.set(file, '"modified"');
    expect(folder.replace(changed), file).toBeUndefined();
    folder.files.set(file, json);
  }
});
