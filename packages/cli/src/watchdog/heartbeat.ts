import { utimesSync } from 'node:fs';

/** Time between two heartbeats, in milliseconds. */
const INTERVAL = 5000;

/**
 * Sets the modification time of a file to the current time at regular intervals.
 *
 * @returns a function that stops the heartbeat
 */
export function startHeartbeat(file: string): () => void {
  const timer = setInterval(() => touch(file), INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // The folder was deleted during the build.
  }
}
