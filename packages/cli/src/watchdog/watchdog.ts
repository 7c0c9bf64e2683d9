import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

import { type ActivityBoard, openActivityBoard } from './activity-board';
import { startHeartbeat } from './heartbeat';
import type { HeartbeatMessage } from './watchdog-monitor';

/** Activity timeout in milliseconds until the configuration is loaded. Same as the default for `build.pageTimeout`. */
const DEFAULT_TIMEOUT = 60_000;

let board: ActivityBoard | undefined;
let monitor: Worker | undefined;

/**
 * Starts a thread that prints slow activities, and exits the process with code 1 if an activity exceeds the timeout. A
 * separate thread keeps working while the main thread is stuck in an infinite loop.
 */
export function startWatchdog(): void {
  if (board) return;
  board = openActivityBoard();
  board.timeout = DEFAULT_TIMEOUT;
  monitor = new Worker(new URL('./watchdog-monitor.js', import.meta.url), {
    workerData: board.memory,
    // The monitor needs very little memory.
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  monitor.on('message', () => process.exit(1));
  monitor.unref();
}

/** Sets the activity timeout in milliseconds. */
export function setActivityTimeout(milliseconds: number): void {
  if (board) board.timeout = milliseconds;
}

/**
 * Updates the modification time of a file at regular intervals. With a watchdog, also while the main thread is busy.
 *
 * @returns a function that stops the updates
 */
export function keepFileCurrent(file: string): () => void {
  const thread = monitor;
  if (!thread) return startHeartbeat(file);
  const send = (isActive: boolean) =>
    thread.postMessage({ file, isActive } satisfies HeartbeatMessage);
  send(true);
  return () => send(false);
}

/** Returns the shared memory to pass to `joinWatchdog` in a worker thread. */
export function getWatchdogMemory(): SharedArrayBuffer | undefined {
  return board?.memory;
}

/** Registers the current worker thread with the watchdog of the main thread. */
export function joinWatchdog(memory: SharedArrayBuffer | undefined): void {
  if (memory) board = openActivityBoard(memory);
}

/**
 * Runs a function as an activity with a timeout, because code from the site may never finish.
 *
 * @param label - description in the form `rendering guide/start.mdx`
 */
export function trackActivity<T>(label: string, run: () => T): T {
  return runActivity(label, true, run);
}

/** Like `trackActivity`, but without a timeout, for work whose duration depends on the size of the site. */
export function trackActivityWithoutTimeout<T>(label: string, run: () => T): T {
  return runActivity(label, false, run);
}

function runActivity<T>(label: string, hasTimeout: boolean, run: () => T): T {
  if (!board) return run();
  const end = board.start(label, hasTimeout);
  let result: T;
  try {
    result = run();
  } catch (error) {
    end();
    throw error;
  }
  if (!isThenable(result)) {
    end();
    return result;
  }
  // Plugins can return promises of other libraries.
  return Promise.resolve(result).finally(end) as T;
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | undefined)?.then === 'function';
}

/**
 * Makes the process exit with code 1 and print pending activities if it exits before the returned function is called.
 * This happens if a promise never settles and the event loop is empty, or if code from the site calls `process.exit()`.
 */
export function requireCompletion(command: string): () => void {
  const onExit = () => {
    process.exitCode = 1;
    if (board?.hasTimedOut) return;
    const labels = board?.list().map(({ label }) => label) ?? [];
    const pending = labels.length > 0 ? ` while ${labels.join(', ')}` : '';
    // Asynchronous streams are not flushed during the `exit` event.
    writeSync(
      2,
      `\u2717 ${command} exited before it finished${pending}.\n\n\u2192 A promise never settled, or process.exit() was called.\n`,
    );
  };
  process.once('exit', onExit);
  return () => void process.off('exit', onExit);
}
