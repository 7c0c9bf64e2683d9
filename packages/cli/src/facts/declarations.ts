import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as TS from 'typescript';

import type { TypeScript } from '../examples/load-typescript';

/** Type that a page shows. */
export interface ShownType {
  /** The declared type, such as `Config['root']`. */
  declared: string;
  shown: string;
  /** Declarations for names that the page uses. */
  own?: string;
  /** Whether the page says in words that there is more. */
  isPart?: boolean;
  /** Whether it is a function, which can be simpler than the declared one. */
  isSignature?: boolean;
}

/** Files of libraries, read once for all programs. */
const libraries = new Map<string, TS.SourceFile | undefined>();

/** The declarations of a package. Names that it does not export can be used too, if its entry declares them. */
export class Declarations {
  readonly #ts: TypeScript;
  readonly #path: string;
  readonly #text: string;
  readonly #options: TS.CompilerOptions;

  /** @param path - declaration file of the package */
  constructor(ts: TypeScript, path: string, text = readFileSync(path, 'utf8')) {
    this.#ts = ts;
    this.#path = path;
    this.#options = {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
    };
    this.#text = text + this.#importReexports(text);
  }

  /** Returns declarations without any name, to compare types that are printed from something else. */
  static empty(ts: TypeScript, folder: string): Declarations {
    return new Declarations(ts, join(folder, 'empty.d.ts'), 'export {};\n');
  }

  /** Compares types. Returns a problem for each type that differs, otherwise `undefined`. */
  compare(types: readonly ShownType[]): (string | undefined)[] {
    const blocks = types.map(
      ({ declared, shown, own = '' }, i) =>
        `namespace Shown${i} {\n${own}\nexport type Shown = NonNullable<${shown}>;\nexport type Real = NonNullable<${declared}>;\n}`,
    );
    const ts = this.#ts;
    const printed = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
    const { program, file, namespaces } = this.#program(blocks.join('\n'));
    const checker = program.getTypeChecker();
    const isAny = ({ flags }: TS.Type) => (flags & ts.TypeFlags.Any) !== 0;
    const errors = program
      .getSemanticDiagnostics(file)
      .concat(program.getSyntacticDiagnostics(file));
    return types.map(({ isPart, isSignature, shown: code }, i) => {
      const node = namespaces.get(`Shown${i}`);
      if (!node) return `"${code}" is not a type.`;
      const error = errors.find(({ start: at = 0 }) => at >= node.pos && at < node.end);
      if (error) return ts.flattenDiagnosticMessageText(error.messageText, ' ');
      const shown = typeIn(checker, node, 'Shown');
      const real = typeIn(checker, node, 'Real');
      const isSame = isSignature
        ? this.#isCompatible(checker, shown, real)
        : checker.isTypeAssignableTo(shown, real) &&
          (isPart || checker.isTypeAssignableTo(real, shown)) &&
          // Anything can be assigned to and from `any`.
          (!isAny(shown) || isAny(real));
      if (isSame) return undefined;
      const name = checker.typeToString(real, node, printed);
      return `The declared type is \`${name.replaceAll(/import\("[^"]*"\)\./g, '')}\`.`;
    });
  }

  /**
   * Returns the names of the members of declared types, such as `Config` or `typeof test`.
   *
   * @throws {Error} if a type is not declared
   */
  members<Name extends string>(types: readonly Name[]): Record<Name, string[]> {
    const blocks = types.map((type, i) => `namespace Shown${i} { export type Real = ${type}; }`);
    const { program, namespaces } = this.#program(blocks.join('\n'));
    const checker = program.getTypeChecker();
    const entries = types.map((type, i) => {
      const real = typeIn(checker, namespaces.get(`Shown${i}`)!, 'Real');
      if (real.flags & this.#ts.TypeFlags.Any) throw new Error(`Expected a type, got ${type}`);
      const names = checker.getPropertiesOfType(real).map(({ name }) => name);
      return [type, names.filter((name) => /^[a-z]/i.test(name))];
    });
    return Object.fromEntries(entries) as Record<Name, string[]>;
  }

  /**
   * Checks whether a signature stands for a declared function, or for one of its overloads: one can be assigned to the other,
   * it has a possible number of parameters, and returns a value if the function does.
   */
  #isCompatible(checker: TS.TypeChecker, shown: TS.Type, real: TS.Type): boolean {
    if (!checker.isTypeAssignableTo(shown, real) && !checker.isTypeAssignableTo(real, shown))
      return false;
    const ts = this.#ts;
    const [signature] = shown.getCallSignatures();
    const overloads = real.getCallSignatures();
    if (!signature || overloads.length === 0) return true;
    const { Any, Undefined, Void } = ts.TypeFlags;
    const returned = signature.getReturnType();
    const [shownMin, shownMax] = countParameters(checker, signature);
    return overloads.some((overload) => {
      const [min, max] = countParameters(checker, overload);
      const flags = [returned.flags, overload.getReturnType().flags];
      const isAny = flags.some((each) => each & Any);
      const [isNothing, isReallyNothing] = flags.map((each) => (each & (Undefined | Void)) !== 0);
      return shownMin <= max && shownMax >= min && (isAny || isNothing === isReallyNothing);
    });
  }

  /** Returns code that imports what the package re-exports, so that it can be used like its own declarations. */
  #importReexports(text: string): string {
    const { program, file } = this.#program('', text);
    const symbol = program.getTypeChecker().getSymbolAtLocation(file);
    const exported = symbol ? program.getTypeChecker().getExportsOfModule(symbol) : [];
    const names = exported
      .filter(({ name, declarations }) => {
        const isOwn = declarations?.every(
          (node) => node.getSourceFile() === file && !this.#ts.isExportSpecifier(node),
        );
        const isLocal = new RegExp(
          `\\b(?:interface|type|class|const|function|enum|namespace) ${name}\\b`,
        );
        return name !== 'default' && !isOwn && !isLocal.test(text);
      })
      .map(({ name }) => name);
    const entry = this.#path.replace(/\.d\.([cm]?)ts$/, '.$1js');
    return names.length > 0
      ? `\nimport { ${names.join(', ')} } from ${JSON.stringify(entry)};\n`
      : '';
  }

  #program(appended: string, declarations = this.#text) {
    const ts = this.#ts;
    // Next to the real file, so that its imports are found; not a `.d.ts`, so that it is checked.
    const path = join(dirname(this.#path), 'octavo-shown-types.ts');
    const text = `${declarations}\n${appended}\n`;
    const host = ts.createCompilerHost(this.#options);
    const { fileExists, getSourceFile } = host;
    host.getCurrentDirectory = () => dirname(this.#path);
    host.fileExists = (name) => name === path || fileExists(name);
    host.getSourceFile = (name, version, ...rest) => {
      if (name === path) return ts.createSourceFile(name, text, version, true);
      if (!libraries.has(name)) libraries.set(name, getSourceFile(name, version, ...rest));
      return libraries.get(name);
    };
    const program = ts.createProgram([path], this.#options, host);
    const file = program.getSourceFile(path)!;
    const namespaces = new Map(
      file.statements.filter(ts.isModuleDeclaration).map((node) => [node.name.text, node]),
    );
    return { program, file, namespaces };
  }
}

/** Returns the declaration file of a package, or `undefined` if it is not installed or has no types. */
export function findDeclarations(ts: TypeScript, name: string, cwd: string): string | undefined {
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler };
  const { resolvedModule } = ts.resolveModuleName(name, join(cwd, 'index.ts'), options, ts.sys);
  const path = resolvedModule?.resolvedFileName;
  return path && /\.d\.[cm]?ts$/.test(path) ? path : undefined;
}

/** Returns the smallest and the largest number of parameters of a function. */
function countParameters(checker: TS.TypeChecker, { parameters }: TS.Signature): [number, number] {
  const declarations = parameters.map(
    ({ valueDeclaration }) => valueDeclaration as TS.ParameterDeclaration,
  );
  const required = declarations.filter(
    (node) => !node.dotDotDotToken && !checker.isOptionalParameter(node),
  );
  const hasRest = declarations.some(({ dotDotDotToken }) => dotDotDotToken);
  return [required.length, hasRest ? Number.POSITIVE_INFINITY : parameters.length];
}

function typeIn(checker: TS.TypeChecker, node: TS.ModuleDeclaration, name: string): TS.Type {
  const symbol = checker.getSymbolAtLocation(node.name)!;
  return checker.getDeclaredTypeOfSymbol(symbol.exports!.get(name as TS.__String)!);
}
