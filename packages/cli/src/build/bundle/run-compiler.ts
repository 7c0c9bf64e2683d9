import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { stripVTControlCharacters } from 'node:util';

import { codeFrame, nearest } from '@octavo/mdx-plugins/diagnostics';
import { type Configuration, rspack, type Stats, SubresourceIntegrityPlugin } from '@rspack/core';
import type { ConfigProblem } from '../../config/config-problem';
import { locateProblems } from '../../config/locate-problems';
import { getNamedComponents } from '../../config/named-modules';
import { THEME_COMPONENTS } from '../../content/compile/compile-context';
import {
  describeMissingExport,
  describeMissingFile,
  describeMissingModule,
} from '../../content/compile/describe-missing-export';
import { findImportPosition } from '../../content/compile/find-import-position';
import { addCodeFrame } from '../../files/add-code-frame';
import { toModuleSpecifier } from '../../files/posix-path';
import { readJson } from '../../files/read-json';
import { readSource } from '../../files/read-source';
import { WRITE_HINT } from '../../files/write-error';
import type { SiteConfig } from '../../model/config';
import { OctavoError, type Problem } from '../../model/errors';
import type { NamedComponent } from '../../model/named-module';
import { THEME_ALIASES } from '../../model/theme-aliases';
import { describeSyntaxError } from './describe-syntax-error';

/** Configuration that is needed to report bundler errors. */
export type BundleErrorContext = Pick<
  SiteConfig,
  'cwd' | 'configFile' | 'plugins' | 'markdown' | 'overrides' | 'alias'
>;

/**
 * Oldest browsers that support the CSS features used by the theme (`:has`, cascade layers). The default targets of
 * Lightning CSS are older and would double the size of logical properties.
 */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/**
 * Runs the bundler once. Modules with problems throw when they are imported.
 *
 * @throws {OctavoError} `BUNDLE_FAILED` if the bundler itself fails, for example because the disk is full.
 */
export async function runCompiler(
  configuration: Configuration,
  site: BundleErrorContext,
): Promise<{ stats: Stats; problems: Problem[] }> {
  const compiler = rspack({
    ...configuration,
    optimization: { ...configuration.optimization, minimizer: minimizers(), emitOnErrors: true },
  });
  if (configuration.output?.crossOriginLoading)
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }).apply(compiler);
  try {
    const stats = await new Promise<Stats>((done, fail) => {
      compiler.run((error, result) => (error ? fail(toBundleError(error)) : done(result!)));
    });
    return { stats, problems: stats.hasErrors() ? getBundleProblems(stats, site) : [] };
  } finally {
    await new Promise<void>((done) => compiler.close(() => done()));
  }
}

function minimizers() {
  return [
    new rspack.SwcJsMinimizerRspackPlugin(),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
  ];
}

/** Converts an error of the bundler itself, for example because the disk is full. */
function toBundleError(cause: Error): OctavoError {
  return new OctavoError('BUNDLE_FAILED', 'Bundling failed.', {
    problems: [{ message: cause.message }],
    hint: WRITE_HINT,
    cause,
  });
}

/**
 * Returns the deduplicated compilation errors, with source positions where available. Errors from components in the
 * configuration are reported at the configuration key.
 */
export function getBundleProblems(stats: Stats, site: BundleErrorContext): Problem[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: false });
  const components = getNamedComponents(site);
  const componentErrors = new Map<NamedComponent, UnknownExport | undefined>();
  const problems = new Map<string, Problem>();
  for (const { message: formatted, moduleIdentifier, loc } of errors) {
    // The bundler colors its messages if the output is a terminal.
    const message = stripVTControlCharacters(formatted);
    const file = toFile(moduleIdentifier);
    const unreadable = /Reading from "([^"]+)" is not handled/.exec(message)?.[1];
    if (moduleIdentifier !== undefined && unreadable !== undefined) {
      for (const importer of findImporters(moduleIdentifier, stats))
        problems.set(`${importer}:${unreadable}`, {
          file: importer,
          ...locateImport(importer, unreadable),
          ...describeUnreadableImport(unreadable),
        });
      continue;
    }
    const syntaxError = findSyntaxError(message, file);
    if (syntaxError) {
      problems.set(`${file}:${syntaxError.message}`, syntaxError);
      continue;
    }
    const aliased = /Cannot find module '([^']+)' for matched aliased key/.exec(message)?.[1];
    const missing = aliased ?? /Can't resolve '([^']+)'/.exec(message)?.[1];
    const unknown = unknownExport(message);
    const specifier = missing ?? unknown?.specifier;
    const component = components.find(
      ({ module, exportName }) =>
        module === specifier && (unknown === undefined || exportName === unknown.name),
    );
    if (component) {
      componentErrors.set(component, unknown);
      continue;
    }
    const position = specifier === undefined ? parsePosition(loc) : locateImport(file, specifier);
    const summary = message
      .replace(/^\s*×\s*/, '')
      .split('\n')[0]!
      .trim();
    const problem: Problem = {
      file: file ?? site.cwd,
      ...position,
      ...(missing === undefined
        ? unknown
          ? describeMissingExport(unknown.specifier, unknown.name, unknown.candidates)
          : { message: message.trim() }
        : isBuiltin(missing)
          ? describeUnreadableImport(missing)
          : file !== undefined && (aliased !== undefined || missing.startsWith('.'))
            ? describeMissingFile(missing, file, site.alias)
            : describeMissingModule(missing, file ?? site.cwd)),
    };
    problems.set(`${file}:${summary}`, problem);
  }
  const configProblems = [...componentErrors].map(([component, unknown]) =>
    componentProblem(component, unknown, site),
  );
  return [...locateProblems(configProblems, site.configFile, {}), ...problems.values()];
}

/** Returns the file in a module identifier, without loaders, module type and query. */
function toFile(moduleIdentifier: string | undefined): string | undefined {
  return moduleIdentifier
    ?.split('!')
    .at(-1)
    ?.replace(/^\w+(?:\/\w+)?\|/, '')
    .replace(/[?|].*$/, '');
}

/** Returns the syntax error of a script or JSON file. The code of a page is compiled, so its positions are not those of the file. */
function findSyntaxError(message: string, file: string | undefined): Problem | undefined {
  if (file === undefined || !/\.(?:[mc]?[jt]sx?|json)$/.test(file)) return undefined;
  if (file.endsWith('.json'))
    return message.includes('JSON parse error')
      ? readJson(file, readSource(file).text).problem
      : undefined;
  const problem = describeSyntaxError(message, readSource(file).text);
  return problem && addCodeFrame({ file, ...problem });
}

/** Returns the files that import a module with an error, sorted. The trace of an error only contains one of them. */
function findImporters(moduleIdentifier: string, { compilation }: Stats): string[] {
  const module = compilation.errors
    .map((error) => error.module)
    .find((candidate) => candidate?.identifier() === moduleIdentifier);
  const connections = module ? compilation.moduleGraph.getIncomingConnections(module) : [];
  const files = connections.flatMap(({ originModule }) => toFile(originModule?.identifier()) ?? []);
  return [...new Set(files)].sort();
}

/** Returns the message and hint for an import of a Node.js module, or of a URL that cannot be bundled. */
function describeUnreadableImport(specifier: string): Pick<Problem, 'message' | 'hint'> {
  return isBuiltin(specifier)
    ? {
        message: `Cannot import "${specifier}": Node.js modules are not available in browsers.`,
        hint: 'Pages and components also run in the browser. Remove the import, or use a package that supports browsers.',
      }
    : {
        message: `Cannot import "${specifier}": unknown URL scheme.`,
        hint: 'Import a file or a package.',
      };
}

interface UnknownExport {
  specifier: string;
  name: string;
  candidates: string[];
}

/** Modules that export the theme components. */
const THEME_MODULES = [...THEME_ALIASES, '@octavo/theme/mdx'];

/** Parses the error for an import of a missing export, such as a removed theme component. */
function unknownExport(message: string): UnknownExport | undefined {
  const pattern =
    /export '([^']+)' .*?was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/;
  const [, name, specifier, exports] = pattern.exec(message) ?? [];
  if (name === undefined || specifier === undefined) return undefined;
  const candidates = exports?.split(', ') ?? [];
  // Rspack does not list re-exports, so add the theme components as candidates.
  if (name !== 'default' && THEME_MODULES.includes(specifier)) candidates.push(...THEME_COMPONENTS);
  return { specifier, name, candidates };
}

/** Returns the problem for a component in the configuration whose module or export is missing. */
function componentProblem(
  { key, label, module, exportName }: NamedComponent,
  unknown: UnknownExport | undefined,
  { cwd, configFile }: BundleErrorContext,
): ConfigProblem {
  const location = { file: configFile, key };
  const moduleName = toModuleSpecifier(module, cwd);
  if (!unknown)
    return {
      ...location,
      message: `${label}: Cannot find module "${moduleName}".`,
      hint: 'Check the import path, or install the missing package.',
    };
  if (exportName === 'default')
    return {
      ...location,
      message: `${label}: "${moduleName}" has no default export.`,
      hint: 'Add "export default" to the component.',
    };
  const near = nearest(exportName, unknown.candidates);
  return {
    ...location,
    message: `${label}: "${moduleName}" has no export named "${exportName}".`,
    hint: near
      ? `Did you mean "${near}"? The export and the key must have the same name.`
      : `Export the component as "${exportName}".`,
  };
}

function parsePosition(loc: string | undefined): { line?: number; column?: number } {
  const [, line, column] = /^(\d+):(\d+)/.exec(loc ?? '') ?? [];
  return line === undefined ? {} : { line: Number(line), column: Number(column) + 1 };
}

/** Returns the position of an import in a file, with a code frame. */
function locateImport(file: string | undefined, specifier: string): Partial<Problem> {
  if (file === undefined) return {};
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  const position = findImportPosition(source, specifier);
  return position ? { ...position, frame: codeFrame(source, position.line, position.column) } : {};
}
