import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FSWatcher } from 'chokidar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type FileChange, type SiteWatcher, watchSite } from './watch-site';

let folder = '';
let watcher: SiteWatcher | undefined;
const reported: FileChange[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-watch-'));
  reported.length = 0;
  warn.mockClear();
});
afterEach(async () => {
  await watcher?.close();
  rmSync(folder, { recursive: true });
});

const file = (name: string) => join(folder, name);
const names = () => reported.map(({ kind, path }) => `${kind} ${path.slice(folder.length + 1)}`);

const warn = vi.fn();

function start(roots: string[], since: number): void {
  watcher = watchSite({
    roots,
    since,
    logger: { warn },
    async onChange(changes) {
      reported.push(...changes);
    },
  });
}

test('reports files that were written after the first read and before watching, and no older ones', async () => {
  writeFileSync(file('old.mdx'), '# Old');
  await new Promise((done) => setTimeout(done, 50));
  const since = Date.now();
  await new Promise((done) => setTimeout(done, 50));
  writeFileSync(file('new.mdx'), '# New');
  start([folder], since);
  await expect.poll(() => names()).toEqual(['add new.mdx']);
});

test('reports a moved file that keeps its old modification time', async () => {
  const since = Date.now();
  await new Promise((done) => setTimeout(done, 50));
  writeFileSync(file('moved.mdx'), '# Moved');
  utimesSync(file('moved.mdx'), 1, 1);
  start([folder], since);
  await expect.poll(() => names()).toEqual(['add moved.mdx']);
});

test('reports a file in a folder that did not exist', async () => {
  start([file('theme/index.tsx')], Date.now());
  await new Promise((done) => setTimeout(done, 200));
  mkdirSync(file('theme'));
  writeFileSync(file('theme/index.tsx'), '');
  await expect.poll(() => names()).toEqual(['add theme/index.tsx']);
});

test('continues to watch a folder that is deleted and restored', async () => {
  const root = file('content');
  const write = (text: string) => {
    mkdirSync(join(root, 'a'), { recursive: true });
    writeFileSync(join(root, 'a/b.mdx'), text);
  };
  const waitForChange = (change: string, act: () => void) =>
    expect
      .poll(() => {
        act();
        return names();
      })
      .toContain(change);

  write('one');
  start([root], Date.now() + 1000);
  let round = 0;
  await waitForChange('change content/a/b.mdx', () => write(`${round++}`));
  rmSync(root, { recursive: true });
  await waitForChange('unlink content/a/b.mdx', () => undefined);
  write('two');
  await waitForChange('add content', () => undefined);
  reported.length = 0;
  await waitForChange('change content/a/b.mdx', () => write(`${round++}`));
});

test('reports a file that is written again right after it was reported', async () => {
  const path = file('page.mdx');
  writeFileSync(path, 'before');
  let last = '';
  watcher = watchSite({
    roots: [folder],
    since: Date.now() + 1000,
    async onChange() {
      last = readFileSync(path, 'utf8');
    },
  });
  const waitForText = (text: string) => expect.poll(() => last, { interval: 1 }).toBe(text);
  await expect
    .poll(() => {
      writeFileSync(path, 'ready');
      return last;
    })
    .toBe('ready');
  await new Promise((done) => setTimeout(done, 200));

  writeFileSync(path, 'saved');
  await waitForText('saved');
  writeFileSync(path, 'formatted');
  await waitForText('formatted');
});

test('reports a file that is truncated before it is written once, when it has content', async () => {
  const path = file('docs.config.ts');
  writeFileSync(path, 'before');
  const texts: string[] = [];
  watcher = watchSite({
    roots: [path],
    since: Date.now() + 1000,
    async onChange() {
      texts.push(readFileSync(path, 'utf8'));
    },
  });
  await expect
    .poll(() => {
      writeFileSync(path, 'ready');
      return texts.at(-1);
    })
    .toBe('ready');
  await new Promise((done) => setTimeout(done, 200));
  texts.length = 0;

  writeFileSync(path, '');
  await new Promise((done) => setTimeout(done, 30));
  writeFileSync(path, 'after');
  await expect.poll(() => texts).toEqual(['after']);
  await new Promise((done) => setTimeout(done, 200));
  expect(texts).toEqual(['after']);

  writeFileSync(path, '');
  await expect.poll(() => texts).toEqual(['after', '']);
});

test('warns about a symlink loop once, and continues to watch', async () => {
  start([folder], Date.now());
  for (const name of ['a', 'b']) {
    symlinkSync(name, file(name));
    await expect.poll(() => warn.mock.calls.length).toBe(1);
  }
  expect(warn.mock.calls.join()).toContain('ELOOP');
  writeFileSync(file('page.mdx'), '# Page');
  await expect.poll(() => names()).toContain('add page.mdx');
});

test('explains how to increase the limit of watched files', () => {
  const on = vi.spyOn(FSWatcher.prototype, 'on');
  start([folder], Date.now());
  const emitError = on.mock.calls.find(([event]) => event === 'error')?.[1] as unknown as (
    error: NodeJS.ErrnoException,
  ) => void;
  on.mockRestore();
  emitError(Object.assign(new Error('ENOSPC: limit reached'), { code: 'ENOSPC' }));
  emitError(Object.assign(new Error('EACCES: denied'), { code: 'EACCES' }));
  emitError(Object.assign(new Error('ENOSPC: limit reached'), { code: 'ENOSPC' }));
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining('fs.inotify.max_user_watches'),
    expect.stringContaining('EACCES: denied'),
  ]);
});

test('ignores a file whose folder is replaced by a file right after a change', async () => {
  mkdirSync(file('a'));
  writeFileSync(file('a/page.mdx'), 'before');
  start([folder], Date.now() + 1000);
  await expect
    .poll(() => {
      writeFileSync(file('a/page.mdx'), `${Math.random()}`);
      return names();
    })
    .toContain('change a/page.mdx');
  rmSync(file('a'), { recursive: true });
  writeFileSync(file('a'), '');
  await expect.poll(() => names()).toContain('unlink a/page.mdx');
  // An error in the delayed check of the changed file would fail the test run.
  await new Promise((done) => setTimeout(done, 200));
});
