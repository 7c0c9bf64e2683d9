import { existsSync } from 'node:fs';

import type { Problem } from '../model/errors';

/** Converts an error of loading a configuration file to a problem with a hint. */
export function explainLoadError(cause: unknown, file: string): Problem {
  const message = cause instanceof Error ? cause.message : String(cause);
  const [, specifier, stack = ''] =
    /Cannot find (?:module|package) '([^']+)'([\s\S]*)/.exec(message) ?? [];
  if (specifier === undefined) return syntaxErrorIn(message) ?? thrownError(cause, message, file);
  const from = /- (\S.*)/.exec(stack)?.[1] ?? / imported from (\S+)/.exec(stack)?.[1] ?? file;
  const isPath = /^[./]|^[a-zA-Z]:[\\/]|^file:/.test(specifier);
  const name = packageName(specifier);
  return {
    file: existsSync(from) ? from : file,
    message: isPath ? `File not found: "${specifier}".` : `The package "${name}" is not installed.`,
    hint: isPath
      ? 'Fix the path of the import.'
      : `Install it: npm install ${name === '@octavo/cli' ? `${name} react react-dom` : name}`,
  };
}

/** Returns the name of the package of a specifier, which can include a subpath. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Parses the message of a syntax error: the reason, followed by a line with the location. */
function syntaxErrorIn(message: string): Problem | undefined {
  const [, reason, file, line, column] =
    /^(?:\w*Error: )?(.+?)\s*\n\s*(\S.*):(\d+):(\d+)\s*$/s.exec(message) ?? [];
  if (reason === undefined || file === undefined) return undefined;
  return {
    file,
    line: Number(line),
    column: Number(column),
    message: `Syntax error: ${reason.split('\n')[0]!.trim()}.`,
    hint: 'Check for a missing or extra bracket, quote or comma at or before this position.',
  };
}

/** Reports an exception, with its line if the stack trace contains the file. */
function thrownError(cause: unknown, message: string, file: string): Problem {
  const trace = cause instanceof Error ? (cause.stack ?? '') : '';
  const line = trace.split('\n').find((each) => each.includes(`${file}:`));
  const [, at] = /:(\d+):\d+\)?$/.exec(line ?? '') ?? [];
  const location = at === undefined ? { file } : { file, line: Number(at) };
  return { ...location, message: `The configuration threw an error: ${message}` };
}
