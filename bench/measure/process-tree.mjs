import { readdirSync, readFileSync } from 'node:fs';

const MIB = 1024;

/** Process ids of a process and all its descendants, from Linux' `/proc`. */
export function* processTree(pid) {
  yield pid;
  for (const thread of entries(`/proc/${pid}/task`)) {
    const children = read(`/proc/${pid}/task/${thread}/children`).trim();
    if (children === '') continue;
    for (const child of children.split(' ')) yield* processTree(Number(child));
  }
}

/** Resident memory of one process in MiB: now, and the most it ever had. */
export function memoryOf(pid) {
  const status = read(`/proc/${pid}/status`);
  const field = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / MIB;
  return { now: field('VmRSS'), peak: field('VmHWM') };
}

/** Resident memory of a whole tree in MiB. Pages that processes share count once for each. */
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

// A process may end between being listed and being read.
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
