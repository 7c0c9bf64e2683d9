import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';

import { openActivityBoard } from './activity-board';
import { createMonitor } from './create-monitor';
import { startHeartbeat } from './heartbeat';

/** Starts or stops the heartbeat of a file. */
export interface HeartbeatMessage {
  file: string;
  isActive: boolean;
}

const INTERVAL = 250;
/** Grace period in milliseconds for the main thread to exit before its execution is interrupted. */
const GRACE = 500;
/** Time in milliseconds until the process is killed. */
const LIMIT = 5000;

const board = openActivityBoard(workerData as SharedArrayBuffer);
const check = createMonitor(board);

const timer = setInterval(() => {
  const { messages, isStuck } = check(Date.now());
  for (const message of messages) writeSync(2, `${message}\n`);
  if (!isStuck) return;
  clearInterval(timer);
  endProcess();
}, INTERVAL);

const heartbeats = new Map<string, () => void>();

parentPort!.on('message', ({ file, isActive }: HeartbeatMessage) => {
  heartbeats.get(file)?.();
  if (isActive) heartbeats.set(file, startHeartbeat(file));
  else heartbeats.delete(file);
});

/** Terminates the process with exit code 1. Calling `process.exit()` here would only stop this thread. */
function endProcess(): void {
  board.hasTimedOut = true;
  parentPort!.postMessage('timeout');
  // A thread in an infinite loop does not receive messages, but the inspector can interrupt it.
  setTimeout(() => {
    const session = new Session();
    session.connectToMainThread();
    session.post('Runtime.terminateExecution');
    // Node.js waits for open inspector sessions before exiting and prints a message about them.
    session.disconnect();
  }, GRACE);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), LIMIT);
}
