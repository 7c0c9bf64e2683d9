import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');

export const octavo = join(repository, 'packages/cli/bin/octavo.mjs');
export const docsSite = join(repository, 'sites/docs');
export const octavoSite = join(repository, 'sites/octavo');

/**
 * The folder in which fixture sites are built. It is inside the repository, so that sites can
 * resolve the packages.
 */
const work = join(repository, 'e2e/.sites');

/** Returns an environment without colors in the output, regardless of the settings of the test runner. */
function environment(extra: Record<string, string>): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...rest } = process.env;
  return { ...rest, NO_COLOR: '1', ...extra };
}

export interface Run {
  code: number;
  /** Standard output and standard error. */
  output: string;
  stdout: string;
}

/** Runs `octavo` in a folder and waits until it exits. */
export function runOctavo(
  cwd: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Run> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [octavo, ...args], {
      cwd,
      env: environment(env),
    });
    let output = '';
    let stdout = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) => done({ code: code ?? 1, output, stdout }));
  });
}

/** Returns the folder of a site for one test. Workers can run the same file in parallel. */
export function siteFolder(name: string): string {
  return join(work, `${name}-${process.env.TEST_PARALLEL_INDEX ?? 0}`);
}

/** Creates a site from files by path, with the packages that a site installs. Returns its folder. */
export function createSite(name: string, files: Readonly<Record<string, string>>): string {
  const folder = siteFolder(name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  linkPackages(folder);
  return folder;
}

/** Copies a fixture to a separate folder, with the packages that a site installs. */
export function copySite(fixture: string, name: string): string {
  const folder = siteFolder(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(repository, 'e2e/fixtures', fixture), folder, { recursive: true });
  linkPackages(folder);
  return folder;
}

/** Links the packages that a site installs into its `node_modules`. */
export function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@octavo'), { recursive: true });
  const link = (name: string, target: string) => {
    if (!existsSync(join(modules, name))) symlinkSync(target, join(modules, name));
  };
  for (const name of readdirSync(join(repository, 'packages')))
    link(`@octavo/${name}`, join(repository, 'packages', name));
  for (const name of ['react', 'react-dom']) link(name, join(repository, 'node_modules', name));
}

export interface Served {
  url: string;
  pid: number;
  alive: () => boolean;
  /** Returns the output of the server so far. */
  output: () => string;
  close: () => Promise<void>;
}

/** Starts `octavo dev` or `octavo preview` and waits for its URL. Port 0 selects a free port. */
export function serve(
  command: 'dev' | 'preview',
  cwd: string,
  env: Record<string, string> = {},
  port = 0,
): Promise<Served> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [octavo, command, '--port', `${port}`], {
      cwd,
      env: environment(env),
    });
    let output = '';
    const close = () =>
      new Promise<void>((closed) => {
        if (child.exitCode !== null) return closed();
        child.once('exit', () => closed());
        child.kill('SIGINT');
      });
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = /server ready .*?at (http\S+)/.exec(output)?.[1];
      if (!url) return;
      done({
        url,
        pid: child.pid!,
        alive: () => child.exitCode === null,
        output: () => output,
        close,
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) =>
      fail(new Error(`octavo ${command} exited with code ${code} before it started:\n${output}`)),
    );
  });
}
