import { existsSync } from 'node:fs';

import type { Problem } from '../errors';

/** Why the code of a configuration does not run, and what to do about it. */
export function explainLoadError(cause: unknown, file: string): Problem {
  const message = cause instanceof Error ? cause.message : String(cause);
  const [, wanted, stack = ''] =
    /Cannot find (?:module|package) '([^']+)'([\s\S]*)/.exec(message) ?? [];
  if (wanted === undefined) return { file, message };
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
