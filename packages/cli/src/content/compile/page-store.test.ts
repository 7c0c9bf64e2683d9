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

test('gives back what was written, for the same text and path alone', () => {
  const written = store().write(join(folder, 'a.mdx'), 'text', page());
  expect(store().read(join(folder, 'a.mdx'), 'text')).toEqual(written);
  expect(store().readBody(join(folder, 'a.mdx'), 'text')).toEqual({
    code: 'export default 1',
    html: ['<p>a\nb</p>'],
  });
  expect(store().read(join(folder, 'a.mdx'), 'other')).toBeUndefined();
  expect(store().read(join(folder, 'b.mdx'), 'text')).toBeUndefined();
});

test('gives nothing to another version of the settings or tools', () => {
  store().write(join(folder, 'a.mdx'), 'text', page());
  expect(store('v2').read(join(folder, 'a.mdx'), 'text')).toBeUndefined();
});

test('gives nothing once an included file has changed, come or gone', () => {
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

test('gives nothing of a damaged entry', () => {
  store().write(join(folder, 'a.mdx'), 'text', page());
  const whole = readFileSync(entryFile(), 'utf8');
  for (const damaged of [
    '',
    whole.slice(0, -3),
    whole.replace('<p>', '<b>'),
    whole.replace('"A"', '"B"'),
    'x\ny\nz',
  ]) {
    writeFileSync(entryFile(), damaged);
    expect(store().read(join(folder, 'a.mdx'), 'text')).toBeUndefined();
    expect(store().readBody(join(folder, 'a.mdx'), 'text')).toBeUndefined();
  }
});

describe('where a fuller version may have a page', () => {
  const file = () => join(folder, 'a.mdx');
  const reading = () =>
    openPageStore({
      settings: { root: folder } as CompileSettings,
      cacheDir: join(folder, 'cache'),
      version: 'reading',
      fuller: 'v1',
    });
  const light = { ...page(), html: ['<p>light</p>'] };

  test('what it has is taken', () => {
    const written = store().write(file(), 'text', page());
    const opened = reading();
    expect(opened.read(file(), 'text')).toEqual(written);
    expect(opened.readBody(file(), 'text')?.html).toEqual(page().html);
    expect(opened.fileOf(file(), 'text')).toBe(store().fileOf(file(), 'text'));
  });

  test('what is written is never taken for the fuller one', () => {
    const written = reading().write(file(), 'text', light);
    expect(store().read(file(), 'text')).toBeUndefined();
    expect(reading().read(file(), 'text')).toEqual(written);
    expect(reading().readBody(file(), 'text')?.html).toEqual(['<p>light</p>']);
  });

  test('a fuller page that no longer holds is not mixed with what was written since', () => {
    const included = join(folder, 'included.ts');
    store().write(file(), 'text', page([included]));
    writeFileSync(included, '1');
    reading().write(file(), 'text', light);
    const opened = reading();
    expect(opened.read(file(), 'text')?.hash).toBe(reading().write(file(), 'text', light).hash);
    expect(opened.readBody(file(), 'text')?.html).toEqual(['<p>light</p>']);
  });
});
