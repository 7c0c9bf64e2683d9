import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import ts from 'typescript';

export interface TypeProblem {
  /** Path in the folder. */
  path: string;
  /** Line of the file, from 1. */
  line: number;
  message: string;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.esnext.disposable.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node', '@rsbuild/core/types', '@rstest/core/importMeta'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};
const SCRIPT = /(?<!\.d)\.[cm]?tsx?$/;

/** Files of packages, read once for all programs. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** Check the types of all TypeScript files of a folder, with the options of its `tsconfig.json` if there is one. */
export function typecheck(folder: string): TypeProblem[] {
  const options = { ...OPTIONS, ...ownOptions(folder) };
  const names = scriptsOf(folder);
  if (names.length === 0) return [];
  const usesGlobals = names
    .filter((name) => /rstest\.config\.[cm]?ts$/.test(name))
    .some((name) => /\bglobals: true/.test(readFileSync(name, 'utf8')));
  if (usesGlobals) options.types = [...(options.types ?? []), '@rstest/core/globals'];
  const host = ts.createCompilerHost(options);
  // Types of packages are looked up from here.
  host.getCurrentDirectory = () => folder;
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) => {
    if (!isLibrary(name)) return read(name, version, ...rest);
    const key = name.replace(folder, '');
    if (!libraries.has(key)) libraries.set(key, read(name, version, ...rest));
    return libraries.get(key);
  };
  const program = ts.createProgram(names, options, host);
  const wrong = program.getSyntacticDiagnostics();
  // What cannot be parsed has many type errors that say nothing more.
  const diagnostics = wrong.length > 0 ? wrong : ts.getPreEmitDiagnostics(program);
  return diagnostics.map((diagnostic) => describe(diagnostic, folder));
}

function isLibrary(name: string): boolean {
  return name.includes('/node_modules/') || /\/lib\.[\w.]*d\.ts$/.test(name);
}

function ownOptions(folder: string): ts.CompilerOptions {
  const path = join(folder, 'tsconfig.json');
  if (!existsSync(path)) return {};
  const { config } = ts.readConfigFile(path, ts.sys.readFile) as {
    config?: { compilerOptions?: unknown };
  };
  return ts.convertCompilerOptionsFromJson(config?.compilerOptions ?? {}, dirname(path)).options;
}

function scriptsOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(?:node_modules|_modules|dist)$/.test(entry.name) ? [] : scriptsOf(path);
    return SCRIPT.test(entry.name) || entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

function describe({ file, start, messageText }: ts.Diagnostic, folder: string): TypeProblem {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n  ');
  if (!file) return { path: '', line: 0, message };
  const { line } = file.getLineAndCharacterOfPosition(start ?? 0);
  return { path: relative(folder, file.fileName), line: line + 1, message };
}
