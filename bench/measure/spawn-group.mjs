import { spawn } from 'node:child_process';

const groups = new Set();

/** Start a command as leader of its own process group, so that `killGroup` reaches all it starts. */
export function spawnGroup([command, ...args], options) {
  const child = spawn(command, args, { ...options, detached: true });
  groups.add(child.pid);
  child.once('exit', () => groups.delete(child.pid));
  return child;
}

export function killGroup(pid, signal = 'SIGKILL') {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

// A group of its own does not hear the terminal's Ctrl+C.
process.on('exit', () => {
  for (const pid of groups) killGroup(pid);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
