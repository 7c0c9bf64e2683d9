import { OctavoError } from '../model/errors';

const FIX_PLUGIN = 'Fix the plugin or remove it from "plugins".';

/**
 * Returns an error for a hook that threw. Problems and hint of an `OctavoError` are preserved.
 *
 * @param hook - name of the hook, or a noun phrase such as `the command "lint"`
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
 * Returns an error for a hook that returned an invalid value.
 *
 * @param expected - noun phrase for the valid values
 * @param actual - description of the value that the hook returned
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
