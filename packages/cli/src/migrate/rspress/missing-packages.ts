import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isInstalled, packageOf } from '../../files/packages';
import type { Problem } from '../../model/errors';
import type { ReachedImport } from './reached-imports';

/** There wherever Octavo is. */
const OURS = /^(?:react|react-dom|@octavo\/.*)$/;

/** Packages that pages need and that are not installed, each once, at its first import. */
export function missingPackages(imports: readonly ReachedImport[], cwd: string): Problem[] {
  const byName = new Map<string, ReachedImport[]>();
  for (const each of imports) {
    const name = packageOf(each.specifier);
    if (name === undefined || OURS.test(name) || isInstalled(name, each.file)) continue;
    byName.set(name, [...(byName.get(name) ?? []), each]);
  }
  const ranges = dependenciesOf(cwd);
  return [...byName].map(([name, [first, ...others]]) => {
    const { file, line, column } = first!;
    const more = others.length > 0 ? `, imported ${others.length + 1} times` : '';
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
