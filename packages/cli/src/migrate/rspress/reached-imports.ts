import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { resolveLocalFile } from '../../check/rules/local-code';
import { positionAt } from '../../files/read-json';

/** An import of a page, or of what a page imports. */
export interface ReachedImport {
  file: string;
  line: number;
  column: number;
  specifier: string;
  /** What is taken: names, `default`, or `*` for all. Types are left out. */
  names: string[];
}

const IMPORT =
  /^[ \t]*(?:import|export)\s+(?!type\s)(?:([^;'"()=]*?)\sfrom\s*)?(['"])([^'"\n]+)\2/gm;
const FENCE = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$/gm;

/** Every import that the pages below a folder reach through files of the site. */
export function reachedImports(
  root: string,
  alias: Readonly<Record<string, string>>,
): ReachedImport[] {
  const found: ReachedImport[] = [];
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !/\.(?:mdx?|[cm]?[jt]sx?)$/.test(file)) return;
    seen.add(file);
    for (const each of findImports(file)) {
      const target = resolveLocalFile(each.specifier, file, alias);
      if (target === undefined || /\.s[ac]ss$/.test(target)) found.push(each);
      else visit(target);
    }
  };
  const pages = globSync(['**/*.{md,mdx,tsx,jsx,ts,js}'], {
    cwd: root,
    ignore: ['**/node_modules/**'],
  });
  for (const path of pages.toSorted()) visit(join(root, path));
  return found;
}

function findImports(file: string): ReachedImport[] {
  const source = readFileSync(file, 'utf8');
  // Code that is shown imports nothing; its place is kept, so that lines stay what they are.
  const text = /\.mdx?$/.test(file)
    ? source.replace(FENCE, (block) => block.replace(/[^\n]/g, ' '))
    : source;
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const [whole, clause, , specifier] = match;
    const names = clause === undefined ? [] : namesIn(clause);
    // Nothing but types.
    if (clause !== undefined && names.length === 0) return [];
    const start = match.index + whole.length - whole.trimStart().length;
    return [{ file, ...positionAt(start, source), specifier: specifier!, names }];
  });
}

/** Names of a clause such as `A, { b as c, type D }`. */
function namesIn(clause: string): string[] {
  const [, braces = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const outside = clause
    .replace(/\{[^}]*\}/, '')
    .split(',')
    .map((part) => part.trim());
  return [
    ...outside.filter(Boolean).map((part) => (part.startsWith('*') ? '*' : 'default')),
    ...braces
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part && !part.startsWith('type '))
      .map((part) => part.split(/\s+as\s+/)[0]!),
  ];
}
