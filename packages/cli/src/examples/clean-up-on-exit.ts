import { rmSync } from 'node:fs';
import { constants } from 'node:os';

interface CleanUp {
  folder: string;
  kill: () => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const pending = new Set<CleanUp>();

/**
 * Kills processes and removes their temporary folder when this process exits, also because of Ctrl+C.
 *
 * @param kill - kills the processes that use the folder
 * @returns a function to call when the processes have ended and the folder is removed
 */
export function cleanUpOnExit(folder: string, kill: () => void): () => void {
  const cleanUp = { folder, kill };
  // Without listeners, a signal also ends a process that is busy.
  if (pending.size === 0) {
    process.on('exit', cleanUpAll);
    // The second signal of package managers, which forward Ctrl+C, must not interrupt the first one.
    for (const signal of SIGNALS) process.on(signal, exit);
  }
  pending.add(cleanUp);
  return () => {
    pending.delete(cleanUp);
    if (pending.size > 0) return;
    process.off('exit', cleanUpAll);
    for (const signal of SIGNALS) process.off(signal, exit);
  };
}

function exit(signal: (typeof SIGNALS)[number]): void {
  process.exit(128 + constants.signals[signal]);
}

function cleanUpAll(): void {
  for (const { kill } of pending) kill();
  for (const { folder } of pending) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // Commands of a worker process still write to it. That process removes it.
    }
  }
}
