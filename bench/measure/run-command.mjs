import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { logOf, siteOf } from '../lab.mjs';
import { environmentFor } from './environment.mjs';
import { sampleMemory } from './memory-sampler.mjs';
import { killGroup, spawnGroup } from './spawn-group.mjs';

const LOG_TAIL = 2000;

// `times` prints the user and system time of all processes that the shell has waited for.
const TIMED = '"$@"; code=$?; times > "$BENCH_TIMES"; exit $code';

/**
 * Runs a command of a peer in its site, or in `cwd`, and waits until it exits. `env` contains additional environment
 * variables. With `quiet`, the log of a failed command is not printed.
 *
 * @returns {Promise<{wall: number, cpu: number, largest: number, tree: number}>} seconds and MiB
 * @throws if it fails or takes longer than `timeout` seconds
 */
export async function runCommand(
  peer,
  command,
  { nodeFolder, timeout, cwd = siteOf(peer), env = {}, quiet = false },
) {
  const log = logOf(peer);
  const timesFile = `${log}.times`;
  mkdirSync(path.dirname(log), { recursive: true });
  rmSync(timesFile, { force: true });
  const output = openSync(log, 'w');

  const started = performance.now();
  const child = spawnGroup(['sh', '-c', TIMED, 'sh', ...command], {
    cwd,
    env: environmentFor(peer, nodeFolder, { CI: '1', ...env, BENCH_TIMES: timesFile }),
    stdio: ['ignore', output, output],
  });
  const memory = sampleMemory(child.pid);
  const timer = setTimeout(() => killGroup(child.pid), timeout * 1000);
  const [code, signal] = await new Promise((resolve) => {
    child.once('exit', (...result) => resolve(result));
  });
  const wall = (performance.now() - started) / 1000;
  clearTimeout(timer);
  closeSync(output);
  const { largest, tree } = memory.stop();

  if (signal) throw new Error(`timed out after ${timeout} s`);
  if (code !== 0) {
    if (!quiet) console.error(readFileSync(log, 'utf8').slice(-LOG_TAIL));
    throw new Error(`exited with code ${code}`);
  }
  return { wall, cpu: cpuSeconds(readFileSync(timesFile, 'utf8')), largest, tree };
}

/** Parses the second line of `times`, for example `1m2.34s 0m5.6s`. Returns seconds. */
function cpuSeconds(times) {
  const [user, system] = times.trim().split('\n')[1].split(' ').map(seconds);
  return user + system;
}

function seconds(text) {
  const [, minutes, rest] = /(\d+)m([\d.]+)s/.exec(text);
  return Number(minutes) * 60 + Number(rest);
}
