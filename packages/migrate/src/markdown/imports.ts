import { blankSyntax } from './expressions';
import { blank } from './map-prose';

/** Import statement of a page. */
export interface MdxImport {
  start: number;
  end: number;
  source: string;
  specifier: string;
  /** Local names, by imported name. The default import is `default`. */
  names: Map<string, string>;
}

const IMPORT = /^import\s+(?:([\w$*\s{},]+?)\s+from\s+)?(['"])([^'"\n]+)\2[ \t]*;?/gm;

/** Matches literals and comments, which are skipped, brackets, and empty lines. */
const TOKEN =
  /(?<template>`(?:\\[\s\S]|[^`\\])*`)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\/|(?<open>[{([])|(?<close>[})\]])|(?<end>\n[ \t]*\n)/g;

/** Returns the import statements of a page outside of code, elements, expressions and template literals. */
export function findMdxImports(text: string): MdxImport[] {
  const blanked = blankTemplates(blankSyntax(text), text);
  return [...text.matchAll(IMPORT)]
    .filter(({ index }) => blanked.startsWith('import', index))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      source: match[0],
      specifier: match[3]!,
      names: parseClause(match[1] ?? ''),
    }));
}

/** Replaces the template literals of exports with spaces. An export ends at an empty line outside of brackets. */
function blankTemplates(blanked: string, text: string): string {
  let out = blanked;
  for (const { index } of blanked.matchAll(/^export\s/gm)) {
    let depth = 0;
    TOKEN.lastIndex = index;
    for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
      const { template, open, close, end } = match.groups ?? {};
      if (template) out = out.slice(0, match.index) + blank(template) + out.slice(TOKEN.lastIndex);
      if (open) depth++;
      if (close) depth--;
      if (end && depth <= 0) break;
    }
  }
  return out;
}

function parseClause(clause: string): Map<string, string> {
  const [, braces = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const names = new Map<string, string>();
  for (const part of clause.replace(/\{[^}]*\}/, '').split(',')) {
    const name = part.trim();
    if (name.startsWith('*')) names.set('*', name.replace(/^\*\s*as\s+/, ''));
    else if (name) names.set('default', name);
  }
  for (const part of braces.split(',')) {
    const [imported, local = imported] = part.trim().split(/\s+as\s+/);
    if (imported && local && !/^type\s/.test(imported)) names.set(imported, local);
  }
  return names;
}

/** Replaces import statements. `replace` returns the new statement, or `undefined` to leave it as it is. */
export function replaceImports(
  text: string,
  replace: (statement: MdxImport) => string | undefined,
): string {
  let out = '';
  let copied = 0;
  for (const statement of findMdxImports(text)) {
    const replacement = replace(statement);
    if (replacement === undefined) continue;
    out += text.slice(copied, statement.start) + replacement;
    copied = statement.end;
    if (replacement === '' && text[copied] === '\n') copied++;
  }
  return out + text.slice(copied);
}
