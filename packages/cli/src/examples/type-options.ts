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
  const defaults = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    resolveJsonModule: true,
  };
  return {
    ...mergeOptions(ts, defaults, options),
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
}

/** Overrides compiler options. A `module` without `moduleResolution` has the default resolution of the compiler. */
export function mergeOptions(
  ts: TypeScript,
  base: TS.CompilerOptions,
  options: TS.CompilerOptions,
): TS.CompilerOptions {
  const merged = { ...base, ...options, ...FORCED_OPTIONS };
  const { module, moduleResolution } = options;
  // Older compilers resolve ES modules in another way by default, which finds few packages.
  const isBundled = module !== undefined && ts.ModuleKind[module]?.startsWith('ES');
  if (module !== undefined && moduleResolution === undefined && !isBundled)
    delete merged.moduleResolution;
  return merged;
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
