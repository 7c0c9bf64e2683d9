import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '../model/config';
import { openRemoteCache } from '../remote-cache/remote-cache';
import { createOutput } from './output/output';
import { openRemoteFiles } from './remote-files';

vi.mock('../remote-cache/remote-cache');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-remote-files-'));
  vi.stubEnv('TURBO_TOKEN', 'secret');
  vi.stubEnv('TURBO_API', 'http://cache.test');
  vi.stubEnv('TURBO_CACHE', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const config = (): Pick<SiteConfig, 'cwd' | 'cacheDir' | 'outDir' | 'build'> => ({
  cwd: folder,
  cacheDir: join(folder, 'cache'),
  outDir: join(folder, 'dist'),
  build: { keep: [], pageTimeout: 60, remoteCache: true },
});

/** Restores a cache that contains files with their names as content. */
async function restore(names: readonly string[], missing: readonly string[] = []) {
  vi.mocked(openRemoteCache).mockReturnValue({
    async restore(isWanted, write) {
      for (const name of names) {
        const key = name.startsWith('output/') ? 'key' : undefined;
        const file = { name, size: name.length, hash: '', key };
        if (isWanted(file)) write(file, Buffer.from(name));
      }
    },
    upload: async () => {},
    summary: () => ({ files: 0, downloaded: 0, uploaded: 0, failure: undefined }),
  });
  const output = createOutput(config());
  const remote = openRemoteFiles(config(), 'version', { warn: () => {} })!;
  await remote.restore(
    missing.map((name) => join(folder, 'cache', name)),
    output,
  );
  return output;
}

const PAGE = `pages/0a/${'0'.repeat(32)}.jsonl`;
const OTHER_PAGE = `pages/0b/${'0'.repeat(32)}.jsonl`;

test('restores missing pages, shared files and output files', async () => {
  const names = [PAGE, OTHER_PAGE, 'bundle/production/client.json', 'output/a/index.html'];
  const output = await restore(names, [PAGE]);
  expect(readFileSync(join(folder, 'cache', PAGE), 'utf8')).toBe(PAGE);
  expect(existsSync(join(folder, 'cache', OTHER_PAGE))).toBe(false);
  expect(existsSync(join(folder, 'cache/bundle/production/client.json'))).toBe(true);
  expect(output.has('a/index.html', 'key')).toBe(true);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('only restores pages if the site was built before', async () => {
  const first = createOutput(config());
  first.write('index.html', 'text');
  await first.commit();
  const output = await restore([PAGE, 'page-lists.json', 'output/a.html'], [PAGE]);
  expect(existsSync(join(folder, 'cache', PAGE))).toBe(true);
  expect(existsSync(join(folder, 'cache/page-lists.json'))).toBe(false);
  expect(output.has('a.html', 'key')).toBe(false);
});

test('does not write files with other names', async () => {
  const names = [
    'output.json',
    'build.lock',
    'generated/production/a.js',
    'docs.config.ts',
    'pages/x',
  ];
  await restore(names);
  for (const name of names) expect(existsSync(join(folder, 'cache', name))).toBe(false);
});

test('a file with the name of a folder does not stop the build', async () => {
  const output = await restore(['output/a', 'output/a/b', 'output/c']);
  expect(output.has('a', 'key')).toBe(true);
  expect(output.has('a/b', 'key')).toBe(false);
  expect(output.has('c', 'key')).toBe(true);
});

test('invalid environment variables are reported, and the cache is not used', () => {
  vi.stubEnv('TURBO_API', 'ftp://cache.test');
  const warn = vi.fn();
  expect(openRemoteFiles(config(), 'version', { warn })).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TURBO_API must be a URL'));
});
