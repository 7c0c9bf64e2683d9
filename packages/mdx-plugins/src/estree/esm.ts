import type {
  Identifier,
  ImportDeclaration,
  ModuleDeclaration,
  Pattern,
  Program,
  Statement,
} from 'estree';
import { walk as walkEstree } from 'estree-walker';
import type { Root, RootContent } from 'hast';
import type { MdxjsEsmHast } from '../tree/jsx';

/** Returns the `import` and `export` blocks on a page. */
export function getEsmNodes(tree: Root): MdxjsEsmHast[] {
  return tree.children.filter((node) => node.type === 'mdxjsEsm') as MdxjsEsmHast[];
}

function getStatements(tree: Root): (Statement | ModuleDeclaration)[] {
  return getEsmNodes(tree).flatMap((node) => node.data?.estree?.body ?? []) as (
    | Statement
    | ModuleDeclaration
  )[];
}

/** Returns all names that a page imports or declares at the top level. */
export function findDeclaredNames(tree: Root): Set<string> {
  const names = new Set<string>();
  for (const statement of getStatements(tree)) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) names.add(local.name);
      continue;
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
      if (declaration.id) names.add(declaration.id.name);
    } else if (declaration?.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations) addPattern(id, names);
    }
  }
  return names;
}

function addPattern(pattern: Pattern, names: Set<string>): void {
  walkEstree(pattern, {
    enter(node, parent) {
      const isKey = parent?.type === 'Property' && parent.key === node && parent.value !== node;
      if (node.type === 'Identifier' && !isKey) names.add((node as Identifier).name);
    },
  });
}

/**
 * Checks whether the module has to be loaded on the client even if its content is static, because it exports a layout or
 * imports a module for its side effects.
 */
export function hasSideEffects(tree: Root): boolean {
  return getStatements(tree).some(
    (statement) =>
      statement.type === 'ExportDefaultDeclaration' ||
      (statement.type === 'ImportDeclaration' && statement.specifiers.length === 0) ||
      (statement.type === 'ExportNamedDeclaration' &&
        statement.specifiers.some(
          ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
        )),
  );
}

/** Returns the specifier of the module from which a page imports a name. */
export function findImportSource(tree: Root, name: string): string | undefined {
  for (const statement of getStatements(tree)) {
    if (statement.type !== 'ImportDeclaration') continue;
    if (statement.specifiers.some(({ local }) => local.name === name))
      return String(statement.source.value);
  }
  return undefined;
}

/** Returns the code of all imports on a page. */
export function printImports(tree: Root): string[] {
  return getStatements(tree).flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? [printImport(statement)] : [],
  );
}

function printImport({ specifiers, source }: ImportDeclaration): string {
  const module = JSON.stringify(source.value);
  if (specifiers.length === 0) return `import ${module};`;
  const namespace = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
  if (namespace) return `import * as ${namespace.local.name} from ${module};`;
  const names = specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier') return `default as ${specifier.local.name}`;
    const { imported, local } = specifier;
    const name = imported.type === 'Identifier' ? imported.name : JSON.stringify(imported.value);
    return `${name} as ${local.name}`;
  });
  return `import { ${names.join(', ')} } from ${module};`;
}

/**
 * Removes unused imports. Side-effect imports are preserved.
 *
 * @returns the code of the removed imports
 */
export function pruneImports(tree: Root, used: ReadonlySet<string>): string[] {
  const removed: string[] = [];
  for (const node of getEsmNodes(tree)) {
    const program = node.data?.estree;
    if (!program) continue;
    program.body = program.body.filter((statement) => {
      if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) return true;
      const unused = statement.specifiers.filter(({ local }) => !used.has(local.name));
      if (unused.length > 0) removed.push(printImport({ ...statement, specifiers: unused }));
      statement.specifiers = statement.specifiers.filter(({ local }) => used.has(local.name));
      return statement.specifiers.length > 0;
    });
  }
  tree.children = tree.children.filter(
    (node) => node.type !== 'mdxjsEsm' || (node.data?.estree?.body.length ?? 0) > 0,
  );
  return removed;
}

/** Removes and returns imports with the given names from the given modules. */
export function extractImports(
  tree: Root,
  modules: ReadonlySet<string>,
  names: { has: (name: string) => boolean },
): { local: string; imported: string }[] {
  const extracted: { local: string; imported: string }[] = [];
  for (const statement of getStatements(tree)) {
    if (statement.type !== 'ImportDeclaration' || !modules.has(String(statement.source.value))) {
      continue;
    }
    const rest = statement.specifiers.filter((specifier) => {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
        return true;
      const { name } = specifier.imported;
      if (!names.has(name)) return true;
      extracted.push({ local: specifier.local.name, imported: name });
      return false;
    });
    if (rest.length === statement.specifiers.length) continue;
    statement.specifiers = rest;
    if (rest.length === 0) removeStatement(tree, statement);
  }
  return extracted;
}

function removeStatement(tree: Root, statement: Statement | ModuleDeclaration): void {
  for (const { data } of getEsmNodes(tree)) {
    if (data?.estree) data.estree.body = data.estree.body.filter((other) => other !== statement);
  }
}

/** Creates a node for `import { imported as local } from 'source'`, or for a default import if `imported` is omitted. */
export function createImport(local: string, source: string, imported?: string): RootContent {
  const identifier = (name: string): Identifier => ({ type: 'Identifier', name });
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
        specifiers: [
          imported === undefined
            ? { type: 'ImportDefaultSpecifier', local: identifier(local) }
            : { type: 'ImportSpecifier', imported: identifier(imported), local: identifier(local) },
        ],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
