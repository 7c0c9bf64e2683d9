import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
let child: ChildProcess | undefined;
const hasStarted = (name: string) => existsSync(join(folder, name));
const readPid = (name: string) => Number(readFileSync(join(folder, name), 'utf8'));
const isRunning = (name: string) => hasStarted(name) && existsSync(`/proc/${readPid(name)}/cwd`);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-clean-up-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  for (const name of ['background', 'command'])
    if (isRunning(name)) process.kill(readPid(name), 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Returns code that loads a TypeScript module of this folder in Node.js. */
const load = (name: string) =>
  `await createJiti(${JSON.stringify(import.meta.url)}).import(${JSON.stringify(join(import.meta.dirname, name))})`;
const IMPORT = `import { createJiti } from ${JSON.stringify(import.meta.resolve('jiti'))};\n`;

/** Starts a sample in another process, with a background process and a command that waits and writes files. */
function startSample(place: string): ChildProcess {
  const worker = `${IMPORT}export default (${load('command-worker.ts')}).default;`;
  const main = `${IMPORT}
const { runProject } = ${load('run-project.ts')};
const { createWorkerProcess } = ${load('../files/worker-thread.ts')};
const { run: execute } = createWorkerProcess(new URL('worker.mjs', import.meta.url), 1);
const run = (command) => ({ kind: 'run', command, line: 1, exit: 0, outputs: [] });
const steps = [
  run('sleep 1000 > /dev/null 2>&1 & echo $! > "$ROOT/background"'),
  run('(trap "" INT TERM; while true; do mkdir -p "$PWD/a"; done) & echo $! > "$ROOT/command"; wait'),
];
await runProject({ line: 1, steps }, {
  cwd: '.',
  packages: '.',
  hidden: 'none',
  normalize: (line) => line,
  prelude: '',
  env: { ROOT: ${JSON.stringify(folder)} },
  timeout: 600,
  network: true,
  ...(${place === 'a worker process'} && { execute }),
}, async () => []);`;
  writeFileSync(join(folder, 'worker.mjs'), worker);
  writeFileSync(join(folder, 'main.mjs'), main);
  return spawn(process.execPath, ['main.mjs'], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder },
    stdio: 'ignore',
    // A group, like the processes of a terminal.
    detached: true,
  });
}

test.each([
  ['this process', 'SIGINT', 130],
  ['this process', 'SIGTERM', 143],
  ['a worker process', 'SIGINT', 130],
  ['a worker process', 'SIGTERM', 143],
  ['this process', 'SIGHUP', 129],
] as const)(
  'ends the commands of %s and removes their folder on %s',
  async (place, signal, code) => {
    child = startSample(place);
    const exited = once(child, 'exit');
    await expect.poll(() => isRunning('command')).toBe(true);
    expect(isRunning('background')).toBe(true);
    // Ctrl+C signals all processes of a terminal. Other programs signal only the one that they started.
    process.kill(signal === 'SIGINT' ? -child.pid! : child.pid!, signal);
    expect(await exited).toEqual([code, null]);
    await expect.poll(() => isRunning('command')).toBe(false);
    await expect.poll(() => isRunning('background')).toBe(false);
    const left = () => readdirSync(folder).filter((name) => name.startsWith('octavo-test-'));
    await expect.poll(left).toEqual([]);
  },
);
