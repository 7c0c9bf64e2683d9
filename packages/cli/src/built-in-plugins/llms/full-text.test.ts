import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { digest } from '../../files/digest';
import { createFullText, getFullTextKey, replaceFullText } from './full-text';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-llms-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Keys of the last files, by name. */
let lastKeys: Record<string, string> = {};
beforeEach(() => {
  lastKeys = {};
});
const filesOf = (name: string) => ({
  last: join(folder, `${name}.txt`),
  lastKey: lastKeys[name],
  record: join(folder, `${name}.json`),
});

/** Builds the file in a folder from Markdown by URL. Returns the content, and the URLs of the pages that were read. */
async function build(markdownByUrl: Record<string, string>, name = 'site') {
  const read: string[] = [];
  const pages = Object.entries(markdownByUrl).map(([url, markdown]) => ({
    key: digest(markdown),
    url,
    markdown: async () => {
      read.push(url);
      return markdown;
    },
  }));
  const files = filesOf(name);
  const content = await buffer(createFullText(pages, files));
  writeFileSync(files.last, content);
  lastKeys[name] = getFullTextKey(pages);
  return { text: content.toString(), read };
}

test('separates pages with their URLs', async () => {
  const { text } = await build({ '/a': '# A\n', '/b': '# B\n\nText\n' });
  expect(text).toBe('---\nurl: /a\n---\n\n# A\n\n---\nurl: /b\n---\n\n# B\n\nText\n');
});

test('reads only the pages that have changed', async () => {
  await build({ '/a': '# A 测试', '/b': '# B', '/c': '# C' });
  expect(await build({ '/b': '# B', '/a': '# A 测试', '/c': '# Changed', '/d': '# B' })).toEqual({
    text: ['/b|# B', '/a|# A 测试', '/c|# Changed', '/d|# B']
      .map((page) => page.split('|'))
      .map(([url, markdown]) => `---\nurl: ${url}\n---\n\n${markdown}\n`)
      .join('\n'),
    read: ['/c', '/d'],
  });
});

test.each<[string, () => void]>([
  ['the last file was modified', () => delete lastKeys.site],
  ['the record describes another file', () => (lastKeys.site = 'other')],
  ['the record is invalid', () => writeFileSync(filesOf('site').record, 'other')],
])('reads all pages if %s', async (_, change) => {
  const pages = { '/a': '# A', '/b': '# B' };
  const { text } = await build(pages);
  change();
  expect(await build(pages)).toEqual({ text, read: ['/a', '/b'] });
});

test('is the same after any edits as a new file', async () => {
  const pages = fc.dictionary(
    fc.constantFrom('/a', '/b', '/c', '/d'),
    fc.constantFrom('', '# A', '# 测试 🚀', '---\n\n---'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pages, { maxLength: 4 }), async (edits) => {
      for (const [at, edit] of edits.entries()) {
        const { text } = await build(edit);
        expect(text).toBe((await build(edit, `new-${at}-${Math.random()}`)).text);
      }
    }),
    { numRuns: 30 },
  );
});

test('replaces pages of the last file', async () => {
  // The last file is copied in several parts.
  const long = 'Long text. '.repeat(60_000);
  const before = { '/a b': '# A', '/b': '# B 测试', '/c': '# C', '/long': long };
  await build(before);
  const replace = (url: string, markdown: string) =>
    replaceFullText(new Map([[url, { key: digest(markdown), markdown }]]), filesOf('site'));
  for (const [url, markdown] of [
    ['/a b', '# Longer text'],
    ['/c', '#'],
  ] as const) {
    const { key, chunks } = replace(url, markdown)!;
    const parts: Buffer[] = [];
    for await (const chunk of chunks) parts.push(Buffer.from(chunk));
    writeFileSync(filesOf('site').last, Buffer.concat(parts));
    lastKeys.site = key;
  }
  const pages = { '/a b': '# Longer text', '/b': '# B 测试', '/c': '#', '/long': long };
  const { text } = await build(pages, 'other');
  expect(lastKeys.site).toBe(lastKeys.other);
  expect(readFileSync(filesOf('site').last, 'utf8')).toBe(text);
  expect(await build(pages)).toEqual({ text, read: [] });
  expect(replace('/d', '# New')).toBeUndefined();
  lastKeys.site = 'other';
  expect(replace('/b', '# B')).toBeUndefined();
});
