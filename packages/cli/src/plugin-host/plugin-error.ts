import { OctavoError } from '../model/errors';

const FIX_PLUGIN = 'Fix the plugin or remove it from "plugins".';

/**
 * Creates an error for a failed hook. If the cause is an `OctavoError`, its problems and hint are preserved.
 *
 * @param hook - hook name, or a description such as `the command "lint"`
 */
export function pluginError(plugin: string, hook: string, cause: unknown): OctavoError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new OctavoError('PLUGIN_FAILED', `Plugin "${plugin}" failed in ${hook}: ${reason}`, {
    ...(cause instanceof OctavoError ? { problems: cause.problems } : {}),
    hint: (cause instanceof OctavoError && cause.hint) || FIX_PLUGIN,
    cause,
  });
}

/**
 * Creates an error for an invalid return value of a hook.
 *
 * @param expected - description of the valid values, such as `an array of strings`
 * @param actual - description of the returned value
 */
export function invalidResultError(
  plugin: string,
  hook: string,
  expected: string,
  actual: string,
): OctavoError {
  return new OctavoError(
    'PLUGIN_FAILED',
    `Plugin "${plugin}" returned an invalid value from ${hook}: expected ${expected}, got ${actual}.`,
    { hint: FIX_PLUGIN },
  );
}
