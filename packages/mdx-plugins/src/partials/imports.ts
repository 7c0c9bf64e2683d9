import { dirname, posix, relative, resolve, sep } from 'node:path';
import type { ImportDeclaration, Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';

/** Default import of a partial: `import X from './x.mdx'`. */
export interface PartialImport {
  local: string;
  specifier: string;
  declaration: ImportDeclaration;
  esm: MdxjsEsm;
}

/** Returns the `import` and `export` blocks in a tree. */
function esmNodes(tree: Root): MdxjsEsm[] {
  return tree.children.filter((node) => node.type === 'mdxjsEsm') as MdxjsEsm[];
}

export function getImports(tree: Root): ImportDeclaration[] {
  return esmNodes(tree)
    .flatMap((node) => node.data?.estree?.body ?? [])
    .filter((statement) => statement.type === 'ImportDeclaration');
}

/** Checks whether the tree contains ESM statements other than imports. */
export function hasExports(tree: Root): boolean {
  return esmNodes(tree).some((node) =>
    node.data?.estree?.body.some((statement) => statement.type !== 'ImportDeclaration'),
  );
}

/** Returns the default imports of Markdown files. */
export function findPartialImports(tree: Root): PartialImport[] {
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

/** Removes an import and, if its ESM block becomes empty, the block. */
export function removeImport(tree: Root, { esm, declaration }: PartialImport): void {
  const program = esm.data?.estree;
  if (!program) return;
  program.body = program.body.filter((statement) => statement !== declaration);
  if (program.body.length === 0) tree.children = tree.children.filter((node) => node !== esm);
}

/** Maps local names to their imported name and module. */
export function getImportBindings(declarations: ImportDeclaration[]): Map<string, string> {
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

/** Rewrites relative import specifiers so that they resolve from a different file. */
export function rebaseImports(
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

/** Creates an ESM node. */
export function createEsmNode(body: Program['body']): RootContent {
  const estree: Program = { type: 'Program', sourceType: 'module', body, comments: [] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
