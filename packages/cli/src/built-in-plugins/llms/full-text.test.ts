import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { digest } from '../../files/digest';
import { createFullText, replaceFullText } from './full-text';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-llms-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the file in a folder from Markdown by URL. Returns the content, and the URLs of the pages that were read. */
async function build(pages: Record<string, string>, name = 'site') {
  const last = join(folder, `${name}.txt`);
  const read: string[] = [];
  const chunks = createFullText(
    Object.entries(pages).map(([url, markdown]) => ({
      key: digest(markdown),
      url,
      markdown: async () => {
        read.push(url);
        return markdown;
      },
    })),
    { last, record: join(folder, `${name}.json`) },
  );
  const content = await buffer(chunks);
  writeFileSync(last, content);
  return { text: content.toString(), read };
}

/** Returns the key of the whole file, as `writeLlmsFiles` computes it. */
function keyOf(pages: Record<string, string>): string {
  return digest(...Object.entries(pages).flatMap(([url, markdown]) => [digest(markdown), url]));
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

test.each([
  ['the last file was modified', 'site.txt'],
  ['the record is invalid', 'site.json'],
])('reads all pages if %s', async (_, file) => {
  const pages = { '/a': '# A', '/b': '# B' };
  const { text } = await build(pages);
  writeFileSync(join(folder, file), text.replace('# A', '# X'));
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
  const before = { '/a b': '# A', '/b': '# B 测试', '/c': '# C' };
  await build(before);
  const files = { last: join(folder, 'site.txt'), record: join(folder, 'site.json') };
  let lastKey = keyOf(before);
  const replace = (url: string, markdown: string) =>
    replaceFullText(new Map([[url, { key: digest(markdown), markdown }]]), files, lastKey);
  for (const [url, markdown] of [
    ['/a b', '# Longer text'],
    ['/c', '#'],
  ] as const) {
    const { key, chunks } = replace(url, markdown)!;
    writeFileSync(files.last, Buffer.concat(chunks));
    lastKey = key;
  }
  const pages = { '/a b': '# Longer text', '/b': '# B 测试', '/c': '#' };
  const { text } = await build(pages, 'other');
  expect(lastKey).toBe(keyOf(pages));
  expect(readFileSync(files.last, 'utf8')).toBe(text);
  expect(await build(pages)).toEqual({ text, read: [] });
  expect(replace('/d', '# New')).toBeUndefined();
  lastKey = keyOf(before);
  expect(replace('/b', '# B')).toBeUndefined();
});
