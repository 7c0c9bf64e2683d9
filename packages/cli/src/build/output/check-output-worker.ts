import { parentPort, workerData } from 'node:worker_threads';

import {
  type CheckLastOutputInput,
  checkLastOutput,
  findUnmodified,
  type LastOutput,
} from './check-last-output';

/**
 * Message of the worker: the number of files, or `undefined` if they are not the last build. Then, after a message to the
 * worker, the result of `checkLastOutput`.
 */
export interface CheckMessage {
  total?: number | undefined;
  folder?: LastOutput | undefined;
}

// Worker entry point: checks the output of the last build. The input is not a message, because messages wait until the thread
// of the build is idle.
const input = workerData as CheckLastOutputInput;
const files = findUnmodified(input);
const send = (message: CheckMessage) => parentPort!.postMessage(message);
send({ total: files?.length });
parentPort!.once('message', () => send({ folder: files && checkLastOutput(input, files) }));
