import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Disables telemetry. Only the package registries are contacted. */
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/**
 * Runs a program in the repository. It inherits standard output and error, unless `stdio` is set.
 * With `onOutput`, that function receives the output as well. Resolves to the exit code.
 */
export async function run(
  command,
  args,
  {
    env = {},
    cwd = root,
    onOutput,
    stdio = onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
  } = {},
) {
  const child = spawn(command, args, {
    cwd,
    stdio,
    env: { ...process.env, ...QUIET, ...env },
  });
  if (!onOutput) return exitOf(child);
  child.stdout.on('data', onOutput).pipe(process.stdout, { end: false });
  child.stderr.on('data', onOutput).pipe(process.stderr, { end: false });
  const closed = new Promise((done) => child.on('close', done));
  const code = await exitOf(child);
  // The rest of the output follows at once, but a program in the background can keep the pipes open.
  await Promise.race([closed, setTimeout(1000, undefined, { ref: false })]);
  return code;
}

/** Resolves to the exit code of a process, which receives the signals of this one. */
function exitOf(child) {
  return new Promise((done, fail) => {
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, forward);
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, forward);
      done(code ?? (signal ? 1 : 0));
    });
  });
}

/** Runs pnpm through npx. */
export async function pnpm(args, options) {
  return run('npx', ['--yes', 'pnpm@12', ...args], options);
}

/** Returns the path of a program on PATH, or `undefined`. */
export function which(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Exits with an error if the version of Node.js is not supported. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Node.js 20.19 or newer is required, but this is ${process.versions.node}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}
