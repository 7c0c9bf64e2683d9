import ts from 'typescript';

/** What the documented framework exports. */
export interface Exports {
  types: ReadonlySet<string>;
  values: ReadonlySet<string>;
}

/** Read the exports of a bundled declaration file. */
export function readExports(declarations: string): Exports {
  const names = (pattern: RegExp) =>
    new Set([...declarations.matchAll(pattern)].map(([, name]) => name!));
  return {
    types: names(/^(?: \*\/ )?export declare (?:interface|type|class) (\w+)/gm),
    values: names(/^export declare (?:const|function|class) (\w+)/gm),
  };
}

/** Whether code is signatures as reference pages show them: `test(name: string): void;`. */
export function isSignature(code: string): boolean {
  return parseProblems(code) > 0 && parseProblems(asInterface(code)) === 0;
}

function parseProblems(code: string): number {
  return (
    ts.transpileModule(code, { reportDiagnostics: true, fileName: 'a.ts' }).diagnostics?.length ?? 0
  );
}

function asInterface(code: string): string {
  return `interface Shown { ${code}\n}`;
}

/** Code in which the real functions must fit the signatures that are shown. */
export function signatureModule(code: string, { values }: Exports): string {
  const names = new Set([...code.matchAll(/^(\w+)[<(]/gm)].map(([, name]) => name!));
  const known = [...names].filter((name) => values.has(name));
  return `${asInterface(code)}\nexport const shown: Pick<Shown, ${known.map((name) => `'${name}'`).join(' | ') || 'never'}> = { ${known.join(', ')} };`;
}

/** Code in which the framework's types must fit those of the same name that are shown. */
export function typesModule(code: string, { types }: Exports): string {
  const { statements } = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest);
  const checks = statements
    .filter((node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
    .filter(({ name, typeParameters }) => types.has(name.text) && !typeParameters)
    .map(
      ({ name: { text } }) =>
        `export const as${text} = (real: import('@rstest/core').${text}): ${text} => real;`,
    );
  return [code, ...checks, 'export {};'].join('\n');
}
