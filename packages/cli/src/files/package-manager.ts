import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

const LOCKFILES: Readonly<Record<string, PackageManager>> = {
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'package-lock.json': 'npm',
};

/**
 * Returns the package manager of a folder, from its lockfile or the key `packageManager` of its `package.json`.
 *
 * @param entries - names of the files in the folder
 * @param field - value of `packageManager`
 */
export function findPackageManager(
  entries: readonly string[],
  field: unknown,
): PackageManager | undefined {
  const locked = Object.entries(LOCKFILES).find(([file]) => entries.includes(file))?.[1];
  return locked ?? parsePackageManager(field);
}

/** Returns the package manager in a value such as `pnpm@10.1.0` or a user agent. */
export function parsePackageManager(value: unknown): PackageManager | undefined {
  return /^(?:npm|pnpm|yarn|bun)(?=[@/])/.exec(String(value))?.[0] as PackageManager | undefined;
}

/** Major version of pnpm for projects that do not name one. */
export const CURRENT_PNPM_MAJOR = 12;
/** Last major version of pnpm that reads each older format of its lockfile. Later ones read the current format. */
const PNPM_BY_LOCKFILE: Readonly<Record<string, number>> = { 5: 7, 6: 8 };

/**
 * Returns the major version of pnpm in a value such as `pnpm@10.1.0` or a user agent, otherwise the one that reads an older
 * lockfile. Returns `undefined` if it is unknown.
 *
 * @param lockfile - content of `pnpm-lock.yaml`
 */
export function findPnpmMajor(value: unknown, lockfile = ''): number | undefined {
  const [, named] = /^pnpm[@/](\d+)/.exec(String(value)) ?? [];
  const [, format = ''] = /^lockfileVersion:\s*['"]?(\d+)/m.exec(lockfile) ?? [];
  return named === undefined ? PNPM_BY_LOCKFILE[format] : Number(named);
}

/**
 * Returns the command that installs packages, for hints in error messages. It uses the package manager of a folder or of
 * its nearest parent with a lockfile or the key `packageManager`, and npm otherwise.
 *
 * @param isDev - whether the packages are development dependencies
 *
 * @example
 * getInstallCommand(['katex'], process.cwd()); // 'pnpm add katex'
 */
export function getInstallCommand(
  packages: readonly string[],
  folder: string,
  isDev = false,
): string {
  const manager = detectAbove(folder) ?? 'npm';
  const verb = manager === 'npm' ? 'install' : 'add';
  const flag = manager === 'npm' ? '--save-dev' : manager === 'pnpm' ? '-D' : '--dev';
  return [manager, verb, ...(isDev ? [flag] : []), ...packages].join(' ');
}

function detectAbove(folder: string): PackageManager | undefined {
  const found = existsSync(folder)
    ? findPackageManager(readdirSync(folder), readField(join(folder, 'package.json')))
    : undefined;
  const parent = dirname(folder);
  return found ?? (parent === folder ? undefined : detectAbove(parent));
}

function readField(file: string): unknown {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { packageManager?: unknown }).packageManager;
  } catch {
    // The file does not exist, or is reported elsewhere.
    return undefined;
  }
}
