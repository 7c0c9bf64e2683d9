import {
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../../files/is-running';
import { keepFileCurrent } from '../../watchdog/watchdog';

/**
 * Time in milliseconds without a heartbeat until a lock is abandoned, even if a process with its ID exists, because
 * operating systems reuse process IDs. Much longer than the heartbeat interval, because the machine can be busy.
 */
const MAX_AGE = 60_000;
/** Age in milliseconds from which a lock without valid content is abandoned. */
const MAX_WRITE_TIME = 5000;
/** Time between two attempts, in milliseconds. */
const RETRY_DELAY = 200;

interface LockOwner {
  pid: number;
  /** Place where the process ID is valid. */
  host: string;
  /** Distinguishes several builds in one process. */
  token: string;
}

export interface AcquireBuildLockOptions {
  cacheDir: string;
  /** Called once if another process holds the lock. */
  onWait: (pid: number, file: string) => void;
}

/** Locks of this process, by token. */
const held = new Set<string>();

/**
 * Waits until no other build uses a cache folder, then locks the folder with a file. Locks of processes that no longer
 * run are replaced, so that a killed build never blocks the next one.
 *
 * @returns a function that removes the lock
 */
export async function acquireBuildLock({
  cacheDir,
  onWait,
}: AcquireBuildLockOptions): Promise<() => void> {
  const file = join(cacheDir, 'build.lock');
  const owner: LockOwner = {
    pid: process.pid,
    host: getPidScope(),
    token: `${process.pid}.${Math.random().toString(36).slice(2)}`,
  };
  mkdirSync(dirname(file), { recursive: true });
  let isWaiting = false;
  while (!tryCreate(file, JSON.stringify(owner))) {
    const text = readLock(file);
    if (text === undefined) continue;
    const other = parseOwner(text);
    if (isAbandoned(other, file)) {
      removeAbandoned(file, text, owner.token);
      continue;
    }
    if (other && !isWaiting) {
      onWait(other.pid, file);
      isWaiting = true;
    }
    await sleep(RETRY_DELAY);
  }
  held.add(owner.token);
  const stopHeartbeat = keepFileCurrent(file);
  const release = () => {
    stopHeartbeat();
    process.off('exit', release);
    held.delete(owner.token);
    if (parseOwner(readLock(file))?.token === owner.token) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Creates the lock file. Returns `false` if it already exists. */
function tryCreate(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Returns the content of a lock, or `undefined` if it was removed in the meantime. */
function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // The message of Node.js does not include the path of a folder.
    (error as Error).message += `: ${file}`;
    throw error;
  }
}

function parseOwner(text: string | undefined): LockOwner | undefined {
  try {
    const owner = JSON.parse(text ?? '') as Partial<LockOwner> | null;
    return typeof owner?.pid === 'number' ? (owner as LockOwner) : undefined;
  } catch {
    return undefined;
  }
}

function isAbandoned(owner: LockOwner | undefined, file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return false;
  const age = Date.now() - stat.mtimeMs;
  // Without an owner, another process is creating the lock at the moment, or was killed while doing so.
  if (age > MAX_AGE || !owner) return age > MAX_WRITE_TIME;
  const { pid, host, token } = owner;
  if (host !== getPidScope()) return false;
  return pid === process.pid ? !held.has(token) : !isRunning(pid);
}

/**
 * Returns the place where process IDs of this process are valid. Containers with a shared cache folder can have the same
 * host name, but have different process IDs.
 */
function getPidScope(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Only Linux has process ID namespaces.
    return hostname();
  }
}

/** Removes an abandoned lock, unless another process has replaced it in the meantime. */
function removeAbandoned(file: string, text: string, token: string): void {
  const moved = `${file}.${token}`;
  try {
    renameSync(file, moved);
    if (readLock(moved) === text) rmSync(moved, { force: true });
    else renameSync(moved, file);
  } catch {
    // Another process was faster.
  }
}
