import { parentPort, workerData } from 'node:worker_threads';

import { checkLastOutput } from '../build/output/check-last-output';
import type { LastBuildCheckInput } from './last-build-check';
import { findChangedInputs, openFolderInputs } from './site-inputs';

// Worker entry point: sends the result of `findChangedInputs`, which a build uses first, and then that of `checkLastOutput`.
const input = workerData as LastBuildCheckInput;
parentPort!.postMessage(findChangedInputs(openFolderInputs(input.cacheDir), input.started));
parentPort!.postMessage(checkLastOutput(input));
