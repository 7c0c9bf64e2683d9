import { readFileSync } from 'node:fs';

import { codeFrame, nearest } from '@octavo/mdx-plugins/diagnostics';
import { type Configuration, rspack, type Stats, SubresourceIntegrityPlugin } from '@rspack/core';
import type { ConfigProblem } from '../../config/config-problem';
import { locateProblems } from '../../config/locate-problems';
import { namedComponents } from '../../config/named-modules';
import { THEME_COMPONENTS } from '../../content/compile/compile-context';
import { placeOfImport } from '../../content/compile/place-of-import';
import { shownModule } from '../../files/posix-path';
import type { SiteConfig } from '../../model/config';
import { OctavoError, type Problem } from '../../model/errors';
import type { NamedComponent } from '../../model/named-module';

/** What of a configuration the messages of a bundle need. */
export type BundledSite = Pick<SiteConfig, 'cwd' | 'configFile' | 'plugins' | 'markdown'>;

/**
 * The oldest browsers that know what the theme's styles are written with (`:has`, layers). The default
 * is older: it writes logical properties out once for each direction, in twice the bytes.
 */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/** Run one compilation. @throws {OctavoError} `BUNDLE_FAILED` with every error of the run. */
export async function runCompiler(configuration: Configuration, site: BundledSite): Promise<Stats> {
  const compiler = rspack({
    ...configuration,
    optimization: { ...configuration.optimization, minimizer: minimizers() },
  });
  if (configuration.output?.crossOriginLoading)
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }).apply(compiler);
  try {
    const stats = await new Promise<Stats>((done, fail) => {
      compiler.run((error, result) => (error ? fail(error) : done(result!)));
    });
    if (stats.hasErrors()) throw bundleError(stats, site);
    return stats;
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

function bundleError(stats: Stats, site: BundledSite): OctavoError {
  return new OctavoError('BUNDLE_FAILED', 'The bundle could not be made.', {
    problems: bundleProblems(stats, site),
  });
}

/**
 * Returns the errors of a compilation, each once, with their place in the author's file if the bundler knows it. A module
 * that the configuration names and that pages import without writing so is a problem of its key.
 */
export function bundleProblems(stats: Stats, site: BundledSite): Problem[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: false });
  const components = namedComponents(site);
  const ofConfig = new Map<NamedComponent, UnknownExport | undefined>();
  const problems = new Map<string, Problem>();
  for (const { message, moduleIdentifier, loc } of errors) {
    const file = moduleIdentifier
      ?.split('!')
      .at(-1)
      ?.replace(/^\w+(?:\/\w+)?\|/, '')
      .replace(/[?|].*$/, '');
    const missing = /Can't resolve '([^']+)'/.exec(message)?.[1];
    const unknown = unknownExport(message);
    const specifier = missing ?? unknown?.specifier;
    const component = components.find(
      ({ module, exportName }) =>
        module === specifier && (unknown === undefined || exportName === unknown.name),
    );
    if (component) {
      ofConfig.set(component, unknown);
      continue;
    }
    const place = specifier === undefined ? placeOf(loc) : readPlaceOfImport(file, specifier);
    const text = message
      .replace(/^\s*×\s*/, '')
      .split('\n')[0]!
      .trim();
    const problem: Problem = {
      file: file ?? site.cwd,
      ...place,
      ...(missing === undefined
        ? unknown
          ? exportProblem(unknown)
          : { message: message.trim() }
        : {
            message: `Expected "${missing}" to be a file or an installed package, got nothing of that name.`,
            hint: 'Check the spelling of the path, or install the package.',
          }),
    };
    problems.set(`${file}:${text}`, problem);
  }
  const atKeys = [...ofConfig].map(([component, unknown]) =>
    componentProblem(component, unknown, site),
  );
  return [...locateProblems(atKeys, site.configFile, {}), ...problems.values()];
}

interface UnknownExport {
  specifier: string;
  name: string;
  /** The most similar name that the module exports. */
  near: string | undefined;
}

/** Returns the export that a module does not have, such as a component that a theme has no longer. */
function unknownExport(message: string): UnknownExport | undefined {
  const pattern =
    /export '([^']+)' .*?was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/;
  const [, name, specifier, exports] = pattern.exec(message) ?? [];
  if (name === undefined || specifier === undefined) return undefined;
  // What a module passes on from others is not in the bundler's list.
  const near = nearest(name, [...(exports?.split(', ') ?? []), ...THEME_COMPONENTS]);
  return { specifier, name, near };
}

function exportProblem({ specifier, name, near }: UnknownExport): Problem {
  return {
    message: `Expected "${specifier}" to export ${name}, got no such name.`,
    hint: near ? `Did you mean "${near}"?` : `Look up what "${specifier}" exports.`,
  };
}

/** Returns the problem of a key whose module has no such export, or cannot be found. */
function componentProblem(
  { key, label, module, exportName }: NamedComponent,
  unknown: UnknownExport | undefined,
  { cwd, configFile }: BundledSite,
): ConfigProblem {
  const place = { file: configFile, key };
  const shown = shownModule(module, cwd);
  if (!unknown)
    return {
      ...place,
      message: `${label}: module not found: "${shown}".`,
      hint: 'Check the spelling of the path, or install the package.',
    };
  if (exportName === 'default')
    return {
      ...place,
      message: `${label}: "${shown}" has no default export.`,
      hint: 'Write "export default" before the component.',
    };
  return {
    ...place,
    message: `${label}: "${shown}" has no export named "${exportName}".`,
    hint: unknown.near
      ? `It exports "${unknown.near}". Give the export and the key the same name.`
      : 'Export the component under the name of the key.',
  };
}

function placeOf(loc: string | undefined): { line?: number; column?: number } {
  const [, line, column] = /^(\d+):(\d+)/.exec(loc ?? '') ?? [];
  return line === undefined ? {} : { line: Number(line), column: Number(column) + 1 };
}

function readPlaceOfImport(file: string | undefined, specifier: string): Partial<Problem> {
  if (file === undefined) return {};
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  const place = placeOfImport(source, specifier);
  return place ? { ...place, frame: codeFrame(source, place.line, place.column) } : {};
}
