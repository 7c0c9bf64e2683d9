import { existsSync } from 'node:fs';

import type { Problem } from '../model/errors';

/** Why the code of a configuration does not run, and what to do about it. */
export function explainLoadError(cause: unknown, file: string): Problem {
  const message = cause instanceof Error ? cause.message : String(cause);
  const [, wanted, stack = ''] =
    /Cannot find (?:module|package) '([^']+)'([\s\S]*)/.exec(message) ?? [];
  if (wanted === undefined) return mistakeIn(message) ?? thrownBy(cause, message, file);
  const from = /- (\S.*)/.exec(stack)?.[1] ?? / imported from (\S+)/.exec(stack)?.[1] ?? file;
  const isPath = /^[./]|^[a-zA-Z]:[\\/]|^file:/.test(wanted);
  return {
    file: existsSync(from) ? from : file,
    message: `Expected ${isPath ? 'a file at' : 'the package'} ${wanted}, got none.`,
    hint: isPath ? 'Correct the path of the import.' : `Install it: npm install ${nameOf(wanted)}.`,
  };
}

/** What to install for an import: what it names of a package aside. */
function nameOf(specifier: string): string {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return name === '@octavo/cli' ? `${name} react react-dom` : name;
}

/** Code that cannot be read: the reason, and on a line of its own the place. */
function mistakeIn(message: string): Problem | undefined {
  const [, reason, file, line, column] =
    /^(?:\w*Error: )?(.+?)\s*\n\s*(\S.*):(\d+):(\d+)\s*$/s.exec(message) ?? [];
  if (reason === undefined || file === undefined) return undefined;
  return {
    file,
    line: Number(line),
    column: Number(column),
    message: `Expected code that can be read, got a mistake: ${reason.split('\n')[0]!.trim()}.`,
    hint: 'Look for a bracket, quote or comma that is missing or too many, there or just before.',
  };
}

/** Code that stopped: where it did, as far as the trace names the file. */
function thrownBy(cause: unknown, message: string, file: string): Problem {
  const trace = cause instanceof Error ? (cause.stack ?? '') : '';
  const line = trace.split('\n').find((each) => each.includes(`${file}:`));
  const [, at] = /:(\d+):\d+\)?$/.exec(line ?? '') ?? [];
  const place = at === undefined ? { file } : { file, line: Number(at) };
  return { ...place, message: `Expected the configuration to run, got an error: ${message}` };
}
