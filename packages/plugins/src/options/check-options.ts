import { OctavoError } from '@octavo/cli';
import { nearest } from '@octavo/mdx-plugins/diagnostics';
import { findProblems, type SchemaProblem } from '@octavo/mdx-plugins/schema';
import type * as z from 'zod';

/**
 * Validates the options of a plugin.
 *
 * @returns the options with their defaults
 * @throws {OctavoError} with every problem of the options
 */
export function checkOptions<Output>(
  plugin: string,
  schema: z.ZodType<Output>,
  options: unknown,
): Output {
  const problems = findProblems(schema, options);
  if (problems.length === 0) return schema.parse(options);
  throw new OctavoError(
    'CONFIG_INVALID',
    problems.map((problem) => `Options of the plugin "${plugin}": ${describe(problem)}`).join('\n'),
  );
}

function describe({ path, kind, expected, value, knownKeys }: SchemaProblem): string {
  const key = path.map(String).join('.');
  if (kind !== 'unknown-key')
    return `${key && `"${key}": `}expected ${expected}, got ${preview(value)}.`;
  const suggestion = nearest(String(path.at(-1)), knownKeys);
  const hint = suggestion
    ? `Did you mean "${suggestion}"?`
    : knownKeys.length > 0
      ? `Valid keys: ${knownKeys.join(', ')}.`
      : 'The plugin has no options.';
  return `unknown key "${key}". ${hint}`;
}

function preview(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return 'a function';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
