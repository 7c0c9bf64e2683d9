import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { acquireBuildLock } from './build-lock';

let cacheDir = '';
beforeEach(() => {
  cacheDir = mkdtempSync(join(tmpdir(), 'octavo-lock-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true }));

const acquire = (onWait: (pid: number, file: string) => void = () => undefined) =>
  acquireBuildLock({ cacheDir, onWait });
const writeLock = (content: unknown) =>
  writeFileSync(
    join(cacheDir, 'build.lock'),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
/** Process ID that no process has, because it is above the limit of all operating systems. */
const DEAD = 2 ** 30;

test('locks the folder until it is released', async () => {
  const release = await acquire();
  expect(readdirSync(cacheDir)).toEqual(['build.lock']);
  release();
  expect(readdirSync(cacheDir)).toEqual([]);
});

test('a second build waits for the first, names its process, and builds one at a time', async () => {
  const onWait = vi.fn();
  let running = 0;
  const build = async () => {
    const release = await acquire(onWait);
    expect(++running).toBe(1);
    await new Promise((done) => setTimeout(done, 1));
    running--;
    release();
  };
  await Promise.all([build(), build(), build()]);
  expect(onWait).toHaveBeenCalledTimes(2);
  expect(onWait).toHaveBeenCalledWith(process.pid, join(cacheDir, 'build.lock'));
  expect(readdirSync(cacheDir)).toEqual([]);
});

test.each([
  ['a process that no longer runs', { pid: DEAD, host: hostname(), token: 'a' }],
  ['an earlier process with the same ID', { pid: process.pid, host: hostname(), token: 'a' }],
])('replaces the lock of %s', async (_name, content) => {
  writeLock(content);
  const onWait = vi.fn();
  (await acquire(onWait))();
  expect(onWait).not.toHaveBeenCalled();
  expect(readdirSync(cacheDir)).toEqual([]);
});

test.each(['', '{"pid":1', 'null', '[]', '{"pid":"x"}'])(
  'replaces the old lock %j',
  async (content) => {
    writeLock(content);
    utimesSync(join(cacheDir, 'build.lock'), 0, 0);
    (await acquire())();
    expect(readdirSync(cacheDir)).toEqual([]);
  },
);

test('waits while another process is writing its lock', async () => {
  writeLock('');
  const onWait = vi.fn(() => rmSync(join(cacheDir, 'build.lock')));
  const acquired = acquire(onWait);
  writeLock({ pid: DEAD, host: 'another-host', token: 'a' });
  (await acquired)();
  expect(onWait).toHaveBeenCalledOnce();
});

test('waits for a process on another host, until its lock is no longer updated', async () => {
  writeLock({ pid: DEAD, host: 'another-host', token: 'a' });
  const onWait = vi.fn(() => {
    utimesSync(join(cacheDir, 'build.lock'), 0, 0);
  });
  (await acquire(onWait))();
  expect(onWait).toHaveBeenCalledExactlyOnceWith(DEAD, join(cacheDir, 'build.lock'));
});

test('does not remove the lock of another build', async () => {
  const release = await acquire();
  writeLock({ pid: process.pid, host: hostname(), token: 'other' });
  release();
  expect(readdirSync(cacheDir)).toEqual(['build.lock']);
});

test('fails if the lock cannot be read', async () => {
  mkdirSync(join(cacheDir, 'build.lock'));
  await expect(acquire()).rejects.toThrow('EISDIR');
});
