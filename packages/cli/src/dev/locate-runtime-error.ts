import type { SourceMapPayload } from 'node:module';
import { join } from 'node:path';

import { safeDecode, withoutBase } from '@octavo/theme/urls';

import {
  findOriginalPosition,
  findSitePosition,
  isMarkdownFile,
  type SourcePosition,
  toSourceLocation,
} from '../build/render/locate-render-error';
import { readSource } from '../files/read-source';
import type { CompileContext } from '../model/compiled-page';
import type { RuntimeError } from '../model/dev-event';
import type { Problem } from '../model/errors';

/** Position at the end of a line of a stack trace, with the URL of a script. */
const SCRIPT_POSITION = /(https?:\/\/[^\s()]+?)(?:\?[^\s():]*)?:(\d+):(\d+)\)?$/gm;
/** Terminals interpret control characters, and errors can contain any text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to remove
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

/** Column after the last position of any line. */
const LAST_COLUMN = 1_000_000;

export interface ErrorLocatorInput {
  base: string;
  context: CompileContext;
  /** Folder of the bundle, with source maps. */
  folder: string;
}

/**
 * Converts an error that was thrown in the browser to a problem at the first position in its stack that is in a file of
 * the site. The problem has no file if there is none, for example because the error was thrown by a package.
 */
export async function locateRuntimeError(
  { message, stack }: Pick<RuntimeError, 'message' | 'stack'>,
  { base, context, folder }: ErrorLocatorInput,
): Promise<Problem> {
  const problem = { message: message.replace(CONTROL_CHARACTERS, '') };
  const position = findSitePosition(toFilePaths(stack, base, folder), folder);
  if (!position) return problem;
  const { file } = position;
  const original = isMarkdownFile(file)
    ? await findMarkdownPosition(position, context).catch(() => undefined)
    : position;
  return original
    ? { ...problem, ...toSourceLocation(original, context.settings.replaceRules) }
    : { ...problem, file };
}

/** Returns the runtime error in a request body, or `undefined` if the body is not valid. */
export function toRuntimeError(body: unknown): RuntimeError | undefined {
  const { message, stack, route } = Object(body) as Record<string, unknown>;
  const isValid = [message, stack, route].every((value) => typeof value === 'string');
  return isValid ? ({ message, stack, route } as RuntimeError) : undefined;
}

/** Replaces the URLs of scripts in a stack trace with the paths of their files. */
function toFilePaths(stack: string, base: string, folder: string): string {
  return [...stack.matchAll(SCRIPT_POSITION)]
    .flatMap(([, url, line, column]) => {
      const path = withoutBase(new URL(url!).pathname, base);
      return path === undefined ? [] : [`${join(folder, safeDecode(path))}:${line}:${column}`];
    })
    .join('\n');
}

/**
 * Returns the position in a page or partial. Bundled pages have no source map, so the position is only a line of their
 * code, and the page is compiled again with a source map.
 */
async function findMarkdownPosition(
  { file, line }: SourcePosition,
  context: CompileContext,
): Promise<SourcePosition | undefined> {
  const { createCompiler } = await import('../content/compile/compile-page');
  const compiler = await createCompiler(context);
  const { map } = await compiler.compilePage(readSource(file).text, file, { sourceMap: true });
  const position =
    map && findOriginalPosition(map as unknown as SourceMapPayload, line, LAST_COLUMN);
  return position && { ...position, column: 1 };
}
