import { nearest } from '@octavo/mdx-plugins/diagnostics';
import type { CAC, Command } from 'cac';

import { OctavoError, type Problem } from '../model/errors';

/**
 * Validates the options of the matched command.
 *
 * @throws {OctavoError} `USAGE` with all unknown options and suggestions.
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
  throw new OctavoError('USAGE', 'Invalid command-line options.', {
    problems,
    hint: getHelpHint(matchedCommand.name),
  });
}

/**
 * Checks that the matched command has all its arguments and the values of its options, and nothing else.
 *
 * @throws {OctavoError} `USAGE` with what is missing or not expected.
 */
export function checkArguments({ matchedCommand, args, options: values }: CAC): void {
  if (!matchedCommand) return;
  const { rawName, name, args: expected, options, globalCommand } = matchedCommand;
  const fail = (message: string): never => {
    throw new OctavoError('USAGE', message, { hint: getHelpHint(name) });
  };
  for (const option of [...options, ...(globalCommand?.options ?? [])]) {
    // `--name` without a value is `true`, and `--no-name` is `false`.
    if (option.required && typeof values[option.name] === 'boolean')
      fail(`Missing value: ${option.rawName}.`);
  }
  if (args.length < expected.filter(({ required }) => required).length)
    fail(`Missing argument: octavo ${rawName}.`);
  const unexpected = expected.some(({ variadic }) => variadic) ? [] : args.slice(expected.length);
  if (unexpected.length > 0)
    fail(`Unexpected argument${unexpected.length > 1 ? 's' : ''}: ${unexpected.join(' ')}.`);
}

/** Returns a hint to run a command with `--help`. */
export function getHelpHint(name = ''): string {
  return `Run \`${['octavo', name].filter(Boolean).join(' ')} --help\` to list all options.`;
}

/** Parses the raw options and the names they set. For example, `-ab` sets both `a` and `b`. */
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

/** Suggests the closest option of the current command, or of any other command. */
function hintFor(name: string, known: readonly string[], commands: CAC['commands']) {
  // Skip single letters, because they are all equally similar.
  if (name.length < 2) return undefined;
  const near = nearest(name, known.filter(isWord).map(toKebabCase));
  if (near !== undefined) return `Did you mean "--${near}"?`;
  const others = commands.flatMap((command) => command.options.flatMap(({ names }) => names));
  const elsewhere = nearest(name, others.filter(isWord).map(toKebabCase));
  if (elsewhere === undefined) return undefined;
  const owners = commands
    .filter((command) => command.hasOption(toCamelCase(elsewhere)))
    .map((command) => `\`octavo ${command.name}\``)
    .join(' and ');
  return elsewhere === name
    ? `"--${name}" is only supported by ${owners}.`
    : `Did you mean "--${elsewhere}"? This option is only supported by ${owners}.`;
}

function isWord(name: string): boolean {
  return name.length > 1;
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
