import { parentPort, workerData } from 'node:worker_threads';

import { type CheckLastOutputInput, checkLastOutput, type LastOutput } from './check-last-output';

/** Message of the worker: the result of `checkLastOutput`. */
export type CheckMessage = LastOutput | undefined;

// Worker entry point: checks the output of the last build. The input is not a message, because messages wait until the thread
// of the build is idle.
const message: CheckMessage = checkLastOutput(workerData as CheckLastOutputInput);
parentPort!.postMessage(message);
