import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import type { Problem } from '../../errors';
import { placeOf } from '../../pages/read-json';

const IMPORT = /^import\s[^;'"]*?from\s+['"]((?:@rspress\/|rspress\/|@rstack-dev\/)[^'"]+)['"]/gm;
/** What Octavo answers to itself. */
const KNOWN = new Set(['rspress/theme', '@rspress/core/theme']);

/** Imports of pages that only Rspress has. */
export function oldImports(root: string): Problem[] {
  const files = globSync(['**/*.{md,mdx,tsx,jsx,ts,js}'], {
    cwd: root,
    ignore: ['**/node_modules/**'],
  });
  return files.toSorted().flatMap((path) => {
    const file = join(root, path);
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(IMPORT)].flatMap((match) => {
      const specifier = match[1]!;
      if (KNOWN.has(specifier)) return [];
      return [
        {
          file,
          ...placeOf(match.index, source),
          message: `Expected an import that Octavo can resolve, got "${specifier}".`,
          hint: hintFor(specifier),
        },
      ];
    });
  });
}

function hintFor(specifier: string): string {
  if (specifier.endsWith('/runtime'))
    return 'Take hooks such as usePage, useSite and Link from @octavo/theme.';
  return 'Write the component anew, or name another module for it in alias.';
}
