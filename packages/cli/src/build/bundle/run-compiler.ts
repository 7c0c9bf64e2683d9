import { readFileSync } from 'node:fs';

import { codeFrame, nearest } from '@octavo/mdx-plugins/messages';
import { type Configuration, rspack, type Stats, SubresourceIntegrityPlugin } from '@rspack/core';

import { THEME_COMPONENTS } from '../../content/compile/compile-settings';
import { placeOfImport } from '../../content/compile/place-of-import';
import { OctavoError, type Problem } from '../../model/errors';

/**
 * The oldest browsers that know what the theme's styles are written with (`:has`, layers). The default
 * is older: it writes logical properties out once for each direction, in twice the bytes.
 */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/** Run one compilation. @throws {OctavoError} `BUNDLE_FAILED` with every error of the run. */
export async function runCompiler(configuration: Configuration): Promise<Stats> {
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
    if (stats.hasErrors()) throw bundleError(stats, configuration.context ?? process.cwd());
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

export function bundleError(stats: Stats, cwd: string): OctavoError {
  return new OctavoError('BUNDLE_FAILED', 'The bundle could not be made.', {
    problems: bundleProblems(stats, cwd),
  });
}

/** The errors of a compilation, each once, with the place in the author's file where the bundler knows it. */
export function bundleProblems(stats: Stats, cwd: string): Problem[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: false });
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
    const place = specifier === undefined ? placeOf(loc) : readPlaceOfImport(file, specifier);
    const text = message
      .replace(/^\s*×\s*/, '')
      .split('\n')[0]!
      .trim();
    const problem: Problem = {
      file: file ?? cwd,
      ...place,
      ...(missing === undefined
        ? (unknown?.problem ?? { message: message.trim() })
        : {
            message: `Expected "${missing}" to be a file or an installed package, got nothing of that name.`,
            hint: 'Check the spelling of the path, or install the package.',
          }),
    };
    problems.set(`${file}:${text}`, problem);
  }
  return [...problems.values()];
}

/** What is asked of a module that does not have it, such as a component that a theme has no longer. */
function unknownExport(message: string): { specifier: string; problem: Problem } | undefined {
  const pattern =
    /export '([^']+)' .*?was not found in '([^']+)'(?: \(possible exports: ([^)]*)\))?/;
  const [, name, specifier, exports] = pattern.exec(message) ?? [];
  if (name === undefined || specifier === undefined) return undefined;
  // What a module passes on from others is not in the bundler's list.
  const near = nearest(name, [...(exports?.split(', ') ?? []), ...THEME_COMPONENTS]);
  const hint = near ? `Did you mean "${near}"?` : `Look up what "${specifier}" exports.`;
  return {
    specifier,
    problem: { message: `Expected "${specifier}" to export ${name}, got no such name.`, hint },
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
