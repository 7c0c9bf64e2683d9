import { nearest } from '@octavo/mdx-plugins/diagnostics';
import type { CAC, Command } from 'cac';

import { OctavoError, type Problem } from '../model/errors';

/**
 * Refuse options that the command does not have, all of them, each with the one that was meant.
 *
 * @throws {OctavoError} `USAGE`.
 */
export function checkOptions({ matchedCommand, commands, rawArgs }: CAC): void {
  if (!matchedCommand || matchedCommand.config.allowUnknownOptions) return;
  const own = namesOf(matchedCommand);
  const problems = optionsOf(rawArgs).flatMap(({ written, names }): Problem[] => {
    if (names.every((name) => own.includes(name))) return [];
    return [
      {
        message: `Expected an option of octavo ${matchedCommand.name}, got ${written}.`,
        hint: hintFor(written.replace(/^-+(?:no-)?/, ''), own, commands),
      },
    ];
  });
  if (problems.length === 0) return;
  throw new OctavoError('USAGE', 'The command line is not valid.', {
    problems,
    hint: helpHint(matchedCommand.name),
  });
}

/** Where the options of a command are listed. */
export function helpHint(name = ''): string {
  return `octavo ${name} --help lists its options.`;
}

/** Options as they were typed, with the names that each stands for: `-ab` is two. */
function optionsOf(rawArgs: readonly string[]): { written: string; names: string[] }[] {
  const given = rawArgs.slice(2);
  const end = given.indexOf('--');
  return given.slice(0, end < 0 ? undefined : end).flatMap((arg) => {
    const [, dashes, name] = /^(--?)([^=\s-][^=]*)/.exec(arg) ?? [];
    if (name === undefined) return [];
    const written = `${dashes}${name}`;
    if (dashes === '-') return [{ written, names: [...name] }];
    const whole = name.replace(/^no-/, '').split('.', 1)[0]!;
    return [{ written, names: [inCamelCase(whole)] }];
  });
}

function inCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function namesOf({ options, globalCommand }: Command): string[] {
  return [...options, ...(globalCommand?.options ?? [])].flatMap(({ names }) => names);
}

/** The option that was meant: one of this command before one of another. */
function hintFor(name: string, own: readonly string[], commands: CAC['commands']) {
  // One letter is near to any other.
  if (name.length < 2) return undefined;
  const near = nearest(name, own.filter(isWord).map(inKebabCase));
  if (near !== undefined) return `Did you mean --${near}?`;
  const others = commands.flatMap((command) => command.options.flatMap(({ names }) => names));
  const elsewhere = nearest(name, others.filter(isWord).map(inKebabCase));
  if (elsewhere === undefined) return undefined;
  const having = commands
    .filter((command) => command.hasOption(inCamelCase(elsewhere)))
    .map((command) => `octavo ${command.name}`)
    .join(' and of ');
  return elsewhere === name
    ? `--${name} is an option of ${having}.`
    : `Did you mean --${elsewhere}? It is an option of ${having}.`;
}

function isWord(name: string): boolean {
  return name.length > 1;
}

function inKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
