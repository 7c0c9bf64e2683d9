import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PACKAGES, packAll } from '../support/pack';

const here = dirname(fileURLToPath(import.meta.url));
export const repository = join(here, '../..');
/**
 * Outside the repository, so that the apps cannot resolve its packages. Each clone has its own
 * folder.
 */
export const work = join(tmpdir(), `octavo-consumers-${digest(repository)}`);

export type AppName = 'vite' | 'next' | 'rsbuild' | 'react-router' | 'init';

/**
 * Runs a command in a folder and returns its output.
 * @throws with the output of the command if it fails
 */
export function run(
  cwd: string,
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): string {
  const { FORCE_COLOR: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', CI: '1', ...variables },
  });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} exited with code ${status}:\n${stdout}${stderr}`);
}

/** Installs the dependencies of an app, with the packed packages. */
export function install(folder: string): void {
  run(folder, 'npx', ['--yes', 'pnpm@12', 'install', '--prefer-offline', '--no-frozen-lockfile']);
}

/**
 * Creates an app, installs the packed packages and builds it. Reuses the last build if the packages
 * and files are the same.
 */
export function prepare(name: AppName, build: (folder: string) => void): string {
  const tarballs = packAll(join(work, 'tarballs', name));
  const folder = join(work, name);
  const source = join(here, 'apps', name);
  const state = digest(
    ...PACKAGES.map((each) => readFileSync(tarballs[each])),
    ...['apps', 'install.ts'].flatMap((path) => filesIn(join(here, path))),
  );
  const stateFile = join(folder, '.state');
  if (existsSync(stateFile) && readFileSync(stateFile, 'utf8') === state) return folder;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (existsSync(source)) {
    cpSync(source, folder, { recursive: true });
    cpSync(join(here, 'apps/shared'), join(folder, 'src'), { recursive: true });
  }
  const overrides = PACKAGES.map((each) => `  "@octavo/${each}": "file:${tarballs[each]}"\n`);
  const settings = `strictDepBuilds: false\noverrides:\n${overrides.join('')}`;
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), settings);
  build(folder);
  writeFileSync(stateFile, state);
  return folder;
}

function filesIn(path: string): Buffer[] {
  const { stdout } = spawnSync('find', [path, '-type', 'f'], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .toSorted()
    .map((file) => readFileSync(file));
}

function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
