import { cac } from 'cac';

import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { pluginError } from '../plugin-host/plugin-error';
import { checkOptions } from './check-options';
import { loadSiteConfig } from './load-site-config';

export interface RunPluginCommandOptions {
  /** First argument of the command line. */
  name: string;
  cwd: string;
  argv: readonly string[];
  logger: Logger;
}

/** Runs a command of a plugin. Returns the names of all plugin commands if none of them matches. */
export async function runPluginCommand({
  name,
  cwd,
  argv,
  logger,
}: RunPluginCommandOptions): Promise<'done' | string[]> {
  const configFile = cac()
    .option('--config <file>', '')
    .parse([...argv], { run: false }).options.config as string | undefined;
  const config = await loadSiteConfig({ cwd, configFile }).catch((error: unknown) => {
    // Without a configuration there are no plugin commands, and the caller reports an unknown command.
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
  const cliCommand = cli.command(command.name, command.description);
  cliCommand.option('--config <file>', 'Configuration file (default: docs.config.ts)');
  for (const { flags, description } of command.options ?? []) cliCommand.option(flags, description);
  cliCommand.action(async (...values: unknown[]) => {
    const options = values.at(-1) as Record<string, unknown>;
    const args = values
      .slice(0, -1)
      .flat()
      .filter((each) => each !== undefined) as string[];
    try {
      await command.run({ args, options, config, logger });
    } catch (cause) {
      throw pluginError(plugin.name, `the command ${name}`, cause);
    }
  });
  cli.help();
  cli.parse([...argv], { run: false });
  checkOptions(cli);
  await cli.runMatchedCommand();
  return 'done';
}
