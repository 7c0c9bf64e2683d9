import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getPackageName, isInstalled } from '../../files/packages';
import type { Problem } from '../../model/errors';
import { groupBy } from '../../model/group-by';
import type { ReachedImport } from './reached-imports';

/** There wherever Octavo is. */
const OURS = /^(?:react|react-dom|@octavo\/.*)$/;

/** Packages that pages need and that are not installed, each once, at its first import. */
export function missingPackages(imports: readonly ReachedImport[], cwd: string): Problem[] {
  const missing = imports.flatMap((each) => {
    const name = getPackageName(each.specifier);
    if (name === undefined || OURS.test(name) || isInstalled(name, each.file)) return [];
    return [{ ...each, name }];
  });
  const ranges = dependenciesOf(cwd);
  return [...groupBy(missing, ({ name }) => name)].map(([name, all]) => {
    const { file, line, column } = all[0]!;
    const more = all.length > 1 ? `, imported ${all.length} times` : '';
    return {
      file,
      line,
      column,
      message: `Expected the package ${name}${more}, got none.`,
      hint: ranges[name]?.startsWith('workspace:')
        ? 'It belongs to the workspace that the site is from: build it there, or install it as published.'
        : `Install it: npm install ${name}.`,
    };
  });
}

function dependenciesOf(cwd: string): Record<string, string> {
  const file = join(cwd, 'package.json');
  if (!existsSync(file)) return {};
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
  return { ...devDependencies, ...dependencies };
}
