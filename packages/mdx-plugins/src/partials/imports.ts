import { dirname, posix, relative, resolve, sep } from 'node:path';
import type { ImportDeclaration, Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';

/** `import X from './x.mdx'`, and where it stands. */
export interface PartialImport {
  local: string;
  specifier: string;
  declaration: ImportDeclaration;
  esm: MdxjsEsm;
}

/** Programs of a tree's ESM blocks. */
function esmNodes(tree: Root): MdxjsEsm[] {
  return tree.children.filter((node) => node.type === 'mdxjsEsm') as MdxjsEsm[];
}

export function importsOf(tree: Root): ImportDeclaration[] {
  return esmNodes(tree)
    .flatMap((node) => node.data?.estree?.body ?? [])
    .filter((statement) => statement.type === 'ImportDeclaration');
}

/** Whether the tree has ESM other than imports. */
export function hasExports(tree: Root): boolean {
  return esmNodes(tree).some((node) =>
    node.data?.estree?.body.some((statement) => statement.type !== 'ImportDeclaration'),
  );
}

/** Imports of Markdown by one default name. */
export function partialImports(tree: Root): PartialImport[] {
  const found: PartialImport[] = [];
  for (const esm of esmNodes(tree)) {
    for (const declaration of esm.data?.estree?.body ?? []) {
      if (declaration.type !== 'ImportDeclaration') continue;
      const specifier = String(declaration.source.value);
      const [name, ...others] = declaration.specifiers;
      if (!/\.mdx?$/.test(specifier) || others.length > 0) continue;
      if (name?.type !== 'ImportDefaultSpecifier') continue;
      found.push({ local: name.local.name, specifier, declaration, esm });
    }
  }
  return found;
}

/** Take a statement out of its block, and the block out of the tree when nothing is left. */
export function removeImport(tree: Root, { esm, declaration }: PartialImport): void {
  const program = esm.data?.estree;
  if (!program) return;
  program.body = program.body.filter((statement) => statement !== declaration);
  if (program.body.length === 0) tree.children = tree.children.filter((node) => node !== esm);
}

/** Local name → what it stands for, of all imports. */
export function bindings(declarations: ImportDeclaration[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of declarations) {
    for (const specifier of declaration.specifiers) {
      const imported =
        specifier.type === 'ImportSpecifier'
          ? specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : String(specifier.imported.value)
          : specifier.type;
      found.set(specifier.local.name, `${imported} ${String(declaration.source.value)}`);
    }
  }
  return found;
}

/** Make relative sources of imports relative to another file. */
export function moveImports(
  declarations: ImportDeclaration[],
  fromFile: string,
  toFile: string,
): ImportDeclaration[] {
  return declarations.map((declaration) => {
    const source = String(declaration.source.value);
    if (!/^\.\.?\//.test(source)) return declaration;
    const path = relative(dirname(toFile), resolve(dirname(fromFile), source))
      .split(sep)
      .join('/');
    const value = path.startsWith('.') ? path : posix.join('.', path).replace(/^/, './');
    return { ...declaration, source: { type: 'Literal', value, raw: JSON.stringify(value) } };
  });
}

/** An ESM block of these declarations. */
export function esmBlock(body: Program['body']): RootContent {
  const estree: Program = { type: 'Program', sourceType: 'module', body, comments: [] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
