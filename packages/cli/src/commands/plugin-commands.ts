import { cac } from 'cac';

import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { pluginError } from '../plugin-host/plugin-error';
import { checkOptions } from './check-options';
import { loadSiteConfig } from './load-site-config';

export interface RunPluginCommandOptions {
  /** What was typed. */
  name: string;
  cwd: string;
  argv: readonly string[];
  logger: Logger;
}

/** Run the command of a plugin; where none has one of that name, tell the names there are. */
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
    // Without a site there are no plugins; the name is then told to be unknown.
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
  const own = cli.command(command.name, command.description);
  own.option('--config <file>', 'Configuration file (default: docs.config.ts)');
  for (const { flags, description } of command.options ?? []) own.option(flags, description);
  own.action(async (...input: unknown[]) => {
    const options = input.at(-1) as Record<string, unknown>;
    const args = input
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
