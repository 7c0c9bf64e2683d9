import type { Frontmatter, PageContent } from '@octavo/mdx-plugins';
import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import type { Problem } from '../../model/errors';
import type { SourceFile } from '../../model/page';

let parser: typeof import('./component-frontmatter') | undefined;

/**
 * Loads the parser for component pages, if there are any. It must be called before the other functions, which are
 * synchronous. Sites without such pages do not need the parser, which takes 20 ms to load.
 */
export async function loadComponentParser(
  files: readonly Pick<SourceFile, 'kind'>[],
): Promise<void> {
  if (files.some(({ kind }) => kind === 'component'))
    parser ??= await import('./component-frontmatter');
}

function readExports(source: string, filePath: string) {
  if (!parser) throw new Error('The parser for component pages is not loaded.');
  return parser.readComponentExports(source, filePath);
}

/**
 * Reads `export const frontmatter = {…}` and `export const title` in a component page. The module is not executed, so
 * `findComponentProblems` reports values that are only known at runtime.
 */
export function readComponentPage(source: string, filePath: string): PageContent {
  const exported = readExports(source, filePath);
  const frontmatter: Frontmatter = { pageType: 'custom', ...exported.frontmatter };
  const title = frontmatter.title ?? exported.title;
  return { frontmatter, ...(title ? { title } : {}), toc: [], text: '', ids: [], links: [] };
}

/** Returns a problem for each frontmatter value of a component page that is invalid or only known at runtime. */
export function findComponentProblems(source: string, filePath: string): Problem[] {
  const { dynamic, invalid } = readExports(source, filePath);
  const notLiteral = dynamic.map(({ path, at }) => ({
    at,
    message: path
      ? `The frontmatter value "${path}" is not a literal.`
      : 'The frontmatter is not an object literal.',
    hint: 'The frontmatter is read without running the page. Write strings, numbers, booleans, arrays and objects.',
  }));
  return [...notLiteral, ...invalid].map(({ at: { line, column }, ...problem }) => ({
    ...problem,
    file: filePath,
    line,
    column,
    frame: codeFrame(source, line, column),
  }));
}

/** Matches strings, template literals and comments. Strings come first, because they can contain the start of a comment. */
const STRING_OR_COMMENT =
  /(['"])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\[\s\S]|[^\\`])*`|\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Checks whether a module has a default export. Comments are ignored. */
export function hasDefaultExport(source: string): boolean {
  const code = source.replace(STRING_OR_COMMENT, (match) => (/^\s*\//.test(match) ? '' : match));
  return /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b|\bmodule\.exports\b/.test(code);
}
