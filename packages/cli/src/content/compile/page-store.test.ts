import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { CompiledModule, CompileSettings } from '../../model/compiled-page';
import { createPageStore, openPageStore } from './page-store';

let folder: string;
const store = (version = 'v1') =>
  createPageStore({ cacheDir: join(folder, 'cache'), version, root: folder });
const page = (dependencies: string[] = []): CompiledModule => ({
  code: 'export default 1',
  html: ['<p>a\nb</p>'],
  isStatic: true,
  content: { frontmatter: {}, title: 'A', toc: [], text: 'a', ids: [], links: [] },
  dependencies,
  assets: [],
  warnings: [],
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const entryFile = () => {
  const pages = join(folder, 'cache/pages');
  return join(
    pages,
    String(readdirSync(pages, { recursive: true }).find((path) => String(path).endsWith('.jsonl'))),
  );
};

test('returns the written page for the same source and path', () => {
  const written = store().write(join(folder, 'a.mdx'), 'text', page());
  expect(store().read(join(folder, 'a.mdx'), 'text')).toEqual(written);
  expect(store().readBody(join(folder, 'a.mdx'), 'text')).toEqual({
    code: 'export default 1',
    html: ['<p>a\nb</p>'],
  });
  expect(store().read(join(folder, 'a.mdx'), 'other')).toBeUndefined();
  expect(store().read(join(folder, 'b.mdx'), 'text')).toBeUndefined();
});

test('misses pages of another version', () => {
  store().write(join(folder, 'a.mdx'), 'text', page());
  expect(store('v2').read(join(folder, 'a.mdx'), 'text')).toBeUndefined();
});

test('misses pages with changed or new dependencies', () => {
  const included = join(folder, 'included.ts');
  writeFileSync(included, '1');
  store().write(join(folder, 'a.mdx'), 'text', page([included, join(folder, 'absent.ts')]));
  expect(store().read(join(folder, 'a.mdx'), 'text')).toBeDefined();
  writeFileSync(included, '2');
  expect(store().read(join(folder, 'a.mdx'), 'text')).toBeUndefined();
  writeFileSync(included, '1');
  writeFileSync(join(folder, 'absent.ts'), '');
  expect(store().read(join(folder, 'a.mdx'), 'text')).toBeUndefined();
});

test('ignores invalid entries', () => {
  store().write(join(folder, 'a.mdx'), 'text', page());
  const content = readFileSync(entryFile(), 'utf8');
  for (const invalid of [
    '',
    content.slice(0, -3),
    content.replace('<p>', '<b>'),
    content.replace('"A"', '"B"'),
    'x\ny\nz',
  ]) {
    writeFileSync(entryFile(), invalid);
    expect(store().read(join(folder, 'a.mdx'), 'text')).toBeUndefined();
    expect(store().readBody(join(folder, 'a.mdx'), 'text')).toBeUndefined();
  }
});

describe('with a fuller version', () => {
  const file = () => join(folder, 'a.mdx');
  const openAnalysisStore = () =>
    openPageStore({
      settings: { root: folder } as CompileSettings,
      cacheDir: join(folder, 'cache'),
      version: 'analysis',
      fuller: 'v1',
    });
  const light = { ...page(), html: ['<p>light</p>'] };

  test('reads pages of the fuller version', () => {
    const written = store().write(file(), 'text', page());
    const opened = openAnalysisStore();
    expect(opened.read(file(), 'text')).toEqual(written);
    expect(opened.readBody(file(), 'text')?.html).toEqual(page().html);
    expect(opened.fileOf(file(), 'text')).toBe(store().fileOf(file(), 'text'));
  });

  test('does not write to the fuller version', () => {
    const written = openAnalysisStore().write(file(), 'text', light);
    expect(store().read(file(), 'text')).toBeUndefined();
    expect(openAnalysisStore().read(file(), 'text')).toEqual(written);
    expect(openAnalysisStore().readBody(file(), 'text')?.html).toEqual(['<p>light</p>']);
  });

  test('reads summary and body from the same version if the fuller page is stale', () => {
    const included = join(folder, 'included.ts');
    store().write(file(), 'text', page([included]));
    writeFileSync(included, '1');
    openAnalysisStore().write(file(), 'text', light);
    const opened = openAnalysisStore();
    expect(opened.read(file(), 'text')?.hash).toBe(
      openAnalysisStore().write(file(), 'text', light).hash,
    );
    expect(opened.readBody(file(), 'text')?.html).toEqual(['<p>light</p>']);
  });
});
