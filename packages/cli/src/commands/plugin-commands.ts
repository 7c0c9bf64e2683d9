import { type Command, cac } from 'cac';

import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import type { CommandOptions, OptionValue } from '../model/plugin-command';
import { pluginError } from '../plugin-host/plugin-error';
import { checkArguments, checkOptions } from './check-options';
import { loadSiteConfig } from './load-site-config';
import { isList, parseArguments } from './parse-arguments';

export interface RunPluginCommandOptions {
  /** Command name entered by the user. */
  name: string;
  cwd: string;
  argv: readonly string[];
  logger: Logger;
}

/**
 * Runs a plugin command.
 *
 * @returns `'done'`, or the names of all plugin commands if none of them matches.
 * @throws {OctavoError} `PLUGIN_FAILED` if the command throws, `USAGE` if an option or an argument is unknown or missing, or if
 * the configuration is invalid.
 */
export async function runPluginCommand({
  name,
  cwd,
  argv,
  logger,
}: RunPluginCommandOptions): Promise<'done' | string[]> {
  const global = cac().option('--config <file>', '');
  parseArguments(global, argv);
  const configFile = global.options.config as string | undefined;
  const config = await loadSiteConfig({ cwd, configFile, logger }).catch((error: unknown) => {
    // Without a configuration file, there are no plugin commands. The caller reports an unknown command.
    if (error instanceof OctavoError && error.code === 'CONFIG_NOT_FOUND') return undefined;
    throw error;
  });
  const all = (config?.plugins ?? []).flatMap((plugin) =>
    (plugin.commands ?? []).map((command) => ({ plugin, command })),
  );
  const nameOf = ({ command }: (typeof all)[number]) => command.name.split(' ')[0]!;
  const found = all.find((each) => nameOf(each) === name);
  if (!found || !config) return all.map(nameOf);

  const cli = cac('octavo');
  const { command, plugin } = found;
  const parsed = cli.command(command.name, command.description);
  parsed.option('--config <file>', 'Path to the configuration file (default: docs.config.ts)');
  for (const { flags, description } of command.options ?? []) parsed.option(flags, description);
  parsed.action(async (...input: unknown[]) => {
    const { '--': rest = [], ...values } = input.at(-1) as Record<string, unknown>;
    const options = withTypes(values, parsed.options);
    const args = [...input.slice(0, -1), rest]
      .flat()
      .filter((each) => each !== undefined)
      .map(String);
    try {
      await command.run({ args, options, config, logger });
    } catch (cause) {
      throw pluginError(plugin.name, `the "${name}" command`, cause);
    }
  });
  cli.help();
  parseArguments(cli, argv);
  checkOptions(cli);
  checkArguments(cli);
  await cli.runMatchedCommand();
  return 'done';
}

/** Converts option values to the types declared by their flags. */
function withTypes(
  values: Record<string, unknown>,
  options: Command['options'],
): CommandOptions<string> {
  const typed: Record<string, OptionValue | undefined> = {};
  for (const { name, rawName, isBoolean } of options) {
    const value = values[name];
    if (value === undefined) continue;
    if (isList(rawName))
      typed[name] = [value]
        .flat()
        .filter((each) => each !== true)
        .map(String);
    else typed[name] = toOptionValue(value, isBoolean);
  }
  return typed;
}

function toOptionValue(value: unknown, isBoolean = false): string | boolean {
  return isBoolean || typeof value === 'boolean' ? Boolean(value) : String(value);
}
