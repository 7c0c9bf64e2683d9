import { OctavoError } from '../model/errors';

/** A plugin did not do what it should; the message names it and the hook. */
export function pluginError(plugin: string, hook: string, cause: unknown): OctavoError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new OctavoError('PLUGIN_FAILED', `The plugin "${plugin}" failed in ${hook}: ${reason}`, {
    ...(cause instanceof OctavoError ? { problems: cause.problems } : {}),
    hint:
      (cause instanceof OctavoError && cause.hint) || `Mend the plugin, or take it out of plugins.`,
    cause,
  });
}

/** A hook gave back something that cannot be used. */
export function pluginAnswerError(
  plugin: string,
  hook: string,
  expected: string,
  got: string,
): OctavoError {
  return new OctavoError(
    'PLUGIN_FAILED',
    `The plugin "${plugin}" is wrong in ${hook}: expected ${expected}, got ${got}.`,
    { hint: `Mend the plugin, or take it out of plugins.` },
  );
}
