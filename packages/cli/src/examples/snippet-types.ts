import { join } from 'node:path';

import type { TypeScript } from './load-typescript';

/** Exports of a package. */
export interface Exports {
  package: string;
  types: ReadonlySet<string>;
  values: ReadonlySet<string>;
}

/**
 * Returns the names that a package exports, without its default export, resolved from a folder. Empty if the package is
 * not found.
 */
export function readExports(ts: TypeScript, name: string, folder: string): Exports {
  const path = join(folder, 'octavo-exports.ts');
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
    // Only names are read, and the types of the platform take more than half of the time.
    noLib: true,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  const code = `import * as all from ${JSON.stringify(name)};`;
  host.fileExists = (file) => file === path || fileExists(file);
  host.getSourceFile = (file, version, ...rest) =>
    file === path
      ? ts.createSourceFile(file, code, version, true)
      : getSourceFile(file, version, ...rest);
  const program = ts.createProgram([path], options, host);
  const checker = program.getTypeChecker();
  const types = new Set<string>();
  const values = new Set<string>();
  const [declaration] = program.getSourceFile(path)!.statements;
  const specifier =
    declaration && ts.isImportDeclaration(declaration) && declaration.moduleSpecifier;
  const symbol = specifier ? checker.getSymbolAtLocation(specifier) : undefined;
  for (const exported of symbol ? checker.getExportsOfModule(symbol) : []) {
    // `default` is also a keyword, and a default export can only be imported with another name.
    if (exported.name === 'default') continue;
    const isAlias = exported.flags & ts.SymbolFlags.Alias;
    const { flags } = isAlias ? checker.getAliasedSymbol(exported) : exported;
    if (flags & ts.SymbolFlags.Value) values.add(exported.name);
    if (flags & ts.SymbolFlags.Type) types.add(exported.name);
  }
  return { package: name, types, values };
}

/** Whether code consists of signatures as in references: `test(name: string): void;`. */
export function isSignature(ts: TypeScript, code: string): boolean {
  return countParseErrors(ts, code) > 0 && countParseErrors(ts, asInterface(code)) === 0;
}

function countParseErrors(ts: TypeScript, code: string): number {
  return (
    ts.transpileModule(code, { reportDiagnostics: true, fileName: 'a.ts' }).diagnostics?.length ?? 0
  );
}

function asInterface(code: string): string {
  return `interface Shown { ${code}\n}`;
}

/** Returns code that only compiles if the functions of the package match the signatures. */
export function signatureModule(code: string, { values }: Exports): string {
  const names = new Set([...code.matchAll(/^([\w$]+)[<(]/gm)].map(([, name]) => name!));
  const known = [...names].filter((name) => values.has(name));
  return `${asInterface(code)}\nexport const shown: Pick<Shown, ${known.map((name) => `'${name}'`).join(' | ') || 'never'}> = { ${known.join(', ')} };`;
}

/** Returns code that only compiles if the types of the package with the same name match. */
export function typesModule(ts: TypeScript, code: string, exports: Exports): string {
  const { statements } = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest);
  const checks = statements
    .filter((node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
    .filter(({ name, typeParameters }) => exports.types.has(name.text) && !typeParameters)
    .map(
      ({ name: { text } }) =>
        `export const as${text} = (real: import(${`'${exports.package}'`}).${text}): ${text} => real;`,
    );
  return [code, ...checks, 'export {};'].join('\n');
}
