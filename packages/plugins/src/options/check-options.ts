import { OctavoError } from '@octavo/cli';
import { nearest } from '@octavo/mdx-plugins/diagnostics';
import * as v from 'valibot';

import { describeIssue, plainObject } from './schemas';

/** Schema of the options of a plugin. Its messages describe the expected values, such as `a string`. */
type OptionsSchema = v.GenericSchema & { entries: v.ObjectEntries };

/**
 * Validates the options of a plugin. Uses valibot, because loading zod takes 13 ms, which is more than all plugins take in
 * an unchanged build.
 *
 * @returns the options with their defaults
 * @throws {OctavoError} with every problem of the options
 */
export function checkOptions<Schema extends OptionsSchema>(
  plugin: string,
  schema: Schema,
  options: unknown,
): v.InferOutput<Schema> {
  const object = v.safeParse(plainObject, options);
  const result = object.success ? v.safeParse(schema, object.output) : object;
  const unknownKeys = object.success ? findUnknownKeys(schema, object.output) : [];
  if (result.success && unknownKeys.length === 0) return result.output;
  const problems = [...(result.issues ?? []).map(describe), ...unknownKeys];
  throw new OctavoError(
    'CONFIG_INVALID',
    problems.map((problem) => `Options of the plugin "${plugin}": ${problem}`).join('\n'),
  );
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (issue.path?.at(-1)?.origin === 'key') return `missing key "${path}".`;
  return `${path === null ? '' : `"${path}": `}${describeIssue(issue)}.`;
}

/** Describes all unknown keys. `v.strictObject` reports only the first one. */
function findUnknownKeys({ entries }: OptionsSchema, options: object): string[] {
  const known = Object.keys(entries);
  const unknown = Object.keys(options).filter((key) => !known.includes(key));
  return unknown.map((key) => {
    const suggestion = nearest(key, known);
    const hint = suggestion ? `Did you mean "${suggestion}"?` : `Valid keys: ${known.join(', ')}.`;
    return `unknown key "${key}". ${hint}`;
  });
}
