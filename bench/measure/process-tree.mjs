import { readdirSync, readFileSync } from 'node:fs';

const MIB = 1024;

/** Returns the IDs of a process and all its descendants, from `/proc` on Linux. */
export function* processTree(pid) {
  yield pid;
  for (const thread of entries(`/proc/${pid}/task`)) {
    const children = read(`/proc/${pid}/task/${thread}/children`).trim();
    if (children === '') continue;
    for (const child of children.split(' ')) yield* processTree(Number(child));
  }
}

/** Returns the resident memory of one process in MiB: the current value and the peak. */
export function memoryOf(pid) {
  const status = read(`/proc/${pid}/status`);
  const field = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / MIB;
  return { now: field('VmRSS'), peak: field('VmHWM') };
}

/**
 * Returns the resident memory of a process tree in MiB. Shared memory pages count once for each
 * process.
 */
export function memoryOfTree(pid) {
  let now = 0;
  let largest = 0;
  for (const member of processTree(pid)) {
    const memory = memoryOf(member);
    now += memory.now;
    largest = Math.max(largest, memory.peak);
  }
  return { now, largest };
}

// A process can exit after it was listed and before it is read.
function entries(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
