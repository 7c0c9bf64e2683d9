import type { PluginCommand } from '../model/config';

/**
 * Returns the command unchanged. Infers the types of `args` and `options` from `name` and `flags`.
 *
 * @example
 * const lint = defineCommand({
 *   name: 'lint [...files]',
 *   description: 'Check the style of pages',
 *   options: [{ flags: '--max-warnings <number>', description: 'Number of allowed warnings' }],
 *   run: ({ args: files, options: { maxWarnings = '0' } }) => lintFiles(files, Number(maxWarnings)),
 * });
 */
export function defineCommand<const Name extends string, const Flags extends string = never>(
  command: PluginCommand<Name, Flags>,
): PluginCommand {
  // The CLI parses arguments by the same name and flags.
  return command as unknown as PluginCommand;
}
