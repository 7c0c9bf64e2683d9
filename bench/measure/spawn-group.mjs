import { spawn } from 'node:child_process';

const groups = new Set();

/**
 * Starts a command as the leader of a new process group, so that `killGroup` stops all its child
 * processes.
 */
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

// A separate process group does not receive Ctrl+C from the terminal.
process.on('exit', () => {
  for (const pid of groups) killGroup(pid);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
