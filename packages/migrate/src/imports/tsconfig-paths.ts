import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'jsonc-parser';

/**
 * Returns a function that checks whether `compilerOptions.paths` in `tsconfig.json` maps a specifier. Such a specifier is
 * never the name of a package, even if its target does not exist.
 */
export function createPathMatcher(cwd: string): (specifier: string) => boolean {
  const patterns = Object.keys(readTsconfigPaths(cwd).paths).map((pattern) => pattern.split('*'));
  return (specifier) =>
    patterns.some(([start = '', end]) =>
      end === undefined
        ? specifier === start
        : specifier.startsWith(start) && specifier.endsWith(end) && start !== '',
    );
}

/** Returns `compilerOptions.paths` of the `tsconfig.json` in a folder. */
export function readTsconfigPaths(cwd: string): {
  baseUrl: string;
  paths: Record<string, string[]>;
} {
  const file = join(cwd, 'tsconfig.json');
  const tsconfig = (existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined) as
    | { compilerOptions?: { baseUrl?: string; paths?: Record<string, string[]> } }
    | undefined;
  const { baseUrl = '.', paths = {} } = tsconfig?.compilerOptions ?? {};
  return { baseUrl, paths };
}
