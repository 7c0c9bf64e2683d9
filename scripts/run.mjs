import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Disables telemetry. Only the package registries are contacted. */
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/**
 * Runs a program in the repository. It inherits standard output and error, unless `stdio` is set.
 * Resolves to the exit code.
 */
export function run(command, args, { env = {}, cwd = root, stdio = 'inherit' } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      stdio,
      env: { ...process.env, ...QUIET, ...env },
    });
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
