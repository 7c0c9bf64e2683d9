import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { ContentCache } from './content-cache';

function newFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'octavo-content-cache-')), 'values.json');
}

test('values are created again if the content or the version changes', () => {
  const file = newFile();
  const create = vi.fn(() => ['value']);
  const read = (version: string, content: string) => {
    const cache = new ContentCache<string[]>(file, version);
    expect(cache.get('a.md', content, create)).toEqual(['value']);
    cache.save();
    return create.mock.calls.length;
  };
  expect(read('1', 'text')).toBe(1);
  expect(read('1', 'text')).toBe(1);
  expect(read('1', 'other text')).toBe(2);
  expect(read('2', 'other text')).toBe(3);
});

test('values that depend on more than the content are not stored', () => {
  const file = newFile();
  for (const value of ['a', 'b']) {
    const cache = new ContentCache<string>(file, '1');
    expect(
      cache.get(
        'a.md',
        'text',
        () => value,
        () => false,
      ),
    ).toBe(value);
    cache.save();
  }
});

test('values of files that were not read are preserved', () => {
  const file = newFile();
  const first = new ContentCache<string>(file, '1');
  first.get('a.md', 'text', () => 'a');
  first.save();
  const second = new ContentCache<string>(file, '1');
  second.get('b.md', 'text', () => 'b');
  second.save();
  expect(new ContentCache<string>(file, '1').get('a.md', 'text', () => 'new')).toBe('a');
});
