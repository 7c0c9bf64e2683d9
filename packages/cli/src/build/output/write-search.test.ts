import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { IndexEntry } from '@octavo/search';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import { createSearchEntries } from '../../site/search-entries';
import { createOutput } from './output';
import { writeSearch } from './write-search';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-search-'));
  const folder = cwd;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** Builds the index of pages. Returns its content, the number of texts that were read, and the number of written files. */
async function build(
  texts: Record<string, string>,
  version = '1',
  /** Sentences that link to the pages. */
  mentions: Record<string, string> = {},
) {
  let reads = 0;
  const pages = Object.entries(texts).map(([name, text]) => {
    const content = { frontmatter: {}, toc: [], ids: [], links: [], text };
    return { routePath: `/${name}`, title: name, lang: 'en', version: '', content };
  });
  const entries = createSearchEntries(pages as unknown as Page[]).map((entry): IndexEntry => {
    const read = Object.getOwnPropertyDescriptor(entry, 'content')!.get!;
    const mentioned = mentions[entry.title];
    if (mentioned !== undefined) entry.mentions = mentioned;
    return Object.defineProperty(entry, 'content', {
      get() {
        reads++;
        return read.call(entry);
      },
      enumerable: true,
    });
  });
  const config = { cacheDir: join(cwd, '.cache'), outDir: join(cwd, 'dist') };
  const search = { provider: { name: 'built-in' }, versioned: true } as SiteConfig['search'];
  const output = createOutput({ ...config, keep: [], force: false });
  const indexes = await writeSearch(output, entries, { config: { ...config, search }, version });
  const { written } = await output.commit();
  const json = readFileSync(join(config.outDir, indexes.en!.index), 'utf8');
  const contents = (JSON.parse(json) as IndexEntry[]).map(({ content }) => content);
  return { contents, reads, written: written.length };
}

test('an index is only created again if a page has changed, and reads each text once', async () => {
  const contents = ['A', 'B'];
  expect(await build({ a: 'A', b: 'B' })).toEqual({ contents, reads: 2, written: 1 });
  expect(await build({ a: 'A', b: 'B' })).toEqual({ contents, reads: 0, written: 0 });
  expect(await build({ a: 'A', b: 'C' })).toMatchObject({ contents: ['A', 'C'], reads: 2 });
  expect(await build({ a: 'A' })).toMatchObject({ contents: ['A'], reads: 1 });
  expect(await build({ a: 'A' }, '2')).toEqual({ contents: ['A'], reads: 1, written: 0 });
});

test('an index that is missing in the output folder is created again', async () => {
  const first = await build({ a: 'A' });
  rmSync(join(cwd, 'dist'), { recursive: true });
  expect(await build({ a: 'A' })).toEqual(first);
});

test('an index is created again if only the sentences that link to a page have changed', async () => {
  const sentences = { b: 'See B.' };
  await build({ a: 'A', b: 'B' }, '1', sentences);
  expect(await build({ a: 'A', b: 'B' }, '1', sentences)).toMatchObject({ written: 0 });
  expect(await build({ a: 'A', b: 'B' }, '1', { b: 'B helps.' })).toMatchObject({ written: 1 });
});
