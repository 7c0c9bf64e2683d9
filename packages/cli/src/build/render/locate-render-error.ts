import { existsSync, readFileSync } from 'node:fs';
import { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';

import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

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

/** Position in a source file of the site. */
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
  const configuration = createServerConfig(input);
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
    locations.push(findSourceLocation(stack, folder));
  }
  return locations;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

/** Returns the first position in a stack trace that is in a source file of the site. */
export function findSourceLocation(stack: string, folder: string): Location | undefined {
  for (const [, file, line, column] of stack.matchAll(
    /\(?((?:\/|[A-Za-z]:\\)[^()\n]+):(\d+):(\d+)\)?$/gm,
  )) {
    if (!file!.startsWith(folder) || !existsSync(`${file}.map`)) continue;
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry) || !isSiteFile(entry.originalSource)) continue;
    const position = { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    const source = readFileSync(entry.originalSource, 'utf8');
    return {
      file: entry.originalSource,
      ...position,
      frame: codeFrame(source, position.line, position.column),
    };
  }
  return undefined;
}

/** Checks whether a file is a script of the site. Compiled Markdown pages have no source maps. */
function isSiteFile(file: string): boolean {
  return (
    /\.[mc]?[jt]sx?$/.test(file) &&
    existsSync(file) &&
    !/[\\/]node_modules[\\/]/.test(file) &&
    !OCTAVO_FOLDERS.some((folder) => file.startsWith(folder))
  );
}
