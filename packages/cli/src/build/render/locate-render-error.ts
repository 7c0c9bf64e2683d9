import { existsSync, readFileSync } from 'node:fs';
import { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, resolve } from 'node:path';

import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import { findOriginalLine } from '../../content/scan/replace-rules';
import { readSource } from '../../files/read-source';
import type { ReplaceRule } from '../../model/compiled-page';
import type { Problem } from '../../model/errors';
import type { PageView } from '../../model/payload';
import { resolveDistFile } from '../bundle/app-file';
import { type BundleInput, createServerConfig } from '../bundle/bundle-config';
import type { ServerModule } from './render-page';

/** Folders of Octavo, whose code is not the cause of a rendering error. */
const OCTAVO_FOLDERS = [
  resolveDistFile(''),
  dirname(createRequire(import.meta.url).resolve('@octavo/theme')),
];

/** Position in a source file. Lines and columns are 1-based. */
export interface SourcePosition {
  file: string;
  line: number;
  column: number;
}

/** Position in a source file of the site, with a code frame. */
type Location = Pick<Problem, 'file' | 'line' | 'column' | 'frame'>;

/**
 * Renders pages again with a bundle that has source maps, to find the source positions of their errors. Source maps
 * would slow down every build, so they are only generated after an error.
 *
 * @param input - bundles the failed pages
 * @returns for each view, the position in the first source file in the stack of the error, if there is one
 */
export async function locateRenderErrors(
  input: BundleInput,
  views: readonly PageView[],
): Promise<(Location | undefined)[]> {
  const { runCompiler } = await import('../bundle/run-compiler');
  const configuration = createServerConfig({
    ...input,
    compile: { ...input.compile, sourceMaps: true },
  });
  const folder = `${configuration.output!.path!}-debug`;
  const { problems } = await runCompiler(
    {
      ...configuration,
      devtool: 'source-map',
      output: {
        ...configuration.output,
        path: folder,
        devtoolModuleFilenameTemplate: '[absolute-resource-path]',
      },
    },
    input.config,
  );
  if (problems.length > 0) return [];
  const { renderPage } = createRequire(import.meta.url)(join(folder, 'server.cjs')) as ServerModule;
  const locations: (Location | undefined)[] = [];
  for (const view of views) {
    const stack = await renderPage(view).then(
      (result) => ('error' in result ? stackOf(result.error) : ''),
      stackOf,
    );
    locations.push(findSourceLocation(stack, folder, input.compile.settings.replaceRules));
  }
  return locations;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

/**
 * Returns the first position in a stack trace that is in a source file of the site.
 *
 * @param folder - folder of the bundle, with source maps
 * @param rules - replacements in Markdown files, which change positions
 */
export function findSourceLocation(
  stack: string,
  folder: string,
  rules: readonly ReplaceRule[],
): Location | undefined {
  const position = findSitePosition(stack, folder);
  return position && toSourceLocation(position, rules);
}

/** Returns the first position in a stack trace that is in a file of the site, as in the source map of the bundle. */
export function findSitePosition(stack: string, folder: string): SourcePosition | undefined {
  for (const [, file, line, column] of stack.matchAll(
    /\(?((?:\/|[A-Za-z]:\\)[^()\n]+):(\d+):(\d+)\)?$/gm,
  )) {
    if (!file!.startsWith(folder) || !existsSync(`${file}.map`)) continue;
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload;
    const position = findOriginalPosition(map, Number(line), Number(column));
    if (position && isSiteFile(position.file)) return position;
  }
  return undefined;
}

/** Returns the source position of a position in generated code. Lines and columns are 1-based. */
export function findOriginalPosition(
  map: SourceMapPayload,
  line: number,
  column: number,
): SourcePosition | undefined {
  const entry = new SourceMap(map).findEntry(line - 1, column - 1);
  // In a generated line without a position, the nearest entry is unrelated.
  if (!('originalSource' in entry) || entry.generatedLine !== line - 1) return undefined;
  return {
    // Paths of modules outside of the site can contain `..`, and modules without a source map have the query of the module.
    file: resolve(entry.originalSource.replace(/\?.*$/, '')),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

/**
 * Adds a code frame to a source position.
 *
 * @param rules - replacements in Markdown files, which change positions
 */
export function toSourceLocation(
  { file, line, column }: SourcePosition,
  rules: readonly ReplaceRule[],
): Location {
  const source = readSource(file).text;
  const sourceLine = isMarkdownFile(file) ? findOriginalLine(source, rules, line) : line;
  return { file, line: sourceLine, column, frame: codeFrame(source, sourceLine, column) };
}

/** Checks whether a file is a script or Markdown file of the site. */
function isSiteFile(file: string): boolean {
  return (
    (isMarkdownFile(file) || /\.[mc]?[jt]sx?$/.test(file)) &&
    existsSync(file) &&
    !/[\\/]node_modules[\\/]/.test(file) &&
    !OCTAVO_FOLDERS.some((folder) => file.startsWith(folder))
  );
}

export function isMarkdownFile(file: string): boolean {
  return /\.mdx?$/.test(file);
}
