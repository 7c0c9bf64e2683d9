import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as TS from 'typescript';

import type { TypeScript } from './load-typescript';

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
    ...FORCED_OPTIONS,
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
}

/** Options that samples and the site cannot change. */
export const FORCED_OPTIONS = {
  allowImportingTsExtensions: true,
  noUnusedLocals: false,
  noUnusedParameters: false,
  skipLibCheck: true,
  noEmit: true,
  composite: false,
  incremental: false,
  declaration: false,
} satisfies TS.CompilerOptions;
