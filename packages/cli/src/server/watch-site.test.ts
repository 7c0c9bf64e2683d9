import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { type FileChange, type SiteWatcher, watchSite } from './watch-site';

let watcher: SiteWatcher;
let folder: string;
afterEach(async () => {
  await watcher.close();
  rmSync(folder, { recursive: true });
});

test('a folder that goes and comes back is watched as before', async () => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-watch-'));
  const root = join(folder, 'content');
  const page = join(root, 'a/b.mdx');
  const write = (text: string) => {
    mkdirSync(join(root, 'a'), { recursive: true });
    writeFileSync(page, text);
  };
  const seen: string[] = [];
  const note = async (changes: FileChange[]) => {
    seen.push(...changes.map(({ kind, path }) => `${kind} ${path.slice(folder.length + 1)}`));
  };
  const hears = (change: string, act: () => void) =>
    vi.waitFor(() => {
      act();
      expect(seen).toContain(change);
    });

  write('one');
  watcher = watchSite({ roots: [root], onChange: note });
  let round = 0;
  await hears('change content/a/b.mdx', () => write(`${round++}`));
  rmSync(root, { recursive: true });
  await hears('unlink content/a/b.mdx', () => undefined);
  write('two');
  await hears('add content', () => undefined);
  seen.length = 0;
  await hears('change content/a/b.mdx', () => write(`${round++}`));
});
