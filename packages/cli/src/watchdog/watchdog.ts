import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

import { type ActivityBoard, openBoard } from './activity-board';

/** Milliseconds after which an activity counts as stuck, until the configuration is loaded. The default of `build.pageTimeout`. */
const DEFAULT_TIMEOUT = 60_000;

let board: ActivityBoard | undefined;

/**
 * Starts a thread that prints activities that take long, and ends the process with exit code 1 when one exceeds the timeout.
 * A separate thread can do this while the main thread is in an endless loop.
 */
export function startWatchdog(): void {
  if (board) return;
  board = openBoard();
  board.timeout = DEFAULT_TIMEOUT;
  const monitor = new Worker(new URL('./watchdog-monitor.js', import.meta.url), {
    workerData: board.memory,
    // It holds nothing but this code.
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  monitor.on('message', () => process.exit(1));
  monitor.unref();
}

/** Sets how long an activity may take, in milliseconds. */
export function setActivityTimeout(milliseconds: number): void {
  if (board) board.timeout = milliseconds;
}

/** Returns the memory that `joinWatchdog` takes in another thread. */
export function watchdogMemory(): SharedArrayBuffer | undefined {
  return board?.memory;
}

/** Has the watchdog of another thread watch the activities of this one. */
export function joinWatchdog(memory: SharedArrayBuffer | undefined): void {
  if (memory) board = openBoard(memory);
}

/**
 * Runs something that could take forever because it runs code of the site, and reports it as the current activity.
 *
 * @param label continues a sentence, such as `rendering guide/start.mdx`
 */
export function watch<T>(label: string, run: () => T): T {
  return runActivity(label, true, run);
}

/** Like `watch`, for work of which a large site needs any amount of time. */
export function watchWithoutTimeout<T>(label: string, run: () => T): T {
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
  if (!(result instanceof Promise)) {
    end();
    return result;
  }
  return result.finally(end) as T;
}

/**
 * Makes the process exit with code 1 if it exits before the returned function is called, and prints what was pending: a promise
 * that never settles leaves nothing to wait for, and code of the site can call `process.exit(0)`.
 */
export function requireCompletion(command: string): () => void {
  const onExit = () => {
    process.exitCode = 1;
    if (board?.hasTimedOut) return;
    const labels = board?.list().map(({ label }) => label) ?? [];
    const pending = labels.length > 0 ? ` while ${labels.join(', ')}` : '';
    // Streams are not flushed any more.
    writeSync(
      2,
      `\u2717 ${command} exited before it was finished${pending}.\n\n\u2192 A promise never settled, or process.exit() was called.\n`,
    );
  };
  process.once('exit', onExit);
  return () => void process.off('exit', onExit);
}
