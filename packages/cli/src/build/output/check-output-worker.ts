import { parentPort, workerData } from 'node:worker_threads';

import { type CheckLastOutputInput, checkLastOutput } from './check-last-output';

// Worker entry point: sends the result of `checkLastOutput`. The input is not a message, because messages wait until the thread
// of the build is idle.
parentPort!.postMessage(checkLastOutput(workerData as CheckLastOutputInput));
