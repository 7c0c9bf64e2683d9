import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionAt, resolveLocalFile } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

import { blank } from '../markdown/map-prose';

/** Import in a page or in a local module that the page imports. */
export interface PageImport {
  file: string;
  line: number;
  column: number;
  specifier: string;
  /** Imported names, including `default` and `*`, excluding types. */
  names: string[];
}

const IMPORT =
  /^[ \t]*(?:import|export)\s+(?!type\s)(?:([^;'"()=]*?)\sfrom\s*)?(['"])([^'"\n]+)\2/gm;
const FENCE = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$/gm;
/** Template literals that are assigned or passed. They can contain code samples. */
const TEMPLATE = /(?<=[=(,:{[]\s*)`(?:\\[\s\S]|[^`\\])*`/g;

/** Returns all package imports in the pages of a folder and in the local modules they import. */
export function findImports(root: string, alias: Readonly<Record<string, string>>): PageImport[] {
  return findImportsOf(findPages(root), alias);
}

/** Returns all package imports in files and in the local modules they import. */
export function findImportsOf(
  files: readonly string[],
  alias: Readonly<Record<string, string>>,
): PageImport[] {
  return walkImports(files, alias).found;
}

/** Returns the absolute paths of all modules and pages in a folder, and of the local modules they import. */
export function findModules(
  root: string,
  alias: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  return walkImports(findPages(root), alias).seen;
}

function findPages(root: string): string[] {
  const pages = globSync(['**/*.{md,mdx,tsx,jsx,ts,js}'], {
    cwd: root,
    ignore: ['**/node_modules/**'],
  });
  return pages.toSorted().map((path) => join(root, path));
}

function walkImports(files: readonly string[], alias: Readonly<Record<string, string>>) {
  const found: PageImport[] = [];
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !/\.(?:mdx?|[cm]?[jt]sx?)$/.test(file)) return;
    seen.add(file);
    for (const each of findImportsIn(file)) {
      const target = resolveLocalFile(each.specifier, file, alias);
      if (target === undefined || /\.s[ac]ss$/.test(target)) found.push(each);
      else visit(target);
    }
  };
  for (const file of files) visit(file);
  return { found, seen };
}

function findImportsIn(file: string): PageImport[] {
  const source = readFileSync(file, 'utf8');
  // Spaces in place of code preserve line numbers.
  const outside = /\.mdx?$/.test(file) ? source.replace(FENCE, blank) : source;
  const text = outside.replace(TEMPLATE, blank);
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const [statement, clause, , specifier] = match;
    const names = clause === undefined ? [] : parseNames(clause);
    // Skip type-only imports.
    if (clause !== undefined && names.length === 0) return [];
    const start = match.index + statement.length - statement.trimStart().length;
    return [{ file, ...positionAt(start, source), specifier: specifier!, names }];
  });
}

/** Parses the imported names in a clause such as `A, { b as c, type D }`, excluding types. */
function parseNames(clause: string): string[] {
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
