import { nearest } from '@octavo/mdx-plugins/diagnostics';
import { type CAC, cac } from 'cac';

import type { InitOptions } from './commands/init';
import { getCliVersion } from './files/cli-version';
import { OctavoError } from './model/errors';
import type { Logger } from './model/logger';

interface Flags {
  config?: string;
  shard?: string;
  force?: boolean;
  profile?: boolean;
  changed?: string;
  since?: string;
  port?: string;
  host?: string | boolean;
  check?: boolean;
  external?: boolean;
  format?: string;
  site?: string;
}

interface TestFlags extends Flags {
  update?: boolean;
  watch?: boolean;
  print?: boolean;
}

type InitFlags = Pick<InitOptions, 'title' | 'lang' | 'workflow' | 'yes'>;

const CHANGED_HELP = 'Write the paths of added, changed and deleted files to a JSON file';
const PROFILE_HELP = 'Print how long the steps and the slowest pages took';
const SINCE_HELP =
  'Compare with the build that wrote this file with --changed (default: the last build in the output folder)';

/** Defines the commands and options of `octavo`. Commands are loaded when they run. */
export function createCli(cwd: string, logger: Logger): CAC {
  const cli = cac('octavo');

  cli.option('--config <file>', 'Path to the configuration file (default: docs.config.ts)');

  cli
    .command('init [folder]', 'Create a docs site')
    .option('--title <title>', 'Site title (default: the package or folder name)')
    .option(
      '--lang <tags>',
      'Comma-separated language tags, default language first, such as en,zh (default: en)',
    )
    .option('--workflow', 'Add a GitHub workflow that publishes the site on GitHub Pages')
    .option('--yes', 'Skip prompts and use defaults')
    .action(async (folder: string | undefined, { title, lang, workflow, yes }: InitFlags) => {
      const { init } = await import('./commands/init');
      await init({ cwd, folder, title, lang, workflow, yes, logger });
    });

  cli
    .command('migrate [...args]', 'Migrate a site from another tool with @octavo/migrate')
    .allowUnknownOptions()
    .action(async () => {
      const { runMigrate } = await import('./commands/run-migrate');
      const { rawArgs } = cli;
      await runMigrate({ cwd, args: rawArgs.slice(rawArgs.indexOf('migrate') + 1), logger });
    });

  cli
    .command('build', 'Build the site for production')
    .option('--shard <shard>', 'Build a single shard, for example 1/4')
    .option(
      '--force',
      'Replace the output folder even if it contains files that Octavo did not write',
    )
    .option('--profile', PROFILE_HELP)
    .option('--changed <file>', CHANGED_HELP)
    .option('--since <file>', SINCE_HELP)
    .action(async ({ config, shard, force, profile, ...changes }: Flags) => {
      const options = { cwd, configFile: config, force, profile, logger, ...parseChanges(changes) };
      if (shard === undefined) {
        const { startBuild } = await import('./commands/start-build');
        await startBuild(options);
        return;
      }
      if (options.changed) {
        throw new OctavoError('USAGE', '--changed: a shard does not write the output folder.', {
          hint: 'Use the option with "octavo merge".',
        });
      }
      const [{ buildShard }, { parseShard }] = await Promise.all([
        import('./commands/build-shard'),
        import('./build/output/shards'),
      ]);
      await buildShard({ cwd, configFile: config, shard: parseShard(shard), logger });
    });

  cli
    .command('merge', 'Merge shards into a complete build')
    .option(
      '--force',
      'Replace the output folder even if it contains files that Octavo did not write',
    )
    .option('--profile', PROFILE_HELP)
    .option('--changed <file>', CHANGED_HELP)
    .option('--since <file>', SINCE_HELP)
    .action(async ({ config, force, profile, ...changes }: Flags) => {
      const { merge } = await import('./commands/merge');
      await merge({ cwd, configFile: config, force, profile, logger, ...parseChanges(changes) });
    });

  cli
    .command('dev', 'Start the dev server')
    .option('--port <port>', 'Port to listen on (default: 3000, or the next free port)')
    .option(
      '--host [host]',
      'Host to listen on, or all addresses if no value is given (default: localhost)',
    )
    .option('--check', 'Check the whole site on startup and after each change')
    .action(async ({ config, port, host, check }: Flags) => {
      const { dev } = await import('./commands/dev');
      await closeOnSignal(
        await dev({
          cwd,
          configFile: config,
          port: parsePort(port),
          host: toHost(host),
          check,
          logger,
        }),
      );
    });

  cli
    .command('preview', 'Preview the production build')
    .option('--port <port>', 'Port to listen on (default: 4173, or the next free port)')
    .option(
      '--host [host]',
      'Host to listen on, or all addresses if no value is given (default: localhost)',
    )
    .action(async ({ config, port, host }: Flags) => {
      const { preview } = await import('./commands/preview');
      await closeOnSignal(
        await preview({
          cwd,
          configFile: config,
          port: parsePort(port),
          host: toHost(host),
          logger,
        }),
      );
    });

  cli
    .command('check', 'Check links, translations and content')
    .option('--external', 'Also check external links')
    .option('--format <format>', 'Output format: text, json or sarif (default: text)')
    .action(async ({ config, external, format }: Flags) => {
      const { check } = await import('./commands/check');
      const { errors } = await check({
        cwd,
        configFile: config,
        external: external ?? false,
        format: parseFormat(format, ['text', 'json', 'sarif']),
        logger,
      });
      if (errors > 0) process.exitCode = 1;
    });

  cli
    .command('mcp [site]', 'Start a Model Context Protocol server for a built site')
    .option('--port <port>', 'Serve over HTTP on localhost (default: standard input and output)')
    .action(async (site: string | undefined, { config, port }: Flags) => {
      const { mcp } = await import('./commands/mcp');
      const server = await mcp({ cwd, configFile: config, site, port: parsePort(port), logger });
      if (server) await closeOnSignal(server);
    });

  cli
    .command('eval <questions>', 'Measure how often search answers questions')
    .option('--site <site>', 'Folder or URL of a built site (default: the output folder)')
    .option('--format <format>', 'Output format: text or json (default: text)')
    .action(async (file: string, { config, site, format = 'text' }: Flags) => {
      if (format !== 'text' && format !== 'json')
        throw new OctavoError('USAGE', `--format: expected "text" or "json", got "${format}".`);
      const { evaluate } = await import('./commands/eval');
      const { shortfalls } = await evaluate({
        cwd,
        configFile: config,
        file,
        site,
        format,
        logger,
      });
      if (shortfalls.length > 0) process.exitCode = 1;
    });

  cli
    .command(
      'middleware <host>',
      'Create the middleware that serves Markdown, for netlify, vercel or cloudflare',
    )
    .option('--force', 'Overwrite existing files')
    .action(async (host: string, { force }: { force?: boolean }) => {
      const { middleware } = await import('./commands/middleware');
      middleware({ cwd, host, force, logger });
    });

  cli
    .command('test [...pages]', 'Run the code blocks of the pages')
    .option('--update', 'Write changed output to the pages')
    .option('--watch', 'Test again after each change')
    .option('--print', 'Print the output of each command')
    .option('--format <format>', 'Output format: text, json, sarif or github (default: text)')
    .action(async (pages: string[], { config, update, watch, print, format }: TestFlags) => {
      const { test, watchTests } = await import('./commands/test');
      const options = {
        cwd,
        configFile: config,
        filters: pages,
        update: update ?? false,
        print: print ?? false,
        format: parseFormat(format, ['text', 'json', 'sarif', 'github']),
        logger,
      };
      if (watch) {
        await closeOnSignal(await watchTests(options));
        return;
      }
      const { problems } = await test(options);
      if (problems.length > 0) process.exitCode = 1;
    });

  cli
    .command('list', 'List theme components and show which ones this site overrides')
    .action(async ({ config }: Flags) => {
      const { list } = await import('./commands/eject');
      await list({ cwd, configFile: config, logger });
    });

  cli
    .command('version <name>', 'Freeze the current content as a version')
    .action(async (name: string, { config }: Flags) => {
      const { version } = await import('./commands/version');
      await version({ cwd, configFile: config, name, logger });
    });

  for (const [name, description] of [
    ['eject', 'Copy the source code of theme components into the site'],
    ['wrap', 'Create wrapper components for theme components'],
  ] as const) {
    cli
      .command(`${name} <...components>`, description)
      .option('--force', 'Overwrite existing files')
      .action(async (names: string[], { config, force }: Flags & { force?: boolean }) => {
        const commands = await import('./commands/eject');
        await commands[name]({ cwd, configFile: config, names, force, logger });
      });
  }

  cli
    .command('diff [component]', 'Show upstream changes to ejected components')
    .action(async (name: string | undefined, { config }: Flags) => {
      const { diff } = await import('./commands/eject');
      await diff({ cwd, configFile: config, name, logger });
    });

  cli
    .command('[command] [...args]', 'Show help')
    .allowUnknownOptions()
    .action(async (name?: string) => {
      if (name === undefined) return cli.outputHelp();
      const { runPluginCommand } = await import('./commands/plugin-commands');
      const pluginCommands = await runPluginCommand({ name, cwd, argv: process.argv, logger });
      if (pluginCommands === 'done') return;
      const names = cli.commands
        .map((command) => command.name)
        .filter((each) => /^\w+$/.test(each));
      const near = nearest(name, [...names, ...pluginCommands]);
      throw new OctavoError('USAGE', `Unknown command "${name}".`, {
        hint: `${near ? `Did you mean "octavo ${near}"? ` : ''}Run \`octavo --help\` to list all commands.`,
      });
    });

  cli.help();
  // Migrations and commands of plugins have their own help.
  cli.showHelpOnExit = false;
  cli.version(getCliVersion());
  return cli;
}

function parseChanges({ changed, since }: Pick<Flags, 'changed' | 'since'>): {
  changed?: string;
  since?: string;
} {
  if (since !== undefined && changed === undefined)
    throw new OctavoError('USAGE', '--since: requires --changed.');
  return { ...(changed !== undefined && { changed }), ...(since !== undefined && { since }) };
}

function toHost(host: string | boolean | undefined): string | undefined {
  return host === true ? '0.0.0.0' : typeof host === 'string' ? host : undefined;
}

function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new OctavoError('USAGE', `--port: expected a number from 0 to 65535, got "${text}".`);
}

function parseFormat<const Format extends string>(
  format: string | undefined,
  formats: readonly Format[],
): Format {
  const found = formats.find((each) => each === (format ?? 'text'));
  if (found !== undefined) return found;
  throw new OctavoError('USAGE', `--format: expected ${listOptions(formats)}, got "${format}".`);
}

function listOptions(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

/** Waits for SIGINT or SIGTERM, then closes the server. */
async function closeOnSignal({ close }: { close: () => Promise<void> }): Promise<void> {
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  await close();
}
