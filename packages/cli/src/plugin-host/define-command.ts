import type { PluginCommand } from '../model/config';

/**
 * Type helper for commands. Infers the types of `args` and `options` from `name` and `flags`.
 *
 * @example
 * const lint = defineCommand({
 *   name: 'lint [...files]',
 *   description: 'Check the style of pages',
 *   options: [{ flags: '--max-warnings <number>', description: 'Maximum number of warnings' }],
 *   run: ({ args: files, options: { maxWarnings = '0' } }) => lintFiles(files, Number(maxWarnings)),
 * });
 */
export function defineCommand<const Name extends string, const Flags extends string = never>(
  command: PluginCommand<Name, Flags>,
): PluginCommand {
  // The types match at runtime, because the CLI parses arguments according to the same name and flags.
  return command as unknown as PluginCommand;
}
