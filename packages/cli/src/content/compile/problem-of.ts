import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';

import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import { exportedLists } from '../../config/named-modules';
import { toPosixPath } from '../../files/posix-path';
import type { CompileSettings } from '../../model/compiled-page';
import type { Problem } from '../../model/errors';
import { groupBy } from '../../model/group-by';
import { plural } from '../../model/plural';
import { byCodeUnit } from '../scan/by-code-unit';
import type { PluginFailure } from './markdown-plugins';

/** Why a page could not be compiled: a problem of the page, or of a plugin. */
export type CompileFailure = { problem: Problem } | PluginFailure;

interface MessageLike {
  message: string;
  reason?: string;
  line?: number;
  column?: number;
  note?: string;
  file?: string;
  place?: { line?: number; column?: number; start?: { line: number; column: number } };
}

/** Read what a compiler threw into a problem with its place, its lines and a hint. */
export function problemOf(error: unknown, filePath: string, source: string): Problem {
  const { message, reason, line, column, note, place, file } = (error ?? {}) as MessageLike;
  const start = place?.start ?? place;
  const text = reason ?? message ?? String(error);
  const [, writtenLine, writtenColumn] = /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(text) ?? [];
  const atLine = line ?? start?.line ?? numberOf(writtenLine);
  const atColumn = column ?? start?.column ?? numberOf(writtenColumn);
  // What is wrong may stand in a partial of the page.
  const isElsewhere = file !== undefined && isAbsolute(file) && file !== filePath;
  const lines = isElsewhere ? textOf(file) : source;
  return {
    file: isElsewhere ? file : filePath,
    line: atLine,
    column: atColumn,
    message: text,
    frame: atLine === undefined ? undefined : codeFrame(lines, atLine, atColumn ?? 1),
    hint: note,
  };
}

/**
 * Returns the problems of pages that could not be compiled, in the order of their files. A plugin that fails in the same
 * way on several pages is one problem, at the key of the configuration that names it.
 */
export async function problemsOf(
  failures: readonly CompileFailure[],
  settings: CompileSettings,
): Promise<Problem[]> {
  const ofPages = failures.flatMap((failure) => ('problem' in failure ? [failure.problem] : []));
  ofPages.sort((a, b) => byCodeUnit(a.file ?? '', b.file ?? ''));
  const byMessage = groupBy(
    failures.flatMap((failure) => ('message' in failure ? [failure] : [])),
    ({ message }) => message,
  );
  if (byMessage.size === 0) return ofPages;
  // The parser is only needed to report problems.
  const { locateProblems } = await import('../../config/locate-problems');
  const ofPlugins = [...byMessage].map(([message, all]) => {
    const pages = all.flatMap(({ filePath }) => filePath ?? []).sort();
    const hint = `Fix the plugin, or remove it from the configuration.${failedOn(pages, settings.cwd)}`;
    return { file: settings.configFile, key: all[0]!.key, message, hint };
  });
  return [...locateProblems(ofPlugins, settings.configFile, exportedLists(settings)), ...ofPages];
}

function failedOn([first, ...others]: readonly string[], cwd: string): string {
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : ` and ${plural(others.length, 'other page')}`;
  return ` It failed on ${toPosixPath(relative(cwd, first))}${more}.`;
}

/** Some messages name their place in words alone. */
function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
