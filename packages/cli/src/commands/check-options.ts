import { nearest } from '@octavo/mdx-plugins/diagnostics';
import type { CAC, Command } from 'cac';

import { OctavoError, type Problem } from '../model/errors';

/**
 * Checks the options of the matched command.
 *
 * @throws {OctavoError} `USAGE` with all unknown options, each with the nearest valid one.
 */
export function checkOptions({ matchedCommand, commands, rawArgs }: CAC): void {
  if (!matchedCommand || matchedCommand.config.allowUnknownOptions) return;
  const known = namesOf(matchedCommand);
  const problems = optionsOf(rawArgs).flatMap(({ written, names }): Problem[] => {
    if (names.every((name) => known.includes(name))) return [];
    return [
      {
        message: `Unknown option "${written}".`,
        hint: hintFor(written.replace(/^-+(?:no-)?/, ''), known, commands),
      },
    ];
  });
  if (problems.length === 0) return;
  throw new OctavoError('USAGE', 'Invalid command line options.', {
    problems,
    hint: helpHint(matchedCommand.name),
  });
}

/** Returns a hint that shows how to list the options of a command. */
export function helpHint(name = ''): string {
  return `Run ${['octavo', name].filter(Boolean).join(' ')} --help to list all options.`;
}

/** Returns the options as typed, each with the names that it sets: `-ab` sets two. */
function optionsOf(rawArgs: readonly string[]): { written: string; names: string[] }[] {
  const args = rawArgs.slice(2);
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? undefined : end).flatMap((arg) => {
    const [, dashes, name] = /^(--?)([^=\s-][^=]*)/.exec(arg) ?? [];
    if (name === undefined) return [];
    const written = `${dashes}${name}`;
    if (dashes === '-') return [{ written, names: [...name] }];
    const base = name.replace(/^no-/, '').split('.', 1)[0]!;
    return [{ written, names: [toCamelCase(base)] }];
  });
}

function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function namesOf({ options, globalCommand }: Command): string[] {
  return [...options, ...(globalCommand?.options ?? [])].flatMap(({ names }) => names);
}

/** Suggests the nearest option of the command, or else of another command. */
function hintFor(name: string, known: readonly string[], commands: CAC['commands']) {
  // Every other single letter would be equally near.
  if (name.length < 2) return undefined;
  const near = nearest(name, known.filter(isWord).map(toKebabCase));
  if (near !== undefined) return `Did you mean "--${near}"?`;
  const others = commands.flatMap((command) => command.options.flatMap(({ names }) => names));
  const elsewhere = nearest(name, others.filter(isWord).map(toKebabCase));
  if (elsewhere === undefined) return undefined;
  const owners = commands
    .filter((command) => command.hasOption(toCamelCase(elsewhere)))
    .map((command) => `octavo ${command.name}`)
    .join(' and ');
  return elsewhere === name
    ? `"--${name}" is an option of ${owners}.`
    : `Did you mean "--${elsewhere}"? It is an option of ${owners}.`;
}

function isWord(name: string): boolean {
  return name.length > 1;
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
