import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { ImportDeclaration, Pattern, Program } from 'acorn';

import { parseScript } from '../../config-source/parse-script';
import { resolveImportPath } from '../../files/module-path';
import type { SiteConfig } from '../../model/config';
import { THEME_ALIASES } from '../../model/theme-aliases';
import { resolveLocalFile } from './local-code';

/** Name that a module imports from another module. */
export interface ImportedName {
  specifier: string;
  /** Export name, such as `default`. */
  name: string;
}

type Site = Pick<SiteConfig, 'alias' | 'themeFile'>;
/** TypeScript nodes have the kind of an import or export, which is missing in the types of acorn. */
type WithKind = { importKind?: 'type' | 'value' };

const IMPORT =
  /\b(?:import|export)\s+(?:([\w$]+)\s*(?:,\s*)?)?(?:\{([^{}]*)\}\s*)?from\s*(['"])([^'"\n]+)\3/g;

/**
 * Returns the names that a module may import or re-export, with the offset of the specifier. May include names from
 * text. `parseImportedNames` is exact but slower.
 */
export function findImportedNames(code: string): (ImportedName & { offset: number })[] {
  return [...code.matchAll(IMPORT)].flatMap((match) => {
    const [text, local, list = '', , specifier] = match as unknown as [string, ...string[]];
    const offset = match.index + text.length - specifier!.length - 2;
    const names = list
      .split(',')
      .map((each) => each.trim().split(/\s/)[0]!)
      .filter((name) => name !== '' && name !== 'type');
    const all = local && local !== 'type' ? ['default', ...names] : names;
    return all.map((name) => ({ specifier: specifier!, name, offset }));
  });
}

/** Returns the names that a module imports or re-exports, without types. Returns `[]` if it contains a syntax error. */
export function parseImportedNames(code: string, file: string): ImportedName[] {
  const isValue = (node: object) => (node as WithKind).importKind !== 'type';
  const namesIn = ({ specifiers, source }: ImportDeclaration) =>
    specifiers.filter(isValue).flatMap((each) => {
      if (each.type === 'ImportNamespaceSpecifier') return [];
      const name = each.type === 'ImportSpecifier' ? nameOf(each.imported) : 'default';
      return [{ specifier: String(source.value), name }];
    });
  return (parse(code, file) ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return isValue(statement) ? namesIn(statement) : [];
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return [];
    if ((statement as { exportKind?: string }).exportKind === 'type') return [];
    const specifier = String(statement.source.value);
    return statement.specifiers
      .filter((each) => (each as { exportKind?: string }).exportKind !== 'type')
      .map(({ local }) => ({ specifier, name: nameOf(local) }));
  });
}

/**
 * Creates a function that returns the export names of a module, including types. It returns `undefined` if they are
 * unknown, for example for packages and CommonJS modules.
 */
export function createExportReader({ alias, themeFile }: Site) {
  const cache = new Map<string, ReadonlySet<string> | undefined>();

  function resolve(specifier: string, fromFile: string): string | undefined {
    if (resolveImportPath(specifier, fromFile, alias) !== undefined)
      return resolveLocalFile(specifier, fromFile, alias);
    const isTheme = THEME_ALIASES.includes(specifier);
    if (isTheme && themeFile) return themeFile;
    if (!isTheme && specifier !== '@octavo/theme/mdx') return undefined;
    return createRequire(import.meta.url).resolve('@octavo/theme/mdx');
  }

  function readExports(file: string): ReadonlySet<string> | undefined {
    // Modules can import each other in a cycle. Their own names are added by the first call.
    if (cache.has(file)) return cache.get(file);
    cache.set(file, new Set());
    const names = /\.[mc]?[jt]sx?$/.test(file) ? collectExports(file) : undefined;
    cache.set(file, names);
    return names;
  }

  function collectExports(file: string): Set<string> | undefined {
    const body = parse(readFileSync(file, 'utf8'), file);
    const isModule = body?.some(({ type }) => /^(?:Import|Export)/.test(type));
    if (!body || !isModule) return undefined;
    const names = new Set<string>();
    for (const statement of body) {
      if (statement.type === 'ExportDefaultDeclaration') names.add('default');
      else if (statement.type === 'ExportAllDeclaration') {
        if (statement.exported) names.add(nameOf(statement.exported));
        else {
          const target = resolve(String(statement.source.value), file);
          const all = target === undefined ? undefined : readExports(target);
          if (!all) return undefined;
          for (const name of all) if (name !== 'default') names.add(name);
        }
      } else if (statement.type === 'ExportNamedDeclaration') {
        for (const { exported } of statement.specifiers) names.add(nameOf(exported));
        const { declaration } = statement;
        if (declaration?.type === 'VariableDeclaration')
          for (const { id } of declaration.declarations) addBindings(id, names);
        else if (declaration) names.add(declaration.id.name);
      } else if (/^TS(?:Export|Import)/.test(statement.type as string)) return undefined;
    }
    return names;
  }

  return (specifier: string, fromFile: string): ReadonlySet<string> | undefined => {
    const file = resolve(specifier, fromFile);
    return file === undefined ? undefined : readExports(file);
  };
}

function parse(code: string, file: string): Program['body'] | undefined {
  try {
    return parseScript(code, file);
  } catch {
    // The bundler reports syntax errors.
    return undefined;
  }
}

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? String(node.value);
}

/** Adds the names that a declaration binds, such as `a` and `b` in `const { a, c: [b] } = x`. */
function addBindings(pattern: Pattern, names: Set<string>): void {
  switch (pattern.type) {
    case 'Identifier':
      names.add(pattern.name);
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties)
        addBindings(property.type === 'Property' ? property.value : property.argument, names);
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements) if (element) addBindings(element, names);
      break;
    case 'AssignmentPattern':
      addBindings(pattern.left, names);
      break;
    case 'RestElement':
      addBindings(pattern.argument, names);
      break;
  }
}
