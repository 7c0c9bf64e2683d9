import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A declaration that a module exports. */
export interface ApiExport {
  name: string;
  node: Declaration;
  file: ts.SourceFile;
  doc: Doc;
}

type Declaration =
  | ts.FunctionDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.ClassDeclaration
  | ts.VariableStatement;

/** A documentation comment. */
export interface Doc {
  /** Text before the first tag. */
  text: string;
  tags: readonly { name: string; text: string }[];
}

const files = new Map<string, ts.SourceFile>();

export function parse(path: string): ts.SourceFile {
  const parsed =
    files.get(path) ??
    ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  files.set(path, parsed);
  return parsed;
}

/** Returns the exports of a module with their declarations, in the order of the module. Skips those of other packages. */
export function readExports(path: string): Map<string, ApiExport> {
  const file = parse(path);
  const found = new Map<string, ApiExport>();
  for (const statement of file.statements) {
    if (ts.isExportDeclaration(statement)) {
      const target = resolveModule(path, statement.moduleSpecifier);
      if (target === undefined) continue;
      const exported = readExports(target);
      const { exportClause } = statement;
      if (!exportClause) for (const [name, entry] of exported) found.set(name, entry);
      else if (ts.isNamedExports(exportClause)) {
        for (const { name, propertyName = name } of exportClause.elements) {
          const entry = exported.get(propertyName.text);
          if (entry) found.set(name.text, { ...entry, name: name.text });
        }
      }
    } else if (isDeclaration(statement) && isExported(statement)) {
      const [name] = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map((each) => each.name.getText(file))
        : [statement.name?.text];
      if (name !== undefined)
        found.set(name, { name, node: statement, file, doc: readDoc(statement, file) });
    }
  }
  return found;
}

/** Returns the file of a relative import, or `undefined` for a package. */
export function resolveModule(
  from: string,
  specifier: ts.Expression | undefined,
): string | undefined {
  if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.'))
    return undefined;
  const base = join(dirname(from), specifier.text);
  const path = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find(
    (each) => /\.tsx?$/.test(each) && existsSync(each),
  );
  if (path === undefined)
    throw new Error(`${from} imports ${specifier.text}, which does not exist.`);
  return path;
}

/** Returns the documentation comment of a node. */
export function readDoc(node: ts.Node, file: ts.SourceFile): Doc {
  return readDocAt(node.getFullStart(), file);
}

/** Returns the documentation comment that starts at or after a position. */
export function readDocAt(position: number, file: ts.SourceFile): Doc {
  const comment = ts
    .getLeadingCommentRanges(file.text, position)
    ?.map(({ pos, end }) => file.text.slice(pos, end))
    .findLast((text) => text.startsWith('/**'));
  const text = (comment ?? '/***/')
    .slice(3, -2)
    .replace(/^[ \t]*\* ?/gm, '')
    .trim();
  const [description = '', ...tags] = text.split(/(?:^|(?<=[.\s]) )@(?=[a-z]+\b)|\n@(?=[a-z]+\b)/i);
  return {
    text: description.trim(),
    tags: tags.map((tag) => {
      const [, name = '', content = ''] = /^(\w+)\s*([\s\S]*)$/.exec(tag) ?? [];
      return { name, text: content.trim() };
    }),
  };
}

/** Returns the text of a tag. */
export function getTag({ tags }: Doc, name: string): string | undefined {
  return tags.find((tag) => tag.name === name)?.text;
}

function isDeclaration(node: ts.Node): node is Declaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isVariableStatement(node)
  );
}

function isExported(node: ts.HasModifiers): boolean {
  return Boolean(ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
}
