import { memoryOfTree } from './process-tree.mjs';

const INTERVAL_MS = 100;

/**
 * Watch the memory of a process tree until `stop` is called.
 *
 * @returns {{stop: () => {largest: number, tree: number}}} MiB: the largest single process, and the
 *   most that all had together
 */
export function sampleMemory(pid) {
  let largest = 0;
  let tree = 0;
  let previous = 0;
  const sample = () => {
    const memory = memoryOfTree(pid);
    largest = Math.max(largest, memory.largest);
    // What catches a fork before its exec counts a process twice: a peak has to last two samples.
    tree = Math.max(tree, Math.min(previous, memory.now));
    previous = memory.now;
  };
  const timer = setInterval(sample, INTERVAL_MS);
  return {
    stop() {
      clearInterval(timer);
      // The largest process' peak is exact, the sum may have peaked between two samples.
      return { largest: Math.round(largest), tree: Math.round(Math.max(tree, largest)) };
    },
  };
}
