import { memoryOfTree } from './process-tree.mjs';

const INTERVAL_MS = 100;

/**
 * Samples the memory of a process tree until `stop` is called.
 *
 * @returns {{stop: () => {largest: number, tree: number}}} MiB: the peak of the largest process,
 *   and the peak of the sum
 */
export function sampleMemory(pid) {
  let largest = 0;
  let tree = 0;
  let previous = 0;
  const sample = () => {
    const memory = memoryOfTree(pid);
    largest = Math.max(largest, memory.largest);
    // A sample between fork and exec counts a process twice, so a peak has to last for two samples.
    tree = Math.max(tree, Math.min(previous, memory.now));
    previous = memory.now;
  };
  const timer = setInterval(sample, INTERVAL_MS);
  return {
    stop() {
      clearInterval(timer);
      // The peak of the largest process is exact. The sum can have peaked between two samples.
      return { largest: Math.round(largest), tree: Math.round(Math.max(tree, largest)) };
    },
  };
}
