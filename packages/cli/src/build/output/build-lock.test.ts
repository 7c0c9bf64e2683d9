import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
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
/** Returns the `host` of locks of this process. */
async function ownHost(): Promise<string> {
  const release = await acquire();
  const { host } = JSON.parse(readFileSync(join(cacheDir, 'build.lock'), 'utf8')) as {
    host: string;
  };
  release();
  return host;
}
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
  ['a process that no longer runs', { pid: DEAD, token: 'a' }],
  ['an earlier process with the same ID', { pid: process.pid, token: 'a' }],
])('replaces the lock of %s', async (_name, owner) => {
  writeLock({ ...owner, host: await ownHost() });
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

test.each([
  ['on another host', DEAD, async () => 'another-host'],
  [
    'with the same ID in a container with the same host name',
    process.pid,
    async () => `${(await ownHost()).split(' ')[0]} pid:[1]`,
  ],
])('waits for a process %s, until its lock is no longer updated', async (_name, pid, host) => {
  writeLock({ pid, host: await host(), token: 'a' });
  const onWait = vi.fn(() => {
    utimesSync(join(cacheDir, 'build.lock'), 0, 0);
  });
  (await acquire(onWait))();
  expect(onWait).toHaveBeenCalledExactlyOnceWith(pid, join(cacheDir, 'build.lock'));
});

test('updates the lock while it is held', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const file = join(cacheDir, 'build.lock');
    const release = await acquire();
    utimesSync(file, 0, 0);
    vi.advanceTimersByTime(5000);
    expect(statSync(file).mtimeMs).toBeGreaterThan(0);
    release();
    writeLock('');
    utimesSync(file, 0, 0);
    vi.advanceTimersByTime(5000);
    expect(statSync(file).mtimeMs).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('does not remove the lock of another build', async () => {
  const release = await acquire();
  writeLock({ pid: process.pid, host: '', token: 'other' });
  release();
  expect(readdirSync(cacheDir)).toEqual(['build.lock']);
});

test('fails if the lock cannot be read', async () => {
  mkdirSync(join(cacheDir, 'build.lock'));
  await expect(acquire()).rejects.toThrow(/EISDIR.*build\.lock/);
});
