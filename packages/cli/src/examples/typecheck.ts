import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type * as TS from 'typescript';

import { toPosixPath } from '../files/posix-path';
import { createCachedHost } from './library-cache';
import type { TypeScript } from './load-typescript';

/** Type error or syntax error of a file. */
export interface TypeProblem {
  /** Path in the folder. */
  path: string;
  /** 1-based. */
  line: number;
  message: string;
  isSyntax: boolean;
}

/** Options of `typecheck`. */
export interface TypecheckOptions {
  ts: TypeScript;
  /** Compiler options of the site. */
  options: TS.CompilerOptions;
  /** Paths of files of which only the syntax is checked. */
  fragments?: ReadonlySet<string>;
  /** Folder whose packages the project uses, if it has no others. What is read of them is shared by all projects. */
  packages?: string | undefined;
}

const SCRIPT = /(?<!\.d)\.[cm]?tsx?$/;

/** Returns the compiler options for samples: those of the site, without rules that only matter for whole programs. */
export function readCompilerOptions(ts: TypeScript, file: string): TS.CompilerOptions {
  const folder = dirname(file);
  const { config = {} } = existsSync(file) ? ts.readConfigFile(file, ts.sys.readFile) : {};
  const { options } = ts.parseJsonConfigFileContent(
    { ...(config as object), files: [], include: [] },
    ts.sys,
    folder,
    undefined,
    file,
  );
  return {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    resolveJsonModule: true,
    ...options,
    ...FORCED,
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
}

const FORCED = {
  allowImportingTsExtensions: true,
  noUnusedLocals: false,
  noUnusedParameters: false,
  skipLibCheck: true,
  noEmit: true,
  composite: false,
  incremental: false,
  declaration: false,
} satisfies TS.CompilerOptions;

/** Checks the types of all TypeScript files of a folder. A `tsconfig.json` in the folder overrides the options. */
export function typecheck(
  folder: string,
  { ts, options: siteOptions, fragments = new Set(), packages }: TypecheckOptions,
): TypeProblem[] {
  const names = findScripts(folder);
  if (names.length === 0) return [];
  const { host, options } = createCachedHost(
    ts,
    { ...siteOptions, ...ownOptions(ts, folder), ...FORCED },
    folder,
    packages,
  );
  const program = ts.createProgram(names, options, host);
  const syntax = program.getSyntacticDiagnostics();
  // A file with a syntax error has many type errors that do not help.
  if (syntax.length > 0) return syntax.map((each) => describe(ts, each, folder, true));
  const found = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...names
      .filter((name) => !fragments.has(toPosixPath(relative(folder, name))))
      .flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name))),
  ];
  return found.map((each) => describe(ts, each, folder, false));
}

function ownOptions(ts: TypeScript, folder: string): TS.CompilerOptions {
  const path = join(folder, 'tsconfig.json');
  if (!existsSync(path)) return {};
  const { config } = ts.readConfigFile(path, ts.sys.readFile) as {
    config?: { compilerOptions?: unknown };
  };
  return ts.convertCompilerOptionsFromJson(config?.compilerOptions ?? {}, folder).options;
}

function findScripts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = resolve(folder, entry.name);
    if (entry.isDirectory())
      return /^(?:node_modules|_modules|dist|\.git)$/.test(entry.name) ? [] : findScripts(path);
    return SCRIPT.test(entry.name) || entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

function describe(
  ts: TypeScript,
  { file, start, messageText }: TS.Diagnostic,
  folder: string,
  isSyntax: boolean,
): TypeProblem {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n  ');
  if (!file) return { path: '', line: 0, message, isSyntax };
  const { line } = file.getLineAndCharacterOfPosition(start ?? 0);
  const path = toPosixPath(relative(folder, file.fileName));
  return { path, line: line + 1, message, isSyntax };
}
