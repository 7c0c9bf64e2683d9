import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createOutput } from './output';
import { openOutputUpdate } from './output-update';

const { fileSystem } = vi.hoisted(() => ({ fileSystem: { canRename: false } }));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const fail = () => {
    throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
  };
  const isInCache = (path: unknown) => String(path).includes('cache');
  return {
    ...fs,
    linkSync: fail,
    renameSync(from: string, to: string) {
      if (!fileSystem.canRename && isInCache(from) !== isInCache(to)) fail();
      fs.renameSync(from, to);
    },
  };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-copied-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const options = () => ({ outDir: join(folder, 'dist'), cacheDir: join(folder, 'cache') });
const open = () => openOutputUpdate({ ...options(), keep: [], force: false });

async function build(files: Record<string, string>) {
  const output = createOutput(options());
  for (const [path, content] of Object.entries(files)) output.write(path, content);
  const { written } = await output.commit();
  await output.discard();
  return written;
}

describe.each([
  ['the cache is on another file system', false],
  ['the file system has no hard links', true],
])('if %s', (_, canRename) => {
  beforeEach(() => {
    fileSystem.canRename = canRename;
  });

  test('later builds reuse the files', async () => {
    const site = { 'index.html': 'home', 'guide/a.html': 'a', 'guide/b.html': 'b' };
    expect(await build(site)).toEqual(Object.keys(site));
    expect(await build(site)).toEqual([]);
    expect(await build({ ...site, 'guide/a.html': 'new' })).toEqual(['guide/a.html']);
    const update = open()!;
    update.write('guide/b.html', 'new');
    expect((await update.commit())?.written).toEqual(['guide/b.html']);
    await update.discard();
    expect(await open()?.isUnmodified()).toBe(true);
    expect(readFileSync(join(folder, 'dist/guide/b.html'), 'utf8')).toBe('new');
  });
});
