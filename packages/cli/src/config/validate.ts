import { nearest } from '@octavo/mdx-plugins/diagnostics';
import { findProblems, getValueAt, type SchemaProblem } from '@octavo/mdx-plugins/schema';
import { themeConfigSchema } from '@octavo/theme/schema';
import type { z } from 'zod';

import { describeValue } from '../model/describe-value';
import type { ConfigProblem } from './config-problem';
import { configSchema } from './schema/config';

/**
 * Options of zod for the configuration. It generates code for the schemas otherwise, which takes longer than validating one
 * configuration: 20 ms of CPU time.
 */
export const PARSE_ONCE = { jitless: true };

/** Hint for a configuration file that does not export an object. */
export const EXPORT_HINT = 'Add: export default defineConfig({ … })';

/** Validates the default export of a configuration file. Returns all problems with their key paths. */
export function validateConfig(
  value: unknown,
  file: string,
  schema: z.ZodType = configSchema,
): ConfigProblem[] {
  return findProblems(schema, value, {}, PARSE_ONCE).map((problem) => ({
    file,
    key: problem.path,
    ...(problem.path.length === 0 ? { hint: EXPORT_HINT } : {}),
    ...describeProblem(problem, value, 'The configuration'),
  }));
}

/** Minimum length of an unknown key for which longer keys are suggested. */
const MIN_PREFIX_LENGTH = 3;

/**
 * Returns the message and the hint for a schema violation.
 *
 * @param rootName - capitalized name for the root value, such as `The configuration`
 */
export function describeProblem(
  { kind, value, expected, path, knownKeys, isOptional }: SchemaProblem,
  root: unknown,
  rootName: string,
): { message: string; hint?: string } {
  if (kind === 'unknown-key' || (kind === 'missing' && path.length > 0)) {
    const key = String(path.at(-1));
    const parent = formatKey(path.slice(0, -1), root);
    const name = `key "${key}"${parent && ` in ${parent}`}`;
    if (kind === 'missing') return { message: `Missing ${name}.`, hint: `Expected ${expected}.` };
    const isThemeKey = path.length === 1 && knownKeys.includes('themeConfig');
    if (isThemeKey && Object.hasOwn(themeConfigSchema.shape, key))
      return { message: `Unknown ${name}.`, hint: `Did you mean "themeConfig.${key}"?` };
    return { message: `Unknown ${name}.`, hint: suggestKeys(key, knownKeys) };
  }
  const message = `${formatKey(path, root) || rootName}: expected ${expected}, got ${describeValue(value)}.`;
  if (value === null && isOptional)
    return { message, hint: `Remove the key, or set it to ${expected}.` };
  const near = typeof value === 'string' ? findSimilarValue(value, expected) : undefined;
  return near === undefined ? { message } : { message, hint: `Did you mean "${near}"?` };
}

/** Returns the most similar of the quoted values in a description, or the URL that a host name stands for. */
function findSimilarValue(value: string, expected: string): string | undefined {
  if (expected === 'a URL') return isHost(value) ? `https://${value}` : undefined;
  return nearest(
    value,
    [...expected.matchAll(/"([^"]+)"/g)].map(([, name]) => name!),
  );
}

/** Checks whether a value is a host name, with a port or path if there is one, such as `docs.example.com`. */
function isHost(value: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/\S*)?$/.test(value);
}

/** Suggests the most similar valid key, or the valid keys that start with the unknown one. */
function suggestKeys(key: string, knownKeys: readonly string[]): string {
  const near = nearest(key, knownKeys);
  const longer =
    key.length < MIN_PREFIX_LENGTH
      ? []
      : knownKeys.filter((known) => known.toLowerCase().startsWith(key.toLowerCase()));
  const suggestions = near ? [near] : longer;
  return suggestions.length > 0
    ? `Did you mean ${suggestions.map((name) => `"${name}"`).join(' or ')}?`
    : `Valid keys: ${knownKeys.join(', ')}.`;
}

/** Formats a key path. Indexes in `plugins` are followed by the plugin name. */
export function formatKey(path: readonly PropertyKey[], root: unknown): string {
  return path
    .map((key, index) => {
      if (typeof key !== 'number') return `.${String(key)}`;
      const name =
        index === 1 && path[0] === 'plugins' && getValueAt(root, [...path.slice(0, 2), 'name']);
      return typeof name === 'string' ? `[${key}] ("${name}")` : `[${key}]`;
    })
    .join('')
    .replace(/^\./, '');
}
