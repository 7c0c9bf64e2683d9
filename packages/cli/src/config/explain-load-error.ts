import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { addCodeFrame } from '../files/add-code-frame';
import { findSimilarPackage } from '../files/find-similar-package';
import { getInstallCommand } from '../files/package-manager';
import { positionAt } from '../files/read-json';
import { OctavoError, type Problem } from '../model/errors';

/**
 * Converts an error from loading the configuration file to a problem with a hint.
 *
 * @param files - the configuration file and its relative imports
 */
export function explainLoadError(
  cause: unknown,
  file: string,
  files: readonly string[] = [file],
): Problem {
  const message = cause instanceof Error ? cause.message : String(cause);
  const [, specifier, stack = ''] =
    /Cannot find (?:module|package) '([^']+)'([\s\S]*)/.exec(message) ?? [];
  if (specifier === undefined)
    return (
      syntaxErrorIn(message) ??
      undefinedNameIn(cause, message, file) ??
      thrownError(cause, message, file, files)
    );
  const importer = /- (\S.*)/.exec(stack)?.[1] ?? / imported from (\S+)/.exec(stack)?.[1] ?? file;
  const from = existsSync(importer) ? importer : file;
  const isPath = /^[./]|^[a-zA-Z]:[\\/]|^file:/.test(specifier);
  const name = packageName(specifier);
  const similar = isPath ? undefined : findSimilarPackage(name, dirname(file));
  return addCodeFrame({
    file: from,
    ...findImport(specifier, from),
    message: isPath ? `File not found: "${specifier}".` : `Package "${name}" is not installed.`,
    hint: isPath
      ? 'Fix the import path.'
      : similar
        ? `Did you mean "${similar}"?`
        : `Install it: ${getInstallCommand(name === '@octavo/cli' ? [name, 'react', 'react-dom'] : [name], dirname(file))}`,
  });
}

/** Returns the package name from a specifier, without the subpath. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Parses a syntax error message of jiti, which consists of the reason and a line with the location. */
function syntaxErrorIn(message: string): Problem | undefined {
  const [, reason, file, line, column] =
    /^(?:\w*Error: )?(.+?)\s*\n\s*(\S.*):(\d+):(\d+)\s*$/s.exec(message) ?? [];
  if (reason === undefined || file === undefined) return undefined;
  const problem = {
    file,
    message: `Syntax error: ${reason.split('\n')[0]!.trim().replace(/\.$/, '')}.`,
  };
  // Errors without a position are in line 0.
  if (line === '0') return problem;
  return addCodeFrame({
    ...problem,
    line: Number(line),
    // Babel counts columns from 0.
    column: Number(column) + 1,
    hint: 'Check for a missing or extra bracket, quote or comma at or before this position.',
  });
}

/** Functions of `@octavo/cli` for configuration files. */
const CONFIG_FUNCTIONS = ['defineConfig', 'definePlugin', 'defineCommand'];

/**
 * Describes a name that is neither declared nor imported. Its position is searched in the source, because the stack trace
 * has positions in the compiled code.
 */
function undefinedNameIn(cause: unknown, message: string, file: string): Problem | undefined {
  const [, name] = /^([\w$]+) is not defined$/.exec(message) ?? [];
  if (!(cause instanceof ReferenceError) || name === undefined) return undefined;
  const [, from = file] =
    /\n\s+at (?:[^\n]*\()?(?:file:\/\/)?([^\n()]+):\d+:\d+\)?/.exec(cause.stack ?? '') ?? [];
  // The author cannot change a package.
  if (from.includes('node_modules')) return undefined;
  const source = existsSync(from) ? from : file;
  return addCodeFrame({
    file: source,
    ...findName(name, source),
    message: `"${name}" is not defined.`,
    hint: CONFIG_FUNCTIONS.includes(name)
      ? `Add at the top of the file: import { ${name} } from '@octavo/cli';`
      : 'Import or declare it, or fix the name.',
  });
}

type Position = Pick<Problem, 'line' | 'column'>;

/** Returns the position of the first use of a name in a file, outside of comments, strings and properties. */
function findName(name: string, file: string): Position | undefined {
  const pattern = `(?<![.\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`;
  return findInCode(pattern, file, `|'[^'\\n]*'|"[^"\\n]*"`);
}

/** Returns the position of the first import of a module in a file. */
function findImport(specifier: string, file: string): Position | undefined {
  const escaped = specifier.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return findInCode(`(?<=\\b(?:from|import|require)\\s*\\(?\\s*)(['"])${escaped}\\2`, file);
}

/** Returns the position of the first match of a pattern in a file, outside of comments and of `ignored`. */
function findInCode(pattern: string, file: string, ignored = ''): Position | undefined {
  if (!existsSync(file)) return undefined;
  const source = readFileSync(file, 'utf8');
  const all = source.matchAll(new RegExp(`(/\\*[\\s\\S]*?\\*/|//.*${ignored})|${pattern}`, 'g'));
  const found = [...all].find(([, comment]) => comment === undefined);
  return found && positionAt(found.index, source);
}

/** Converts an exception to a problem. Adds the position of the first of the files in the stack trace, if any. */
function thrownError(
  cause: unknown,
  message: string,
  file: string,
  files: readonly string[],
): Problem {
  const trace = cause instanceof Error ? (cause.stack ?? '') : '';
  const [location = { file }] = trace.split('\n').flatMap((frame) => {
    const at = files.find((path) => frame.includes(`${path}:`));
    const [, line] = /:(\d+):\d+\)?$/.exec(frame) ?? [];
    return at === undefined || line === undefined ? [] : { file: at, line: Number(line) };
  });
  // Thrown by plugins, for example if their options are invalid.
  if (cause instanceof OctavoError)
    return { ...location, message: cause.message, ...(cause.hint ? { hint: cause.hint } : {}) };
  return { ...location, message: `The configuration threw an error: ${message}` };
}
