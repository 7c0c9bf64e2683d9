import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Nothing here talks to anybody but the package registries. */
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/** Run a program in the repository, its output passed on unless `stdio` says otherwise. Resolves to the exit code. */
export function run(command, args, { env = {}, cwd = root, stdio = 'inherit' } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      stdio,
      env: { ...process.env, ...QUIET, ...env },
    });
    child.on('error', fail);
    child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  });
}

/** Run pnpm: the one that is there when it is of the right major, else the one npx brings. */
export async function pnpm(args, options) {
  return run('npx', ['--yes', 'pnpm@12', ...args], options);
}

/** Path of a program on PATH, or `undefined`. */
export function which(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Expected Node.js 20.19 or newer, got ${process.versions.node}. Install one from https://nodejs.org.`,
  );
  process.exit(1);
}
