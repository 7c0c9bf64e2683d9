import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from 'typescript';

/** A type that a page shows. */
export interface ShownType {
  /** The same type as the package declares it, such as `RstestConfig['root']`. */
  declared: string;
  shown: string;
  /** Types that the page declares itself. */
  own?: string;
  /** Whether the page says that there is more, in words. */
  isPart?: boolean;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Types of the libraries below, by the names that pages use. */
const LIBRARIES = `
type CSSModules = import('@rsbuild/core').CSSModules;
type TransformImport = import('@rsbuild/core').TransformImport;
type Externals = import('@rsbuild/core').Rspack.Externals;
type RuleSetCondition = import('@rsbuild/core').Rspack.RuleSetCondition;
`;
const PRINTED = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

/** Files of libraries, read once for all programs. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** The declarations of a package, with types of ours behind them, so that names it does not export are known too. */
export class Declarations {
  readonly #path: string;
  readonly #text: string;

  /** @param path A bundled declaration file. */
  constructor(path: string) {
    this.#path = path;
    this.#text = readFileSync(path, 'utf8');
  }

  /** Compares types. Returns a problem for each type that differs, otherwise `undefined`. */
  compare(types: readonly ShownType[]): (string | undefined)[] {
    const blocks = types.map(
      ({ declared, shown, own = '' }, i) =>
        `namespace Shown${i} {\n${own}\nexport type Shown = NonNullable<${shown}>;\nexport type Real = NonNullable<${declared}>;\n}`,
    );
    const { program, file, namespaces } = this.#program([LIBRARIES, ...blocks].join('\n'));
    const checker = program.getTypeChecker();
    const errors = program
      .getSemanticDiagnostics(file)
      .concat(program.getSyntacticDiagnostics(file));
    return types.map(({ isPart }, i) => {
      const node = namespaces.get(`Shown${i}`);
      if (!node) return 'Expected a type, got what cannot be parsed';
      const error = errors.find(({ start: at = 0 }) => at >= node.pos && at < node.end);
      if (error) return ts.flattenDiagnosticMessageText(error.messageText, ' ');
      const [shown, real] = ['Shown', 'Real'].map((name) => typeIn(checker, node, name)) as [
        ts.Type,
        ts.Type,
      ];
      if (
        !checker.isTypeAssignableTo(shown, real) ||
        (!isPart && !checker.isTypeAssignableTo(real, shown))
      ) {
        return `Expected ${checker.typeToString(real, node, PRINTED)}`;
      }
      return undefined;
    });
  }

  /** Names of the members of declared types, such as `RstestConfig` or `typeof test`. */
  members<Name extends string>(types: readonly Name[]): Record<Name, string[]> {
    const blocks = types.map((type, i) => `namespace Shown${i} { export type Real = ${type}; }`);
    const { program, namespaces } = this.#program(blocks.join('\n'));
    const checker = program.getTypeChecker();
    const entries = types.map((type, i) => {
      const real = typeIn(checker, namespaces.get(`Shown${i}`)!, 'Real');
      if (real.flags & ts.TypeFlags.Any) throw new Error(`Expected a type, got ${type}`);
      const names = checker.getPropertiesOfType(real).map(({ name }) => name);
      return [type, names.filter((name) => /^[a-z]/i.test(name))];
    });
    return Object.fromEntries(entries) as Record<Name, string[]>;
  }

  #program(appended: string) {
    // Next to the real file, so that its imports are found; not a `.d.ts`, so that it is checked.
    const path = join(dirname(this.#path), 'octavo-shown-types.ts');
    const text = `${this.#text}\n${appended}\n`;
    const host = ts.createCompilerHost(OPTIONS);
    const { fileExists, getSourceFile } = host;
    host.getCurrentDirectory = () => join(import.meta.dirname, '../..');
    host.fileExists = (name) => name === path || fileExists(name);
    host.getSourceFile = (name, version, ...rest) => {
      if (name === path) return ts.createSourceFile(name, text, version, true);
      if (!libraries.has(name)) libraries.set(name, getSourceFile(name, version, ...rest));
      return libraries.get(name);
    };
    const program = ts.createProgram([path], OPTIONS, host);
    const file = program.getSourceFile(path)!;
    const namespaces = new Map(
      file.statements.filter(ts.isModuleDeclaration).map((node) => [node.name.text, node]),
    );
    return { program, file, namespaces };
  }
}

function typeIn(checker: ts.TypeChecker, node: ts.ModuleDeclaration, name: string): ts.Type {
  const symbol = checker.getSymbolAtLocation(node.name)!;
  return checker.getDeclaredTypeOfSymbol(symbol.exports!.get(name as ts.__String)!);
}
