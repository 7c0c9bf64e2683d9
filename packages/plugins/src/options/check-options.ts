import { OctavoError } from '@octavo/cli';
import { nearest } from '@octavo/mdx-plugins/diagnostics';

import { type Check, describeInvalid, type InvalidValue, isObject } from './checks';

/** Option of a plugin. */
interface Option<Value> {
  check: Check;
  /** Value if the option is not set. */
  default?: Value;
  /** Whether the option has to be set. @default false */
  isRequired?: boolean;
}

/** Options of a plugin, by name. Keys with a default are always set in the result. */
export type OptionsSchema<Options> = { [Name in keyof Options]-?: Option<Options[Name]> };

/**
 * Validates the options of a plugin. Without zod, because loading it would take longer than the rest of the plugins in an
 * unchanged build.
 *
 * @param rule checks the options together, if each of them is valid
 * @returns the options with their defaults
 * @throws {OctavoError} with every problem of the options
 */
export function checkOptions<Options extends object>(
  plugin: string,
  schema: OptionsSchema<Options>,
  options: unknown,
  rule?: Check,
): Options {
  const problems = findProblems(schema as Record<string, Option<unknown>>, options, rule);
  if (problems.length === 0) return withDefaults(schema, options as Options);
  throw new OctavoError(
    'CONFIG_INVALID',
    problems.map((problem) => `Options of the plugin "${plugin}": ${problem}`).join('\n'),
  );
}

function findProblems(
  schema: Readonly<Record<string, Option<unknown>>>,
  options: unknown,
  rule: Check | undefined,
): string[] {
  if (!isObject(options)) return describeInvalid(options, 'an object').map(format);
  const known = Object.entries(schema);
  const invalid = known.flatMap(([name, { check, isRequired }]) =>
    options[name] === undefined && !isRequired
      ? []
      : check(options[name]).map(({ path, message }) => ({ path: [name, ...path], message })),
  );
  const names = known.map(([name]) => name);
  const unknown = Object.keys(options).filter((name) => !names.includes(name));
  const problems = [...invalid.map(format), ...unknown.map((name) => describeUnknown(name, names))];
  return problems.length > 0 || !rule ? problems : rule(options).map(format);
}

function format({ path, message }: InvalidValue): string {
  return path.length > 0 ? `"${path.join('.')}": ${message}.` : `${message}.`;
}

function describeUnknown(name: string, names: readonly string[]): string {
  const suggestion = nearest(name, names);
  const hint = suggestion ? `Did you mean "${suggestion}"?` : `Valid keys: ${names.join(', ')}.`;
  return `unknown key "${name}". ${hint}`;
}

function withDefaults<Options extends object>(
  schema: OptionsSchema<Options>,
  options: Options,
): Options {
  const names = Object.keys(schema) as (keyof Options)[];
  return Object.fromEntries(
    names.map((name) => [name, options[name] ?? schema[name].default]),
  ) as Options;
}
