import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from 'tsup';

type DtsConfig = Exclude<NonNullable<Options['dts']>, boolean | string>;

/** Folder of a package for declarations that are not bundled yet. */
const UNBUNDLED = '.types';

/**
 * Writes the declarations of the package in the working directory with TypeScript 7, and returns a function that bundles those
 * of some entry points. Left to itself, tsup emits with TypeScript 6 and checks the whole program each time: 103 seconds for
 * the plugins, instead of 2. `npm run typecheck` checks the types.
 *
 * @param projects the `tsconfig.json` files that contain the entry points
 * @throws an Error if a declaration cannot be written
 */
export function declarations(
  ...projects: string[]
): (entry: Record<string, string>) => DtsConfig | false {
  if (process.argv.includes('--no-dts')) return () => false;
  rmSync(UNBUNDLED, { recursive: true, force: true });
  for (const project of projects) emit(project);
  return (entry) => ({
    entry: Object.fromEntries(
      Object.entries(entry).map(([name, source]) => [
        name,
        join(UNBUNDLED, source.replace(/\.tsx?$/, '.d.ts')),
      ]),
    ),
    // tsup sets `baseUrl`, which TypeScript 6 reports.
    compilerOptions: { ignoreDeprecations: '6.0' },
  });
}

function emit(project: string): void {
  const manifest = fileURLToPath(import.meta.resolve('@typescript/native/package.json'));
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--noCheck'];
  const { status } = spawnSync(
    process.execPath,
    [
      join(dirname(manifest), 'bin/tsc'),
      ...['-p', project, ...options, '--rootDir', '.', '--outDir', UNBUNDLED],
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`The declarations of ${project} could not be written.`);
}
