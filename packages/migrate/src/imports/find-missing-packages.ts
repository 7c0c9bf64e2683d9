import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getInstallCommand, getPackageName, groupBy, isInstalled } from '@octavo/cli/internal';
import type { MigrationProblem } from '../report/migration-problem';
import type { PageImport } from './find-imports';
import { createPathMatcher } from './tsconfig-paths';

/** Packages that are installed together with Octavo. */
const INCLUDED = /^(?:react|react-dom|@octavo\/.*)$/;

/**
 * Returns a problem for each imported package that is not installed, located at its first import, and for each import of
 * an alias whose module does not exist.
 */
export function findMissingPackages(
  imports: readonly PageImport[],
  cwd: string,
): MigrationProblem[] {
  const isMapped = createPathMatcher(cwd);
  const aliases = imports.filter(({ specifier }) => isMapped(specifier)).map(createAliasProblem);
  const missing = imports.flatMap((each) => {
    if (isMapped(each.specifier)) return [];
    const name = getPackageName(each.specifier);
    if (name === undefined || INCLUDED.test(name) || isInstalled(name, each.file)) return [];
    return [{ ...each, name }];
  });
  const ranges = readDependencies(cwd);
  const packages = [...groupBy(missing, ({ name }) => name)].map(
    ([name, all]): MigrationProblem => {
      const { file, line, column } = all[0]!;
      const count = all.length > 1 ? ` (${all.length} imports)` : '';
      return {
        file,
        line,
        column,
        impact: 'build',
        message: `The package "${name}" is not installed${count}.`,
        hint: ranges[name]?.startsWith('workspace:')
          ? 'Build the package in its workspace, or install the published version.'
          : `Run \`${getInstallCommand([name], cwd)}\`.`,
      };
    },
  );
  return [...aliases, ...packages];
}

/** Returns the problem for an import that looks like a package, but is an alias. */
export function createAliasProblem({
  file,
  line,
  column,
  specifier,
}: PageImport): MigrationProblem {
  return {
    file,
    line,
    column,
    impact: 'build',
    message: `"${specifier}" does not exist. It is an alias, and not a package.`,
    hint: 'Add the module, and map it in `alias`.',
  };
}

function readDependencies(cwd: string): Record<string, string> {
  const file = join(cwd, 'package.json');
  if (!existsSync(file)) return {};
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
  return { ...devDependencies, ...dependencies };
}
