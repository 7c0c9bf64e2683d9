import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createCachedTransform } from './cached-transform';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-transform-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const cacheFile = () => join(folder, 'node_modules/.cache/octavo/configuration.json');

function compile(source: string) {
  const filename = join(folder, 'docs.config.ts');
  const { transform, save } = createCachedTransform(filename, folder);
  const { code } = transform({ source, filename, ts: true });
  save();
  return code;
}

test('compiles a module again only if it has changed', () => {
  const first = compile('export default 1 as number;');
  expect(first).not.toContain('as number');
  const written = readFileSync(cacheFile(), 'utf8');
  expect(compile('export default 1 as number;')).toBe(first);
  expect(readFileSync(cacheFile(), 'utf8')).toBe(written);
  expect(compile('export default 2 as number;')).not.toBe(first);
});

test('ignores an invalid cache', () => {
  const code = compile('export default "value";');
  writeFileSync(cacheFile(), readFileSync(cacheFile(), 'utf8').replace('value', 'other'));
  expect(compile('export default "value";')).toBe(code);
  writeFileSync(cacheFile(), '');
  expect(compile('export default "value";')).toBe(code);
});

test('does not store syntax errors, and creates no node_modules folder', () => {
  expect(compile('export default (;')).toContain('__JITI_ERROR__');
  expect(existsSync(cacheFile())).toBe(false);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  compile('export default 1;');
  expect(existsSync(join(folder, 'node_modules'))).toBe(false);
});
