// Runs queries, without the cache of answers, and posts the duration of each in ms. A separate thread has one index in its
// memory, as in the browser. With many, garbage collection takes half of the time.
import { parentPort, workerData } from 'node:worker_threads';

import { startWorker } from './start-worker.mjs';

/** Queries before the measurement, because JavaScript engines optimize frequently used code. */
const WARM_UP_COUNT = 30;

const { url, files, queries } = workerData;
const send = await startWorker(url, files);
for (const query of queries.slice(0, WARM_UP_COUNT)) await send({ kind: 'query', query });
const durations = [];
for (const query of queries) {
  const started = performance.now();
  await send({ kind: 'query', query: `${query} ` });
  durations.push(performance.now() - started);
}
parentPort.postMessage(durations);
