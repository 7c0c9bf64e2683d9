import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';

import { openBoard } from './activity-board';
import { createMonitor } from './create-monitor';

const INTERVAL = 250;
/** Milliseconds that the main thread has to exit by itself, after which its code is interrupted. */
const GRACE = 500;
/** Milliseconds after which the process is killed. */
const LIMIT = 5000;

const board = openBoard(workerData as SharedArrayBuffer);
const check = createMonitor(board);

const timer = setInterval(() => {
  const { messages, isStuck } = check(Date.now());
  for (const message of messages) writeSync(2, `${message}\n`);
  if (!isStuck) return;
  clearInterval(timer);
  endProcess();
}, INTERVAL);

/** Ends the process with exit code 1. `process.exit` would end only this thread. */
function endProcess(): void {
  board.hasTimedOut = true;
  parentPort!.postMessage('timeout');
  // A thread in an endless loop receives no messages, but the inspector can interrupt it.
  setTimeout(() => {
    const session = new Session();
    session.connectToMainThread();
    session.post('Runtime.terminateExecution');
    // A process with a session waits for its end and says so.
    session.disconnect();
  }, GRACE);
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), LIMIT);
}
