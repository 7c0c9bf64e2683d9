import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { useTempSite } from '../testing/temp-site';
import { findFreePath, writeInside } from './target-files';

const site = useTempSite();

test.each(['../a.md', 'b/../../a.md', '/../a.md'])('does not write to %s', (path) => {
  const write = () => writeInside(join(site.cwd, 'content'), path, () => expect.fail());
  expect(write).toThrow(`"${path}" is outside of content.`);
  expect(existsSync(join(site.cwd, 'content'))).toBe(false);
});

test('files with the same path have different new paths', () => {
  const originals = new Map<string, string>();
  const find = (path: string, original: string) => {
    const free = findFreePath(path, original, originals);
    originals.set(free, original);
    return free;
  };
  expect(find('a.b/c.png', '1')).toBe('a.b/c.png');
  expect(find('a.b/c.png', '2')).toBe('a.b/c-2.png');
  expect(find('a.b/c.png', '3')).toBe('a.b/c-3.png');
  expect(find('a.b/c.png', '2')).toBe('a.b/c-2.png');
  expect(find('LICENSE', '1')).toBe('LICENSE');
  expect(find('LICENSE', '2')).toBe('LICENSE-2');
});
