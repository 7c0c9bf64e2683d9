import { isAbsolute, relative } from 'node:path';

import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import { pickSitePlugins } from '../../config/named-modules';
import { toPosixPath } from '../../files/posix-path';
import { readSource } from '../../files/read-source';
import { describeWriteError, WRITE_HINT } from '../../files/write-error';
import type { CompileSettings, FailedPage } from '../../model/compiled-page';
import { type Problem, uniqueProblems } from '../../model/errors';
import { groupBy } from '../../model/group-by';
import { plural } from '../../model/plural';
import { compareByCodeUnit } from '../scan/by-code-unit';
import type { PluginFailure } from './markdown-plugins';

/** Reason for a failed compilation: a problem in the page or a plugin error. */
export type CompileFailure = PageFailure | PluginFailure;

interface PageFailure {
  problem: Problem;
  /** Other problems in the page. */
  others?: Problem[];
  page?: FailedPage;
}

interface MessageLike {
  message: string;
  reason?: string;
  line?: number;
  column?: number;
  note?: string;
  file?: string;
  place?: { line?: number; column?: number; start?: { line: number; column: number } };
}

/** Converts a compiler error to a problem with position, code frame and hint. */
export function toProblem(error: unknown, filePath: string, source: string): Problem {
  const { message, reason, line, column, note, place, file } = (error ?? {}) as MessageLike;
  const start = place?.start ?? place;
  const text = reason ?? message ?? String(error);
  const [, messageLine, messageColumn] = /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(text) ?? [];
  const atLine = line ?? start?.line ?? toNumber(messageLine);
  const atColumn = column ?? start?.column ?? toNumber(messageColumn);
  // The error may be in a partial that the page imports.
  const isInPartial = file !== undefined && isAbsolute(file) && file !== filePath;
  const lines = isInPartial ? readSource(file).text : source;
  return {
    file: isInPartial ? file : filePath,
    line: atLine,
    column: atColumn,
    message: text,
    frame:
      atLine === undefined || lines === '' ? undefined : codeFrame(lines, atLine, atColumn ?? 1),
    hint: note,
  };
}

/** Returns the problem for a compiled page that cannot be written to the cache, which is the same for every page. */
export function toCacheProblem(error: unknown, cacheDir: string): Problem {
  const { cause } = error as { cause?: unknown };
  return {
    file: cacheDir,
    message: `Failed to write to the cache: ${describeWriteError(cause ?? error)}.`,
    hint: WRITE_HINT,
  };
}

/**
 * Converts compile failures to problems, sorted by file. If a plugin fails with the same message on several pages, it
 * is reported once, at its configuration key.
 */
export async function toProblems(
  failures: readonly CompileFailure[],
  settings: CompileSettings,
): Promise<Problem[]> {
  const pageProblems = uniqueProblems(
    failures.flatMap((failure) =>
      'problem' in failure ? [failure.problem, ...(failure.others ?? [])] : [],
    ),
  );
  pageProblems.sort((a, b) => compareByCodeUnit(a.file ?? '', b.file ?? ''));
  const byMessage = groupBy(
    failures.flatMap((failure) => ('message' in failure ? [failure] : [])),
    ({ message }) => message,
  );
  if (byMessage.size === 0) return pageProblems;
  // The configuration parser is only needed to report problems, so import it lazily.
  const { locateProblems } = await import('../../config/locate-problems');
  const pluginProblems = [...byMessage].map(([message, all]) => {
    const pages = all.flatMap(({ filePath }) => filePath ?? []).sort();
    const hint = `Fix the plugin or remove it from the configuration.${describeFailedPages(pages, settings.cwd)}`;
    return { file: settings.configFile, key: all[0]!.key, message, hint };
  });
  return [
    ...locateProblems(pluginProblems, settings.configFile, pickSitePlugins(settings)),
    ...pageProblems,
  ];
}

function describeFailedPages([first, ...others]: readonly string[], cwd: string): string {
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : ` and ${plural(others.length, 'other page')}`;
  return ` It failed on ${toPosixPath(relative(cwd, first))}${more}.`;
}

/** Converts a position matched in an error message to a number. */
function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
